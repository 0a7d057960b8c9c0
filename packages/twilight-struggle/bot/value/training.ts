import { US } from '@brink/struggle';
import { CardFeatures } from '@brink/struggle/bot/policy/card-features';
import type { Training } from '@brink/struggle/bot/value/training';
import { twilightBoard } from '../board.ts';
import { oddsOf } from '../evaluate.ts';
import { NO_VISITORS, aiWith, botWith, suggestionsOf } from '../index.ts';
import { LEARNED_POLICY } from '../policy/weights.ts';
import { twilightFeatures } from './features.ts';
import { LEARNED } from './weights.ts';

export function training(): Training {
  const board = twilightBoard();
  const bot = botWith(NO_VISITORS, board);
  return {
    features: twilightFeatures(bot, board),
    cardFeatures: new CardFeatures(bot),
    suggest: suggestionsOf(bot, board, NO_VISITORS),
    oddsByHand: (game) => {
      board.read(game, US);
      return oddsOf(board, game);
    },
    aiWith: (lessons) => aiWith(NO_VISITORS, lessons),
    lessons: { value: LEARNED, policy: LEARNED_POLICY },
  };
}
