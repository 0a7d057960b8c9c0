import { halt, link, type Layout, type Program } from '@brink/kernel';
import {
  COUNTRY_WORDS,
  cardSetsOf,
  eventsOfCards,
  foldLasting,
  type CardFacts,
  type MannerNumbers,
  type VisitingCard,
  type World,
} from '@brink/struggle';
import { programOf } from './card.ts';
import { ALL_CARDS } from './cards/index.ts';
import { CARDS, type CardData } from './data/cards.ts';
import { COUNTRIES, COUNTRY_COUNT, countryNumber, type CountryId } from './data/countries.ts';
import { SPACE_TRACK } from './data/space.ts';
import {
  endOfTurn,
  finalScoring,
  flowWith,
  joinDecks,
  newTurn,
  type Draft,
  type Flow,
} from './flow/game.ts';
import { flashpoint } from './flow/flashpoint.ts';
import { MANNERS } from './manners.ts';
import { SeaLanes } from './map.ts';
import { ROMANIAN_AUTONOMY, rulePoints } from './rule-points.ts';
import { redSeaSetting } from './setting.ts';
import { PILE, layout } from './state.ts';

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
  const words = new Int32Array(COUNTRY_COUNT * COUNTRY_WORDS);
  for (const [number, { adjacent }] of COUNTRIES.entries()) {
    for (const id of adjacent) {
      const other = countryNumber(id as CountryId);
      words[number * COUNTRY_WORDS + (other >> 5)] |= 1 << (other & 31);
    }
  }
  return words;
}

/** §6.1.4: either side may always place in the sea lanes, as next to a superpower elsewhere. */
function alwaysInReach(): Int32Array {
  const words = new Int32Array(2 * COUNTRY_WORDS);
  for (const side of [0, 1]) words[side * COUNTRY_WORDS + (SeaLanes >> 5)] |= 1 << (SeaLanes & 31);
  return words;
}

/** What a variant with visiting cards changes (§12.1). */
export interface WorldChanges {
  readonly visiting: readonly VisitingCard[];
  readonly layout: Layout;
  readonly draft: Draft;
  readonly manners: MannerNumbers;
}

/** The rules with all tables made, and where their programs begin. */
export interface RedSeaWorld {
  readonly world: World;
  readonly flow: Flow;
  /** Where a program of this world begins. */
  readonly entryOf: (program: Program<World>) => number;
  readonly start: number;
}

/** Builds the tables of the game, or of a variant with visiting cards. */
export function makeWorld(changes: Partial<WorldChanges> = {}): RedSeaWorld {
  const { visiting = [], draft } = changes;
  const all = [
    ...ALL_CARDS.map((card) => Object.assign(programOf(card, redSeaSetting), card)),
    ...visiting.map((each) => ({ number: each.facts.number, ...each })),
  ];
  const folded = foldLasting(
    rulePoints,
    [],
    all.flatMap(({ lasting = [] }) => lasting),
  );
  const { rule, penalty, bonuses } = folded;
  const flow = flowWith({ ...(draft && { draft }), round: folded.round });
  const linked = link<World>([
    halt,
    flow.game,
    flashpoint,
    flow.actionRound,
    flow.playTurn,
    newTurn,
    endOfTurn,
    finalScoring,
    ...all.map(({ event }) => event),
    flow.playOn,
  ]);
  const cards: (CardFacts | undefined)[] = [];
  for (const data of CARDS) cards[data.number] = toFacts(data);
  for (const { facts } of visiting) cards[facts.number] = facts;
  const world: World = {
    id: 'red-sea',
    layout: changes.layout ?? layout,
    code: linked.code,
    countryCount: COUNTRY_COUNT,
    cards,
    adjacency: adjacencyWords(),
    nextToSuperpower: alwaysInReach(),
    bonuses,
    ...(penalty && { penalty }),
    events: eventsOfCards(all, linked.entry),
    space: SPACE_TRACK,
    rule,
    vpToWin: 10,
    manners: changes.manners ?? MANNERS,
    cardSets: cardSetsOf(cards, ROMANIAN_AUTONOMY),
    passingCard: ROMANIAN_AUTONOMY,
    pile: PILE,
    beforeCoup: linked.entry(flashpoint),
    joinDecks,
    playOn: linked.entry(flow.playOn),
    halt: linked.entry(halt) + 1,
  };
  return { world, flow, entryOf: linked.entry, start: linked.entry(flow.game) };
}

export const redSeaWorld = makeWorld();
/** The rules as they are played without cards of other games. */
export const world: World = redSeaWorld.world;
export const { flow, entryOf } = redSeaWorld;
