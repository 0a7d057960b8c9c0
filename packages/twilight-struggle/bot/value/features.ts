import { DISCARD, DRAW, US, USSR, WAITING, handOf, isIn, type Table } from '@brink/struggle';
import { Features } from '@brink/struggle/bot/value/features';
import type { Bot } from '@brink/struggle/bot/frame';
import { cardNumber } from '../../data/cards.ts';
import { REGIONS } from '../../data/regions.ts';
import type { TwilightBoard } from '../board.ts';
import { oddsOf } from '../evaluate.ts';

const SCORINGS = [
  ...REGIONS.map((id) => cardNumber(`${id}-scoring`)),
  cardNumber('southeast-asia-scoring'),
];
/** Where a scoring card may lie; one that is gone leaves its region to final scoring. */
const PLACES = 5;
const NUMBERS = 1 + SCORINGS.length * (PLACES + 1);
/** VP that a region pays, as a number of about 1. */
const USUAL = 5;

function placeOf(game: Table, card: number): number {
  if (isIn(game, handOf(US), card)) return 0;
  if (isIn(game, handOf(USSR), card)) return 1;
  if (isIn(game, DRAW, card)) return 2;
  if (isIn(game, DISCARD, card)) return 3;
  return isIn(game, WAITING, card) ? 4 : 5;
}

/** What is known of a position of Twilight Struggle beyond what the family knows. */
export function twilightFeatures(bot: Bot, board: TwilightBoard): Features {
  return new Features({
    bot,
    lastTurn: () => 10,
    own: {
      count: NUMBERS,
      fill: (game, into, at) => {
        into.fill(0, at, at + NUMBERS);
        into[at] = oddsOf(board, game);
        for (let i = 0; i < SCORINGS.length; i++) {
          const card = SCORINGS[i];
          const place = placeOf(game, card);
          into[at + 1 + i * (PLACES + 1) + place] = board.scoringNow(game, card) / USUAL;
        }
      },
    },
  });
}
