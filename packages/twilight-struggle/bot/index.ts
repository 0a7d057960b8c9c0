import { FP, type Ai } from '@brink/kernel';
import { ROUND, TURN, type Table, type World } from '@brink/struggle';
import { world } from '../world.ts';
import { evaluate } from './evaluate.ts';
import { reason } from './reason.ts';
import { suggest } from './suggest.ts';

const OPENING: readonly string[] = ['headline', 'actionRound', 'trapDiscard'];
const opens = world.code.map(({ ask, askAll }) => OPENING.includes((ask ?? askAll)?.prompt ?? ''));

const opensPlay = ({ mem }: Table): boolean => opens[mem[mem[FP]]];

/** How Twilight Struggle is played well, for the bots. */
export const ai: Ai<World> = {
  evaluate,
  suggest,
  progress: ({ mem }) => mem[TURN] + mem[ROUND] / 10,
  opensPlay,
  isOpen: opensPlay,
  reason,
};
