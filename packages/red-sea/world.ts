import { halt, link, type Layout, type Program } from '@brink/kernel';
import {
  COUNTRY_WORDS,
  cardSetsOf,
  type CardEvent,
  type CardFacts,
  type MannerNumbers,
  type RegionPenalty,
  type RulePoints,
  type World,
} from '@brink/struggle';
import { programOf, type CardProgram } from './card.ts';
import { ALL_CARDS } from './cards/index.ts';
import { CARDS, type CardData } from './data/cards.ts';
import { COUNTRIES, COUNTRY_COUNT, countryNumber, type CountryId } from './data/countries.ts';
import { SPACE_TRACK } from './data/space.ts';
import { endOfTurn, finalScoring, flow, newTurn, type Flow } from './flow/game.ts';
import { flashpoint } from './flow/flashpoint.ts';
import { MANNERS } from './manners.ts';
import { SeaLanes } from './map.ts';
import { ROMANIAN_AUTONOMY, penalty, rulePoints } from './rule-points.ts';
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

/** A card from another game, ready to be linked (§12.1). */
export interface Guest extends CardProgram {
  readonly facts: CardFacts;
}

/** What a variant changes: guests, their effects, and how the game begins. */
export interface Variant {
  readonly guests: readonly Guest[];
  readonly layout: Layout;
  readonly rule: RulePoints;
  readonly penalty: RegionPenalty;
  readonly flow: Flow;
  readonly manners: MannerNumbers;
}

export interface RedSeaWorld {
  readonly world: World;
  /** Where a program of this world begins. */
  readonly entryOf: (program: Program<World>) => number;
  readonly start: number;
}

const base: Variant = {
  guests: [],
  layout,
  rule: rulePoints,
  penalty,
  flow,
  manners: MANNERS,
};

/** Builds the tables of the game, or of a variant of it. */
export function makeWorld(changes: Partial<Variant> = {}): RedSeaWorld {
  const variant = { ...base, ...changes };
  const own = ALL_CARDS.map((card) => {
    const { event, needs, condition } = programOf(card, redSeaSetting);
    return { number: card.number, event, needs, condition };
  });
  const invited = variant.guests.map(({ facts, event, needs, condition }) => {
    return { number: facts.number, event, needs, condition };
  });
  const all = own.concat(invited);
  const linked = link<World>([
    halt,
    variant.flow.game,
    flashpoint,
    variant.flow.actionRound,
    variant.flow.playTurn,
    newTurn,
    endOfTurn,
    finalScoring,
    ...all.map(({ event }) => event),
  ]);
  const events: (CardEvent | undefined)[] = [];
  for (const { number, event, needs, condition } of all) {
    events[number] = { address: linked.entry(event), needs, condition };
  }
  const cards: (CardFacts | undefined)[] = [];
  for (const data of CARDS) cards[data.number] = toFacts(data);
  for (const { facts } of variant.guests) cards[facts.number] = facts;
  const world: World = {
    id: 'red-sea',
    layout: variant.layout,
    code: linked.code,
    countryCount: COUNTRY_COUNT,
    cards,
    adjacency: adjacencyWords(),
    nextToSuperpower: alwaysInReach(),
    bonuses: [],
    penalty: variant.penalty,
    events,
    space: SPACE_TRACK,
    rule: variant.rule,
    vpToWin: 10,
    manners: variant.manners,
    cardSets: cardSetsOf(cards, ROMANIAN_AUTONOMY),
    passingCard: ROMANIAN_AUTONOMY,
    pile: PILE,
    beforeCoup: linked.entry(flashpoint),
    halt: linked.entry(halt) + 1,
  };
  return { world, entryOf: linked.entry, start: linked.entry(variant.flow.game) };
}

export const redSeaWorld = makeWorld();
export const { world, entryOf } = redSeaWorld;
