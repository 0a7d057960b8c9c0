import {
  DISCARD,
  DRAW,
  EXAMINED,
  IN_FRONT,
  MAX_CARDS,
  PASSING_HOLDER,
  REMOVED,
  RESOLVING,
  WAITING,
  absentFrom,
  handOf,
  isIn,
  isKnownTo,
  pileCount,
  rivalOf,
  unseenCards,
  CARD_WORDS,
  type Side,
  type Table,
} from '@brink/struggle';
import type { Adapter } from '../adapter.ts';
import { forecastReshuffle, type Reshuffle } from './reshuffle.ts';

/** Where a card is, as far as a player can know. */
export const PLACES = [
  'rival',
  'unseen',
  'pile',
  'own',
  'table',
  'passing',
  'discard',
  'removed',
  'waiting',
] as const;
/** Where a card is, as far as a side can know. */
export type Place = (typeof PLACES)[number];

/** How a player knows a card that he does not see. */
export const SOURCES = ['seen', 'shown', 'workedOut', 'excluded'] as const;
/** How a side knows it. */
export type Source = (typeof SOURCES)[number];

/** What a side can know of one card. */
export interface CardMemory {
  readonly card: number;
  readonly place: Place;
  readonly source: Source;
  /** How likely the rival holds it. */
  readonly probability: number;
  /** Place of its deck among the adapter's periods; -1 for visiting cards. */
  readonly period: number;
  /** 0 US, 1 USSR, 2 either. */
  readonly side: number;
  readonly ops: number;
  readonly isScoring: boolean;
  /** Leaves the game after its event. */
  readonly isStarred: boolean;
  readonly regions: readonly number[];
  readonly danger: string | undefined;
}

/** What a side can know of all cards. */
export interface Memory {
  readonly viewer: Side;
  readonly cards: readonly CardMemory[];
  /** Cards of the rival's hand that are not known. */
  readonly hiddenInHand: number;
  readonly pile: number;
  readonly reshuffle: Reshuffle;
}

interface Found {
  readonly place: Place;
  readonly source: Source;
  readonly probability: number;
}

const seen = (place: Place): Found => ({ place, source: 'seen', probability: 0 });

/** A card that everybody can see, or that lies in a deck nobody has touched yet. */
function inTheOpen(game: Table, card: number): Found | undefined {
  if (isIn(game, DISCARD, card)) return seen('discard');
  if (isIn(game, REMOVED, card)) return seen('removed');
  if (isIn(game, RESOLVING, card) || isIn(game, IN_FRONT, card)) return seen('table');
  if (isIn(game, WAITING, card) || isIn(game, WAITING + CARD_WORDS, card)) return seen('waiting');
  return undefined;
}

/** Known ends of a pile are known to both. */
function isAtAnEnd({ mem, rules }: Table, card: number): boolean {
  const { pile } = rules;
  if (!pile) return false;
  return [pile.top, pile.bottom].some((end) =>
    mem.subarray(end + 1, end + 1 + mem[end]).includes(card),
  );
}

/**
 * Exactly what a player can know of every card, and how likely the rival holds those he cannot
 * see: every deal that fits what he knows is taken to be as likely as any other.
 */
export function memoryOf(adapter: Adapter, game: Table, viewer: Side): Memory {
  const rival = rivalOf(viewer);
  const unseen = new Set(unseenCards(game, viewer));
  const mayHold = [...unseen].filter((card) => !isIn(game, absentFrom(rival), card));
  const hidden = [...unseen].filter((card) => isIn(game, handOf(rival), card)).length;
  const chance = mayHold.length === 0 ? 0 : hidden / mayHold.length;
  const find = (card: number): Found | undefined => {
    if (unseen.has(card)) {
      const isExcluded = hidden === 0 || isIn(game, absentFrom(rival), card);
      if (isExcluded) return { place: 'pile', source: 'excluded', probability: 0 };
      const isForced = hidden === mayHold.length;
      return isForced
        ? { place: 'rival', source: 'workedOut', probability: 1 }
        : { place: 'unseen', source: 'seen', probability: chance };
    }
    const open = inTheOpen(game, card);
    if (open) return open;
    if (isIn(game, handOf(viewer), card)) return seen('own');
    if (isIn(game, handOf(rival), card)) {
      const source = isKnownTo(game, viewer, card) ? 'shown' : 'workedOut';
      return { place: 'rival', source, probability: 1 };
    }
    if (isIn(game, DRAW, card) || isIn(game, EXAMINED, card)) {
      return { place: 'pile', source: 'shown', probability: 0 };
    }
    if (isAtAnEnd(game, card)) return { place: 'pile', source: 'shown', probability: 0 };
    const isPassing = card === game.rules.passingCard && game.mem[PASSING_HOLDER] <= 1;
    return isPassing ? seen('passing') : undefined;
  };
  const cards: CardMemory[] = [];
  for (let card = 1; card < MAX_CARDS; card++) {
    const facts = game.rules.cards[card];
    const found = facts && find(card);
    if (!facts || !found) continue;
    cards.push({
      card,
      ...found,
      period: adapter.periodOf(card),
      side: facts.side,
      ops: facts.ops,
      isScoring: facts.isScoring,
      isStarred: facts.isStarred,
      regions: adapter.regionsOf(card),
      danger: adapter.dangerOf(card),
    });
  }
  return {
    viewer,
    cards,
    hiddenInHand: hidden,
    pile: pileCount(game),
    reshuffle: forecastReshuffle(adapter, game),
  };
}

/** By what the cards can be put in order. */
export const GROUPINGS = ['place', 'period', 'side', 'region', 'danger'] as const;
/** By what the cards can be put in order. */
export type Grouping = (typeof GROUPINGS)[number];

/** Keys of the groups a card belongs to: a card of two regions is in two groups. */
function keysOf(card: CardMemory, by: Grouping): readonly (string | number)[] {
  if (by === 'place') return [card.place];
  if (by === 'period') return [card.period];
  if (by === 'side') return [card.isScoring ? 'scoring' : card.side];
  if (by === 'region') return card.regions.length > 0 ? card.regions : [-1];
  return [card.danger ?? 'none'];
}

const PLACE_ORDER: readonly (string | number)[] = PLACES;

/** The cards in groups: places in their order, others as they first appear. */
export function groupCards(
  cards: readonly CardMemory[],
  by: Grouping,
): ReadonlyMap<string | number, readonly CardMemory[]> {
  const groups = new Map<string | number, CardMemory[]>();
  for (const card of cards) {
    for (const key of keysOf(card, by)) {
      const group = groups.get(key);
      if (group) group.push(card);
      else groups.set(key, [card]);
    }
  }
  const rank = ([key]: readonly [string | number, unknown]): number => PLACE_ORDER.indexOf(key);
  return new Map([...groups].sort((a, b) => rank(a) - rank(b)));
}
