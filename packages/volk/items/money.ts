import { emit } from '../emit.ts';
import { nuclearWar } from '../end/verdict.ts';
import { DOVES, TREASURY } from '../state.ts';
import type { Table } from '../volk.ts';

export const MAX_DOVES = 6;

/** Pays or earns; `power` is 0 for the USA, 1 for the USSR. */
export function changeTreasury(game: Table, power: number, change: number): void {
  if (change === 0) return;
  game.mem[TREASURY + power] += change;
  emit(game, 'treasury', power, change, game.mem[TREASURY + power]);
}

export const isInDebt = ({ mem }: Table, power: number): boolean => mem[TREASURY + power] < 0;

/** Turns one dove down; if none is up, the red button is pushed. */
export function doveDown(game: Table): void {
  const { mem } = game;
  if (mem[DOVES] === 0) return nuclearWar(game);
  mem[DOVES]--;
  emit(game, 'dove', -1, mem[DOVES]);
}

export function doveUp(game: Table): void {
  const { mem } = game;
  if (mem[DOVES] >= MAX_DOVES) return;
  mem[DOVES]++;
  emit(game, 'dove', 1, mem[DOVES]);
}
