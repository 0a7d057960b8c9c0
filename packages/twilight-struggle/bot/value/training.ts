import { US } from '@brink/struggle';
import type { Training } from '@brink/struggle/bot/value/training';
import { twilightBoard } from '../board.ts';
import { oddsOf } from '../evaluate.ts';
import { NO_VISITORS, aiWith, botWith } from '../index.ts';
import { twilightFeatures } from './features.ts';
import { LEARNED } from './weights.ts';

export function training(): Training {
  const board = twilightBoard();
  return {
    features: twilightFeatures(botWith(NO_VISITORS, board), board),
    oddsByHand: (game) => {
      board.read(game, US);
      return oddsOf(board, game);
    },
    aiWith: (learned) => aiWith(NO_VISITORS, learned),
    learned: LEARNED,
  };
}
