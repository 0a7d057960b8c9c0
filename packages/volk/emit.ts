import { EVERYONE, exceptFor, only, type Args, type Audience } from '@brink/kernel';
import type { Log, LogCode } from './log.ts';
import { RESULT } from './state.ts';
import type { Table } from './volk.ts';

/** Tells everybody what happened, with the arguments that the code's line in `log.ts` names. */
export const emit = write as <Code extends LogCode>(
  game: Table,
  code: Code,
  ...args: Args<Log[Code]>
) => void;

type EmitForSome = <Code extends LogCode>(
  game: Table,
  seat: number,
  code: Code,
  ...args: Args<Log[Code]>
) => void;

/** The same for one seat only. */
export const emitTo: EmitForSome = (game, seat, code, a?: number, b?: number) =>
  writeTo(game, only(seat), code, a, b);

/** The same for all but one seat. */
export const emitExcept: EmitForSome = (game, seat, code, a?: number, b?: number) =>
  writeTo(game, exceptFor(seat), code, a, b);

// No rest parameters: where nobody listens, nothing is allocated.
function write(
  game: Table,
  code: string,
  a?: number,
  b?: number,
  c?: number,
  d?: number,
  e?: number,
  f?: number,
): void {
  writeTo(game, EVERYONE, code, a, b, c, d, e, f);
}

function writeTo(
  game: Table,
  audience: Audience,
  code: string,
  a = 0,
  b = 0,
  c = 0,
  d = 0,
  e = 0,
  f = 0,
): void {
  // What a step does after it has ended the game is no part of the story.
  if (!game.log || (game.mem[RESULT] !== 0 && code !== 'gameOver')) return;
  game.log({ code, args: [a, b, c, d, e, f], audience });
}
