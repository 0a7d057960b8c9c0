/**
 * What a log tells of cards that are still in the draw pile: whose hand they will be seen in,
 * and which hands cannot have held them meanwhile. Draws are not logged; this deals them.
 */
import { cardData, cardNumber } from '../data/cards.ts';
import { DISCARDS_HELD, SEES_HEADLINE } from '../data/space.ts';
import type { CardId, CardRef, Place, Side } from './statements.ts';
import type { ReadUnit } from './units.ts';

type ActionRound = Extract<Place, { phase: 'action' }>;

/** A card is seen in a hand, in the draw pile or among the discards. */
export interface Sighting {
  readonly at: number;
  readonly where: Side | 'pile' | 'discards';
}

/** A hand is shown: all of it, or that it holds nothing better than so many operations. */
interface Evidence {
  readonly at: number;
  readonly side: Side;
  readonly cards?: ReadonlySet<number>;
  readonly mostOps?: number;
  /** What may be added to the operations of that side's cards. */
  readonly changes?: readonly number[];
}

/** Operations count as changed, never below 1 nor above 4. */
const counted = (ops: number, change: number): number => Math.min(4, Math.max(1, ops + change));

const FULL_HANDS = new Set<CardId>(['cia-created', 'lone-gunman', 'aldrich-ames-remix']);
const CHINA_CARD: CardId = 'china-card';
/** They end with their turn, which not every log says. */
const OF_ONE_TURN: readonly CardId[] = ['containment', 'brezhnev-doctrine', 'red-scare-purge'];

const isScoring = (card: number): boolean => cardData(card).marks.includes('scoring');

/** A header and a DEFCON line stand before the reshuffle of a deal. */
const DEAL = 2;

/** Order of preference for a card to be dealt; smaller is better. */
export const LATER = 1_000_000;
export const NEVER = 2_000_000;
export const UNPLAYED = 2_500_000;
/** From here on the log speaks against it. */
export const BARRED = 3_000_000;

export class Foresight {
  readonly #sightings = new Map<number, Sighting[]>();
  readonly #evidence: Evidence[] = [];
  /** Where turns begin for which cards are dealt after the set-up. */
  readonly #turns: number[] = [];
  readonly #reshuffles: number[] = [];
  /** How far both sides are in space, from which line on. */
  readonly #space: { readonly at: number; readonly us: number; readonly ussr: number }[] = [];
  readonly #end: number;

  constructor(units: readonly ReadUnit[]) {
    this.#end = units.length;
    const trapped = { us: false, ussr: false };
    const inPlay = new Set<CardId>();
    /** Whose operations Red Scare/Purge lowers is not told where it comes into play. */
    const changesFor = (side: Side): number[] => {
      const more = inPlay.has(side === 'us' ? 'containment' : 'brezhnev-doctrine') ? 1 : 0;
      return inPlay.has('red-scare-purge') ? [more, more - 1] : [more];
    };
    const space = { us: 0, ussr: 0 };
    let event: CardId | undefined;
    let hand: { side: Side; cards: Set<number> } | undefined;
    for (const [at, { statement: s }] of units.entries()) {
      if (s.kind !== 'reveal') hand = undefined;
      switch (s.kind) {
        case 'head':
          event = undefined;
          if (s.at.phase === 'headline') {
            if (s.at.turn > 1) this.#turns.push(at);
            this.#seeHeadlines(s.cards ?? [], at, units, space);
            for (const id of OF_ONE_TURN) inPlay.delete(id);
          }
          if (s.at.phase === 'action') {
            for (const card of s.cards ?? []) this.#see(card, at, s.at.side);
            if (s.cards?.length === 0 && at < units.length - 1) this.#pass(at, s.at, trapped);
          }
          break;
        case 'space-advance':
          space[s.side] = s.box;
          this.#space.push({ at, ...space });
          break;
        case 'in-play':
          if (s.on) inPlay.add(s.card.id);
          else inPlay.delete(s.card.id);
          if (s.card.id === 'quagmire') trapped.us = s.on;
          if (s.card.id === 'bear-trap') trapped.ussr = s.on;
          break;
        case 'reshuffle':
          this.#reshuffles.push(at);
          break;
        case 'headline':
          this.#see(s.card, at, s.side);
          break;
        case 'event':
          if (event === 'star-wars') this.#see(s.card, at, 'discards');
          event = s.card.id;
          break;
        case 'reveal':
          if (event === 'salt-negotiations') {
            this.#see(s.card, at, 'discards');
            break;
          }
          this.#see(s.card, at, s.side);
          if (event === 'missile-envy') {
            const mostOps = cardData(cardNumber(s.card.id)).ops;
            this.#evidence.push({ at, side: s.side, mostOps, changes: changesFor(s.side) });
          }
          if (event && FULL_HANDS.has(event)) {
            if (!hand) {
              hand = { side: s.side, cards: new Set() };
              this.#evidence.push({ at, ...hand });
            }
            hand.cards.add(cardNumber(s.card.id));
          }
          break;
        case 'discard':
          this.#see(s.card, at, event === 'our-man-in-tehran' ? 'pile' : s.side);
          break;
        case 'play':
          if (event !== 'grain-sales-to-soviets') this.#see(s.card, at, s.side);
          break;
        case 'no-cards':
          if (event !== 'cambridge-five') {
            this.#evidence.push({ at, side: s.side, cards: new Set() });
          }
          break;
        default:
      }
    }
  }

