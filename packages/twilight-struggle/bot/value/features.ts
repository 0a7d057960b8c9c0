import type { Bot } from '@brink/struggle/bot/frame';
import { Features } from '@brink/struggle/bot/value/features';
import {
  fillScoringNumbers,
  scoredBy,
  scoringNumberCount,
} from '@brink/struggle/bot/value/scoring-numbers';
import { regionTheme } from '@brink/struggle/bot/value/themes';
import { cardNumber } from '../../data/cards.ts';
import { REGIONS } from '../../data/regions.ts';
import type { TwilightBoard } from '../board.ts';
import { oddsOf } from '../evaluate.ts';
import { ENDING_FEATURES, markEndings } from './endings.ts';

const SCORINGS = [
  ...REGIONS.map((id) => cardNumber(`${id}-scoring`)),
  cardNumber('southeast-asia-scoring'),
];

/** The theme of a number; the first is the evaluation by hand, which has many. */
export function themeOfNumber(index: number): number {
  if (index === 0) return -1;
  const scored = scoredBy(index - 1);
  return regionTheme(scored < REGIONS.length ? scored : REGIONS.indexOf('asia'));
}

/** The standard game; others are judged by hand. */
export const LAST_TURN = 10;

/** What is known of a position of Twilight Struggle beyond what the family knows. */
export function twilightFeatures(bot: Bot, board: TwilightBoard): Features {
  return new Features({
    bot,
    lastTurn: () => LAST_TURN,
    own: {
      numbers: 1 + scoringNumberCount(SCORINGS),
      fill: (game, into, at) => {
        into[at] = oddsOf(board, game);
        fillScoringNumbers(game, SCORINGS, board.scoringNow, into, at + 1);
      },
      features: ENDING_FEATURES,
      mark: (game, has) => markEndings(game, board, has),
    },
  });
}
