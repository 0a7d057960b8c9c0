import type { Game } from './game.ts';
import { Layout } from './layout.ts';

/**
 * The stack of frames inside the game's memory. A frame is eight cells: where its program
 * stands, whose program it is, the card it serves, and five locals.
 */
export const FRAME = 8;
/** The deepest game of a few thousand random ones had 12 open. */
export const FRAMES = 24;
/** Cell of a frame: where its program stands. */
export const PC = 0;
/** Cell of a frame: whose program it is. */
export const ACTOR = 1;
/** Cell of a frame: the card that it serves. */
export const CARD = 2;

/** Locals, by what cards keep in them. `count` belongs to the vocabulary's own loops. */
export const l = { answer: 3, target: 4, value: 5, extra: 6, count: 7 } as const;
/** The place of a local in a frame. */
export type Local = (typeof l)[keyof typeof l];

/** Room for the sets of a game: 128 words of 32 members. */
const SET_ROOM = 128;
/** What every game has in its memory before its own fields. */
export const kernelLayout = new Layout(SET_ROOM);
/** Cell of the memory: where the present frame begins. */
export const FP = kernelLayout.cell('fp', { max: 2000 });
/** What the last finished program answered to its caller. */
export const RETURNED = kernelLayout.cell('returned', { min: -999, max: 999 });
/** Where each seat's answer to a simultaneous decision waits, plus one; 0 while he thinks. */
export const ANSWERS = kernelLayout.cell('answers', { length: 4, max: 256, sight: 'hidden' });
/** The first cell of the frames. */
export const STACK = kernelLayout.cell('stack', {
  length: FRAME * FRAMES,
  min: -32768,
  max: 32767,
  sight: 'hidden',
});
/** The revision of the rules that the game began with: see `since`. */
export const REVISION = kernelLayout.cell('revision', { max: 999 });
const LAST_FRAME = STACK + FRAME * (FRAMES - 1);

/** More frames are open than any game needs: a program calls itself. */
export class StackOverflow extends Error {
  override name = 'StackOverflow';
}

/** Opens a frame that inherits actor and card of the one below it. */
export function pushFrame(game: Game, address: number): void {
  const mem = game.mem;
  const caller = mem[FP];
  const frame = caller + FRAME;
  if (frame > LAST_FRAME) throw new StackOverflow(`more than ${FRAMES} frames`);
  mem[FP] = frame;
  mem[frame + PC] = address;
  mem[frame + ACTOR] = mem[caller + ACTOR];
  mem[frame + CARD] = mem[caller + CARD];
  mem[frame + 3] = 0;
  mem[frame + 4] = 0;
  mem[frame + 5] = 0;
  mem[frame + 6] = 0;
  mem[frame + 7] = 0;
}

/** Leaves the present frame. */
export function popFrame(game: Game): void {
  game.mem[FP] -= FRAME;
}

/** A call with nothing after it leaves no frame behind: long chains stay shallow. */
export function replaceCaller(game: Game): void {
  const frame = game.mem[FP];
  game.mem.copyWithin(frame - FRAME, frame, frame + FRAME);
  game.mem[FP] = frame - FRAME;
}

/** Throws every frame away and starts `address` on an empty stack. */
export function restart(game: Game, address: number): void {
  game.mem.fill(0, STACK, STACK + FRAME * FRAMES);
  game.mem[FP] = STACK;
  game.mem[STACK + PC] = address;
}

/** A cell of the present frame. */
export const local = (game: Game, index: number): number => game.mem[game.mem[FP] + index];

/** Writes a cell of the present frame. */
export function setLocal(game: Game, index: number, value: number): void {
  game.mem[game.mem[FP] + index] = value;
}
