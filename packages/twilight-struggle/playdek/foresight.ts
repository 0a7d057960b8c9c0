/**
 * What a log tells of cards that are still in the draw pile: whose hand they will be seen in,
 * and which hands cannot have held them meanwhile. Draws are not logged; this deals them.
 */
import { cardNumber, CARDS, type CardData } from '../data/cards.ts';
import type { CardId, CardRef, Side } from './statements.ts';
import type { Unit } from './units.ts';

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
}

const FULL_HANDS: readonly CardId[] = ['cia-created', 'lone-gunman', 'aldrich-ames-remix'];
const CHINA_CARD: CardId = 'china-card';

const dataOf = (card: number): CardData => CARDS[card - 1];
const isScoring = (card: number): boolean => dataOf(card).marks.includes('scoring');

/** Order of preference for a card to be dealt; smaller is better. */
const LATER = 1_000_000;
const NEVER = 2_000_000;
/** From here on the log speaks against it. */
export const BARRED = 3_000_000;

export class Foresight {
  readonly #sightings = new Map<number, Sighting[]>();
  readonly #evidence: Evidence[] = [];
  /** Where turns begin for which cards are dealt after the set-up. */
  readonly #turns: number[] = [];

  constructor(units: readonly Unit[]) {
    let event: CardId | undefined;
    let hand: { side: Side; cards: Set<number> } | undefined;
    for (const [at, { statement: s }] of units.entries()) {
      if (s.kind !== 'reveal') hand = undefined;
      switch (s.kind) {
        case 'head':
          event = undefined;
          if (s.at.phase === 'headline' && s.at.turn > 1) this.#turns.push(at);
          if (s.at.phase === 'action' && s.cards) {
            for (const card of s.cards) this.#see(card, at, s.at.side);
          }
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
            const mostOps = dataOf(cardNumber(s.card.id)).ops;
            this.#evidence.push({ at, side: s.side, mostOps });
          }
          if (event && FULL_HANDS.includes(event)) {
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
    return !this.#evidence.some(
      ({ at, side: shown, cards, mostOps = 9 }) =>
        shown === side &&
        at >= from &&
        at < to &&
        (dataOf(card).ops > mostOps || (cards !== undefined && !cards.has(card))),
    );
  }

  /** How well a card suits a hand now: what it shows soonest comes first. */
  rank(card: number, side: Side, from: number): number {
    const next = this.next(card, from);
    const until = next?.at ?? Number.POSITIVE_INFINITY;
    if ((next && next.where !== side) || !this.#canHold(card, side, from, until)) {
      return BARRED + (next ? until : 0);
    }
    if (!next) return NEVER;
    return until < this.nextDeal(from) ? until : LATER + until;
  }
}
