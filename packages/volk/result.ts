import { restart } from '@brink/kernel';
import { emit } from './emit.ts';
import { MANNER, MODE, RESULT } from './state.ts';
import type { Table } from './volk.ts';

export const MANNERS = [
  'none',
  'insolvency', // East has nothing left to dismantle
  'triumphOfSocialism', // more socialists than there are
  'socialismFails', // fewer socialists than must go
  'collapse', // four mass protests
  'bothCollapse',
  'survival', // East stands at the end of decade IV
  'armsRace',
  'spaceRace',
  'nuclearWar',
  // Ends outside the rules.
  'resignation',
  'agreement',
  'time',
  'closed',
] as const;
export type Manner = (typeof MANNERS)[number];

export const isOver = (game: Table): boolean => game.mem[RESULT] !== 0;
export const isForFour = (game: Table): boolean => game.mem[MODE] === 1;

/** Ends the game at once: no step that was still waiting is carried out. */
export function endGame(game: Table, winners: number, manner: Manner): void {
  if (isOver(game)) return;
  game.mem[RESULT] = winners;
  game.mem[MANNER] = MANNERS.indexOf(manner);
  restart(game, game.rules.halt);
  emit(game, 'gameOver', winners, MANNERS.indexOf(manner));
}
