import { EVERYONE, type Args, type Audience } from '@brink/kernel';
import type { Arguments, Log, LogCode } from './log.ts';
import { RESULT } from './state.ts';
import type { Table } from './world.ts';

type Told<Code extends LogCode> = Args<Log[Code], Arguments>;

/** Tells everybody what happened, with the arguments that the code's line in `log.ts` names. */
export const emit = write as <Code extends LogCode>(
  game: Table,
  code: Code,
  ...args: Told<Code>
) => void;

/** The same for some eyes only. */
export const emitTo = writeTo as <Code extends LogCode>(
  game: Table,
  audience: Audience,
  code: Code,
  ...args: Told<Code>
) => void;

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
