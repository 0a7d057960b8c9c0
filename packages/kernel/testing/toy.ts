import { Game, type Actor, type Rules } from '../game.ts';
import { Layout } from '../layout.ts';
import { run } from '../machine.ts';
import { add, type Mask } from '../mask.ts';
import { halt, link, program, step, type Act, type Ask, type Steps } from '../program.ts';
import { kernelLayout, pushFrame, restart } from '../stack.ts';

/** A game of one program, for tests of the kernel: a few cells and a trail of what happened. */
export const layout = Layout.after(kernelLayout);
export const X = layout.cell('x', { length: 8, min: -999, max: 999 });
const TRAIL = layout.cell('trail', { length: 64, max: 255 });

export const get = ({ mem }: Game, index: number): number => mem[X + index];
export function put({ mem }: Game, index: number, value: number): void {
  mem[X + index] = value;
}

/** Notes a number in the trail. */
export function note({ mem }: Game, value: number): void {
  mem[TRAIL + ++mem[TRAIL]] = value;
}
export const notes = (value: number): Act<Rules> => step((game) => note(game, value));
export const trail = ({ mem }: Game): number[] =>
  Array.from(mem.subarray(TRAIL + 1, TRAIL + 1 + mem[TRAIL]));

/** Seat `actor` chooses one of `choices`; the answer is noted. */
export const ask = (
  actor: Actor,
  choices: readonly number[] | ((game: Game, legal: Mask) => void),
  more: Partial<Ask<Rules>> = {},
): Ask<Rules> => ({
  kind: 'ask',
  prompt: 'pick',
  domain: 'number',
  actor: () => actor,
  legal: (game, legal) => {
    if (typeof choices === 'function') choices(game, legal);
    else for (const choice of choices) add(legal, choice);
  },
  take: note,
  ...more,
});

/** Starts a game of these steps; it is over when they are. */
export function toy(steps: Steps<Rules>, more: Partial<Rules> = {}): Game {
  const main = program('toy', steps);
  const { code, entry } = link([halt, main]);
  const game = new Game<Rules>({ id: 'toy', layout, code, ...more });
  restart(game, entry(halt) + 1);
  pushFrame(game, entry(main));
  run(game);
  return game;
}
