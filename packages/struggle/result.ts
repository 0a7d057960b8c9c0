import { restart } from '@brink/kernel';
import { emit } from './emit.ts';
import { MANNER, RESULT, VP } from './state.ts';
import { US, USSR, type Side } from './sides.ts';
import type { Table } from './world.ts';

export const MANNERS = [
  'none',
  'vp',
  'europeControl',
  'finalScoring',
  'defcon',
  'heldScoringCard',
  'cubanMissileCrisis',
  'wargames',
  'resignation',
  'agreement',
  'time',
  'hornOfAfrica',
  'closed',
] as const;
export type Manner = (typeof MANNERS)[number];

export const DRAW_RESULT = 2;

export const isOver = (game: Table): boolean => game.mem[RESULT] !== 0;

/** Ends the game at once: no step that was still waiting is carried out. */
export function endGame(game: Table, winner: Side | typeof DRAW_RESULT, manner: Manner): void {
  if (isOver(game)) return;
  game.mem[RESULT] = winner + 1;
  game.mem[MANNER] = MANNERS.indexOf(manner);
  restart(game, game.rules.halt);
  emit(game, 'gameOver', winner, MANNERS.indexOf(manner));
}

/** Moves the marker without asking whether that wins. */
export function moveVp(game: Table, side: Side, points: number): void {
  if (points === 0 || isOver(game)) return;
  const { mem } = game;
  mem[VP] += side === US ? points : -points;
  emit(game, 'vp', points > 0 ? side : 1 - side, Math.abs(points), mem[VP]);
}

/** §10.3.1: whoever reaches the end of the track wins at once. */
export function gainVp(game: Table, side: Side, points: number): void {
  moveVp(game, side, points);
  checkVpVictory(game);
}

export function checkVpVictory(game: Table): void {
  const { mem, rules } = game;
  if (mem[VP] >= rules.vpToWin) endGame(game, 0, 'vp');
  else if (mem[VP] <= -rules.vpToWin) endGame(game, 1, 'vp');
}

/** The marker tells who has won, unless the game has its own condition. */
export function endByScore(game: Table, manner: Manner): void {
  const vp = game.mem[VP];
  const byMarker = vp === 0 ? DRAW_RESULT : vp > 0 ? US : USSR;
  endGame(game, game.rules.rule.winnerByScore?.(game, manner) ?? byMarker, manner);
}
