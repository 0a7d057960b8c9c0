import { halt, link, type Program, type Rules } from '@brink/kernel';
import {
  COUNTRY_WORDS,
  cardSetsOf,
  type CardEvent,
  type CardFacts,
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

const linked = link<World>([halt, game, ...ALL_CARDS.map(({ event }) => event)]);

/** Where a program of this game begins. */
export const entryOf = (program: Program<World>): number => linked.entry(program);

const events: (CardEvent | undefined)[] = [];
for (const { number, event, needs, condition } of ALL_CARDS) {
  events[number] = { address: entryOf(event), needs, condition };
}

const cards: (CardFacts | undefined)[] = [];
for (const data of CARDS) cards[data.number] = toFacts(data);

export const START = entryOf(game);

export const world: World = {
  id: 'twilight-struggle',
  layout,
  code: linked.code,
  freeActions: freeActions as NonNullable<Rules['freeActions']>,
  takeFree: takeFree as NonNullable<Rules['takeFree']>,
  countryCount: COUNTRY_COUNT,
  cards,
  adjacency: adjacencyWords(),
  nextToSuperpower: superpowerWords(),
  bonuses,
  events,
  space: SPACE_TRACK,
  rule: rulePoints,
  vpToWin: 20,
  cardSets: cardSetsOf(cards, CHINA_CARD),
  passingCard: CHINA_CARD,
  halt: entryOf(halt) + 1,
};
