import { step } from '@brink/kernel';
import {
  TURN,
  US,
  USSR,
  anyOf,
  handOf,
  isIn,
  onlyIf,
  place,
  revealHand,
  sideOf,
  type Condition,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { scoringCards } from '../../card-sets.ts';
import { cardNumber } from '../../data/cards.ts';
import {
  Africa,
  Asia,
  CentralAmerica,
  Europe,
  MiddleEast,
  SoutheastAsia,
  SouthAmerica,
} from '../../map.ts';
import { civilWarBox } from '../../scenarios/chinese-civil-war.ts';

const LAST_TURN = 7;

const NAMED = [
  [cardNumber('asia-scoring'), Asia],
  [cardNumber('europe-scoring'), Europe],
  [cardNumber('europe-scoring-allied-berlin'), Europe],
  [cardNumber('middle-east-scoring'), MiddleEast],
  [cardNumber('central-america-scoring'), CentralAmerica],
  [cardNumber('southeast-asia-scoring'), SoutheastAsia],
  [cardNumber('africa-scoring'), Africa],
  [cardNumber('south-america-scoring'), SouthAmerica],
] as const;

const isHeld =
  (scoring: number): Condition =>
  (game) =>
    isIn(game, handOf(sideOf(game, US)), scoring);

/** All regions whose scoring cards the US holds. */
const namedRegions = anyOf(NAMED.map(([scoring, region]) => onlyIf(isHeld(scoring), region)));

/** The box of the Chinese Civil War belongs to Asia (§12.1). */
const boxOfAsia = onlyIf(isHeld(cardNumber('asia-scoring')), civilWarBox);

/** Until turn 7: the US shows its scoring cards, and the USSR may add 1 in a region they name. */
export default card(104, {
  condition: ({ mem }) => mem[TURN] <= LAST_TURN,
  event: [
    step((game) => revealHand(game, sideOf(game, US), scoringCards)),
    place(USSR, { points: 1, where: namedRegions.or(boxOfAsia), upTo: true }),
  ],
});
