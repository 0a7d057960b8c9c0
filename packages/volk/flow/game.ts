import { call, program, step, when, whilst, type Program } from '@brink/kernel';
import { endOfDecade } from '../end/end-of-decade.ts';
import { emit } from '../emit.ts';
import { isForFour } from '../result.ts';
import { DECADE, STAGE } from '../state.ts';
import type { Volk } from '../volk.ts';
import { playHalf, playStage, restOfHalf, restOfStage, startDecade } from './decade.ts';

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

const HALVES = 2;
const STAGES = 3;

/** Goes on from a position: the turn of a player. */
export const playOn: Program<Volk> = program('playOn', [
  step((table) => {
    emit(table, 'decade', table.mem[DECADE]);
    emit(table, 'stage', table.mem[STAGE], isForFour(table) ? 1 : 0);
  }),
  when(
    isForFour,
    [call(restOfStage), whilst(({ mem }) => mem[STAGE] < STAGES, [call(playStage)])],
    [call(restOfHalf), whilst(({ mem }) => mem[STAGE] < HALVES, [call(playHalf)])],
  ),
  call(endOfDecade),
  call(game),
]);
