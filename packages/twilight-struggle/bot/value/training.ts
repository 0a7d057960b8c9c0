import { US } from '@brink/struggle';
import type { Training } from '@brink/struggle/bot/value/training';
import { oddsOf } from '../evaluate.ts';
import { NO_VISITORS, aiWith, partsOf } from '../index.ts';
import { LEARNED_POLICY } from '../policy/weights.ts';
import { LEARNED } from './weights.ts';

export function training(): Training {
  const { board, features, cards, suggest } = partsOf(NO_VISITORS, LEARNED);
  return {
    features,
    cardFeatures: cards,
    suggest,
    oddsByHand: (game) => {
      board.read(game, US);
      return oddsOf(board, game);
    },
    aiWith: (lessons) => aiWith(NO_VISITORS, lessons),
    lessons: { value: LEARNED, policy: LEARNED_POLICY },
  };
}