  #see({ id }: CardRef, at: number, where: Sighting['where']): void {
    if (id === CHINA_CARD) return;
    const card = cardNumber(id);
    const list = this.#sightings.get(card) ?? [];
    list.push({ at, where });
    this.#sightings.set(card, list);
  }

  /** A log that breaks off behind the header does not tell whose headlines they are. */
  #seeHeadlines(
    cards: readonly CardRef[],
    at: number,
    units: readonly ReadUnit[],
    space: Readonly<Record<Side, number>>,
  ): void {
    if (cards.length < 2 || units.length > at + 2 + DEAL + cards.length) return;
    const isUsFirst = space.ussr >= SEES_HEADLINE && space.us < SEES_HEADLINE;
    const [first, second] = cards;
    this.#see(first, units.length, isUsFirst ? 'us' : 'ussr');
    this.#see(second, units.length, isUsFirst ? 'ussr' : 'us');
  }

  /** Who lets a round pass has no card, or in a trap none that is worth 2. */
  #pass(at: number, { side, turn, round }: ActionRound, trapped: Record<Side, boolean>): void {
    if (round > (turn <= 3 ? 6 : 7)) return;
    this.#evidence.push(trapped[side] ? { at, side, mostOps: 1 } : { at, side, cards: new Set() });
  }

  next(card: number, from: number): Sighting | undefined {
    return this.#sightings.get(card)?.find(({ at }) => at >= from);
  }

  /** Where the next deal comes after the one before `from` or at it. */
  nextDeal(from: number): number {
    return this.#turns.find((at) => at > from) ?? Number.POSITIVE_INFINITY;
  }

  /** Whether a side can have held a card from here to there. */
  #canHold(card: number, side: Side, from: number, to: number): boolean {
    if (isScoring(card) && to > this.nextDeal(from)) return false;
    const { ops } = cardData(card);
    return !this.#evidence.some(
      ({ at, side: shown, cards, mostOps = 9, changes = [0] }) =>
        shown === side &&
        at >= from &&
        at < to &&
        (changes.every((change) => counted(ops, change) > counted(mostOps, change)) ||
          (cards !== undefined && !cards.has(card))),
    );
  }

  /** Whether the deal whose entry begins here takes the discards as well. */
  dealsDiscards(from: number): boolean {
    const isCut = from + DEAL >= this.#end - 1;
    return isCut || this.#reshuffles.some((at) => at >= from && at <= from + DEAL);
  }

  /** Cards that a side shows before the next deal, unless a later reshuffle may bring them. */
  *due(from: number): Iterable<{ card: number; side: Side }> {
    const later = this.#reshuffles.find((at) => at > from + DEAL) ?? Number.POSITIVE_INFINITY;
    const until = Math.min(this.nextDeal(from), later);
    for (const [card, list] of this.#sightings) {
      const next = list.find(({ at }) => at >= from);
      if (!next || next.at >= until || next.where === 'pile' || next.where === 'discards') continue;
      yield { card, side: next.where };
    }
  }

  /** Where the card stands in a hand shown before the next deal: hands keep the order of the deal. */
  #shownAt(card: number, side: Side, from: number): number | undefined {
    const end = this.nextDeal(from);
    const hand = this.#evidence.find(
      (each) => each.side === side && each.at >= from && each.at < end && each.cards?.has(card),
    );
    return hand && hand.at + [...hand.cards!].indexOf(card);
  }

  /** Whether a side may throw a held card away at the end of this turn, perhaps without a line. */
  mayDiscard(side: Side, from: number): boolean {
    const deal = this.nextDeal(from);
    const then = this.#space.findLast(({ at }) => at < deal);
    const rival = side === 'us' ? 'ussr' : 'us';
    return then !== undefined && then[side] >= DISCARDS_HELD && then[rival] < DISCARDS_HELD;
  }

  /** Whether a card is seen again only after the discards have been shuffled. */
  isSeenAfterReshuffle(card: number, from: number): boolean {
    const reshuffle = this.#reshuffles.find((at) => at > from + DEAL);
    const next = this.next(card, from);
    return reshuffle !== undefined && next !== undefined && next.at > reshuffle;
  }

  /** How well a card suits a hand now: what it shows soonest comes first. */
  rank(card: number, side: Side, from: number): number {
    const next = this.next(card, from);
    const until = next?.at ?? Number.POSITIVE_INFINITY;
    if ((next && next.where !== side) || !this.#canHold(card, side, from, until)) {
      return BARRED + (next ? until : 0);
    }
    // In the last turn of a log scoring cards may be in hand, if they must.
    if (!next) return isScoring(card) ? UNPLAYED : NEVER;
    return until < this.nextDeal(from) ? (this.#shownAt(card, side, from) ?? until) : LATER + until;
  }
}
