import { halt, link, type Layout, type Program, type Rules, type Steps } from '@brink/kernel';
import {
  COUNTRY_WORDS,
  cardSetsOf,
  eventsOfCards,
  foldLasting,
  type CardFacts,
  type VisitingCard,
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
import { flowWith, joinDecks, type Flow } from './flow/game.ts';
import { MANNERS } from './manners.ts';
import { bonuses, rulePoints } from './rule-points.ts';
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

/** What a variant with visiting cards changes. */
export interface WorldChanges {
  readonly visiting: readonly VisitingCard[];
  readonly layout: Layout;
  readonly draft: Steps<World>;
}

/** The rules with all tables made, and where their programs begin. */
export interface TwilightWorld {
  readonly world: World;
  readonly flow: Flow;
  /** Where a program of this world begins. */
  readonly entryOf: (program: Program<World>) => number;
  readonly start: number;
}

/** Builds the tables of the game, or of a variant with visiting cards. */
export function makeWorld(changes: Partial<WorldChanges> = {}): TwilightWorld {
  const { visiting = [], draft = [] } = changes;
  const all = [...ALL_CARDS, ...visiting.map((each) => ({ number: each.facts.number, ...each }))];
  const folded = foldLasting(
    rulePoints,
    bonuses,
    all.flatMap(({ lasting = [] }) => lasting),
  );
  const { rule, penalty } = folded;
  const flow = flowWith({ draft, round: folded.round });
  const linked = link<World>([halt, flow.game, ...all.map(({ event }) => event), flow.playOn]);
  const cards: (CardFacts | undefined)[] = [];
  for (const data of CARDS) cards[data.number] = toFacts(data);
  for (const { facts } of visiting) cards[facts.number] = facts;
  const free = all.find((each) => each.free)?.free;
  const world: World = {
    id: 'twilight-struggle',
    layout: changes.layout ?? layout,
    code: linked.code,
    freeActions: free?.offer as NonNullable<Rules['freeActions']>,
    takeFree: free?.take as NonNullable<Rules['takeFree']>,
    countryCount: COUNTRY_COUNT,
    cards,
    adjacency: adjacencyWords(),
    nextToSuperpower: superpowerWords(),
    bonuses: folded.bonuses,
    ...(penalty && { penalty }),
    events: eventsOfCards(all, linked.entry),
    space: SPACE_TRACK,
    rule,
    vpToWin: 20,
    manners: MANNERS,
    cardSets: cardSetsOf(cards, CHINA_CARD),
    passingCard: CHINA_CARD,
    joinDecks,
    playOn: linked.entry(flow.playOn),
    halt: linked.entry(halt) + 1,
  };
  return { world, flow, entryOf: linked.entry, start: linked.entry(flow.game) };
}

export const twilightWorld = makeWorld();
/** The rules as they are played without cards of other games. */
export const world: World = twilightWorld.world;
export const { flow, entryOf } = twilightWorld;
