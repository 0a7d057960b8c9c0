import { step, when } from '@brink/kernel';
import {
  TURN,
  US,
  USSR,
  Where,
  handOf,
  isIn,
  place,
  revealHand,
  sideOf,
  type Table,
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

/** All regions whose scoring cards the US holds. */
const namedRegions = new Where((game, out) => {
  out.fill(0, 0, 3);
  for (const [number, { words }] of NAMED) {
    if (!isIn(game, handOf(sideOf(game, US)), number)) continue;
    for (let i = 0; i < 3; i++) out[i] |= words[i];
  }
});

/** The box of the Chinese Civil War belongs to Asia (§12.1). */
const isAsiaNamed = (game: Table): boolean =>
  isIn(game, handOf(sideOf(game, US)), cardNumber('asia-scoring'));

/** Until turn 7: the US shows its scoring cards, the USSR may add 1 in a region they name. */
export default card(104, {
  condition: ({ mem }) => mem[TURN] <= LAST_TURN,
  event: [
    step((game) => revealHand(game, sideOf(game, US), scoringCards)),
    when(
      isAsiaNamed,
      place(USSR, { points: 1, where: namedRegions.or(civilWarBox), upTo: true }),
      place(USSR, { points: 1, where: namedRegions, upTo: true }),
    ),
  ],
});
