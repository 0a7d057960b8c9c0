import { call, program, when, whilst, type Program } from '@brink/kernel';
import { endOfDecade } from '../end/end-of-decade.ts';
import { isForFour } from '../result.ts';
import type { Volk } from '../volk.ts';
import { playHalf, playStage, startDecade } from './decade.ts';

/** Decade after decade, until one of the ways to win is reached at the end of one. */
export const game: Program<Volk> = program('game', [
  whilst(
    () => true,
    [
      call(startDecade),
      when(
        isForFour,
        [call(playStage), call(playStage), call(playStage)],
        [call(playHalf), call(playHalf)],
      ),
      call(endOfDecade),
    ],
  ),
]);
