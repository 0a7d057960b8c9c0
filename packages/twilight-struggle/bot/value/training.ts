import { US } from '@brink/struggle';
import type { PlayTraining } from '@brink/struggle/bot/value/training';
import { oddsOf, oddsOfPoint } from '../evaluate.ts';
import { LESSONS, NO_VISITORS, aiWith, partsOf, stageOf } from '../index.ts';

export function training(): PlayTraining {
  const { board, features, cards, suggest } = partsOf(NO_VISITORS, LESSONS);
  return {
    features,
    cardFeatures: cards,
    suggest,
    oddsOfPoint,
    stageOf,
    oddsByHand: (game) => {
      board.read(game, US);
      return oddsOf(board, game);
    },
    aiWith: (lessons) => aiWith(NO_VISITORS, lessons),
    lessons: LESSONS,
  };
}
