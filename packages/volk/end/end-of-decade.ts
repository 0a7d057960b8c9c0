import { call, program, step, when, type Program, type Steps } from '@brink/kernel';
import { emit } from '../emit.ts';
import { isForFour } from '../result.ts';
import { PHASE } from '../state.ts';
import type { Volk } from '../volk.ts';
import { flight } from './01-flight.ts';
import { prestige } from './02-prestige.ts';
import { currency } from './03-currency.ts';
import { policeUpkeep } from './04-police-upkeep.ts';
import { standardUpkeep } from './05-standard-upkeep.ts';
import { comparison } from './06-comparison.ts';
import { eastWest } from './07-east-west.ts';
import { policeAtEnd } from './08-police-action.ts';
import { socialists } from './09-socialists.ts';
import { collapse } from './10-collapse.ts';
import { armsRaceEnd, dominanceEnd, spaceRaceEnd } from './superpowers.ts';

/** The phases of 2+2 come first and have the numbers after those of the base game. */
export const ARMS_PHASE = 11;
export const SPACE_PHASE = 12;
export const DOMINANCE_PHASE = 13;

const phase = (number: number, steps: Program<Volk>): Steps<Volk> => [
  step((game) => {
    game.mem[PHASE] = number;
    emit(game, 'phase', number);
  }),
  call(steps),
];

const PHASES = [
  flight,
  prestige,
  currency,
  policeUpkeep,
  standardUpkeep,
  comparison,
  eastWest,
  policeAtEnd,
  socialists,
  collapse,
];

export const endOfDecade: Program<Volk> = program('endOfDecade', [
  when(isForFour, [
    phase(ARMS_PHASE, armsRaceEnd),
    phase(SPACE_PHASE, spaceRaceEnd),
    phase(DOMINANCE_PHASE, dominanceEnd),
  ]),
  PHASES.map((steps, index) => phase(index + 1, steps)),
  step(({ mem }) => {
    mem[PHASE] = 0;
  }),
]);
