import { restart } from '@brink/kernel';
import { emit } from './emit.ts';
import { MANNER, RESULT, VP } from './state.ts';
import { US, USSR, rivalOf, type Side } from './sides.ts';
import type { Table } from './world.ts';

/** How every game of the family may end, with the numbers that memory and log keep for ever. */
export const SHARED_MANNERS = {
  none: 0,
  vp: 1,
  finalScoring: 3,
  defcon: 4,
  heldScoringCard: 5,
  resignation: 8,
  agreement: 9,
  time: 10,
  closed: 12,
} as const;
/** A manner of ending that the whole family has. */
export type SharedManner = keyof typeof SHARED_MANNERS;

type Family = typeof SHARED_MANNERS;

/** Every manner of ending. A game adds its own to it where it lists them. */
export interface Manners extends Family {}
/** A manner of ending. */
export type Manner = keyof Manners;

/** The manners of one game with their numbers. */
export type MannerNumbers = Readonly<Partial<Record<Manner, number>>>;

/** The manner that has this number. */
export function mannerAt<M extends MannerNumbers>(manners: M, number: number): keyof M & Manner {
  for (const name in manners) if (manners[name] === number) return name as keyof M & Manner;
  throw new Error(`no manner of ending has the number ${number}`);
}

/** The result of a game that nobody has won. */
export const DRAW_RESULT = 2;

/** Whether the game has ended. */
export const isOver = (game: Table): boolean => game.mem[RESULT] !== 0;

/** How a game that is over has ended. */
export const mannerOf = ({ mem, rules }: Table): Manner => mannerAt(rules.manners, mem[MANNER]);

/** Ends the game at once: no step that was still waiting is carried out. */
export function endGame(game: Table, winner: Side | typeof DRAW_RESULT, manner: Manner): void {
  if (isOver(game)) return;
  const number = game.rules.manners[manner]!;
  game.mem[RESULT] = winner + 1;
  game.mem[MANNER] = number;
  restart(game, game.rules.halt);
  emit(game, 'gameOver', winner, number);
}

/** Moves the marker without asking whether that wins. */
export function moveVp(game: Table, side: Side, points: number): void {
  if (points === 0 || isOver(game)) return;
  const { mem } = game;
  mem[VP] += side === US ? points : -points;
  emit(game, 'vp', points > 0 ? side : rivalOf(side), Math.abs(points), mem[VP]);
}

/** §10.3.1: whoever reaches the end of the track wins at once. */
export function gainVp(game: Table, side: Side, points: number): void {
  moveVp(game, side, points);
  checkVpVictory(game);
}

/** Ends the game when a side has the VP that win it. */
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
