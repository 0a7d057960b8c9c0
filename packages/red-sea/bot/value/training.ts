import { US } from '@brink/struggle';
import { CardFeatures } from '@brink/struggle/bot/policy/card-features';
import type { Training } from '@brink/struggle/bot/value/training';
import { redSeaBoard } from '../board.ts';
import { oddsOf } from '../evaluate.ts';
import { LESSONS, NO_VISITORS, aiWith, botWith, suggestionsOf } from '../index.ts';
import { redSeaFeatures } from './features.ts';

export function training(): Training {
  const board = redSeaBoard();
  const bot = botWith(NO_VISITORS, board);
  return {
    features: redSeaFeatures(bot, board),
    cardFeatures: new CardFeatures(bot),
    suggest: suggestionsOf(bot, NO_VISITORS),
    oddsByHand: (game) => {
      board.read(game, US);
      return oddsOf(board, game);
    },
    aiWith: (lessons) => aiWith(NO_VISITORS, lessons),
    lessons: LESSONS,
  };
}
