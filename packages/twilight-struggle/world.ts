import { halt, link, type Layout, type Program, type Rules } from '@brink/kernel';
import {
  COUNTRY_WORDS,
  cardSetsOf,
  type CardEvent,
  type CardFacts,
  type Condition,
  type EventCondition,
  type RegionPenalty,
  type RulePoints,
  type World,
} from '@brink/struggle';
import { CHINA_CARD } from './card-sets.ts';
import { ALL_CARDS } from './cards/index.ts';
import { CARDS, type CardData } from './data/cards.ts';
import {
  CIVIL_WAR_BOX,
  COUNTRIES,
  COUNTRY_COUNT,
  countryNumber,
  type CountryId,
} from './data/countries.ts';
import { SPACE_TRACK } from './data/space.ts';
import { game } from './flow/game.ts';
import { MANNERS } from './manners.ts';
import { bonuses, freeActions, rulePoints, takeFree } from './rule-points.ts';
import { layout } from './state.ts';

const SIDES = { us: 0, ussr: 1, neutral: 2 } as const;

const toFacts = ({ number, id, ops, side, marks }: CardData): CardFacts => ({
  number,
  id,
  ops,
  side: SIDES[side],
  isScoring: marks.includes('scoring'),
  isStarred: marks.includes('starred'),
  isWar: marks.includes('war'),
});

function adjacencyWords(): Int32Array {
  const words = new Int32Array((CIVIL_WAR_BOX + 1) * COUNTRY_WORDS);
  for (const [number, { adjacent }] of COUNTRIES.entries()) {
    for (const id of adjacent) {
      const other = countryNumber(id as CountryId);
      words[number * COUNTRY_WORDS + (other >> 5)] |= 1 << (other & 31);
    }
  }
  return words;
}

function superpowerWords(): Int32Array {
  const words = new Int32Array(2 * COUNTRY_WORDS);
  for (const [number, { superpower }] of COUNTRIES.entries()) {
    if (superpower) {
      words[SIDES[superpower] * COUNTRY_WORDS + (number >> 5)] |= 1 << (number & 31);
    }
  }
  // §12.1; where there is no such war the box is closed to all.
  words[SIDES.ussr * COUNTRY_WORDS + (CIVIL_WAR_BOX >> 5)] |= 1 << (CIVIL_WAR_BOX & 31);
  return words;
}

/** A card from another game, ready to be linked (Red Sea §12.3). */
export interface Guest {
  readonly facts: CardFacts;
  readonly event: Program<World>;
  readonly needs: Condition | undefined;
  readonly condition: EventCondition | undefined;
}

/** What a variant with guests changes. */
export interface WorldChanges {
  readonly guests: readonly Guest[];
  readonly layout: Layout;
  readonly rule: RulePoints;
  readonly game: Program<World>;
  readonly penalty?: RegionPenalty;
}

export interface TwilightWorld {
  readonly world: World;
  /** Where a program of this world begins. */
  readonly entryOf: (program: Program<World>) => number;
  readonly start: number;
}

/** Builds the tables of the game, or of a variant with guests. */
export function makeWorld(changes: Partial<WorldChanges> = {}): TwilightWorld {
  const { guests = [], rule = rulePoints, game: start = game, penalty } = changes;
  const linked = link<World>([
    halt,
    start,
    ...ALL_CARDS.map(({ event }) => event),
    ...guests.map(({ event }) => event),
  ]);
  const events: (CardEvent | undefined)[] = [];
  for (const { number, event, needs, condition } of ALL_CARDS) {
    events[number] = { address: linked.entry(event), needs, condition };
  }
  const cards: (CardFacts | undefined)[] = [];
  for (const data of CARDS) cards[data.number] = toFacts(data);
  for (const { facts, event, needs, condition } of guests) {
    if (cards[facts.number]) throw new Error(`two cards have the number ${facts.number}`);
    cards[facts.number] = facts;
    events[facts.number] = { address: linked.entry(event), needs, condition };
  }
  const world: World = {
    id: 'twilight-struggle',
    layout: changes.layout ?? layout,
    code: linked.code,
    freeActions: freeActions as NonNullable<Rules['freeActions']>,
    takeFree: takeFree as NonNullable<Rules['takeFree']>,
    countryCount: COUNTRY_COUNT,
    cards,
    adjacency: adjacencyWords(),
    nextToSuperpower: superpowerWords(),
    bonuses,
    ...(penalty && { penalty }),
    events,
    space: SPACE_TRACK,
    rule,
    vpToWin: 20,
    manners: MANNERS,
    cardSets: cardSetsOf(cards, CHINA_CARD),
    passingCard: CHINA_CARD,
    halt: linked.entry(halt) + 1,
  };
  return { world, entryOf: linked.entry, start: linked.entry(start) };
}

export const twilightWorld = makeWorld();
export const { world, entryOf } = twilightWorld;
