import { expect, test } from 'vitest';
import type { Rules } from './game.ts';
import { call, program, step, when, type Program } from './program.ts';
import {
  ACTOR,
  CARD,
  FP,
  FRAME,
  FRAMES,
  STACK,
  StackOverflow,
  l,
  local,
  popFrame,
  pushFrame,
  restart,
  setLocal,
} from './stack.ts';
import { ask, get, note, notes, put, toy, trail } from './testing/toy.ts';

const depth = (game: ReturnType<typeof toy>): number => (game.mem[FP] - STACK) / FRAME + 1;

test('a frame inherits actor and card and begins with empty locals', () => {
  const game = toy([ask(0, [1])]);
  game.mem[game.mem[FP] + ACTOR] = 1;
  game.mem[game.mem[FP] + CARD] = 23;
  setLocal(game, l.extra, 7);
  pushFrame(game, 0);
  expect(game.mem.slice(game.mem[FP], game.mem[FP] + FRAME)).toEqual(
    new Int16Array([0, 1, 23, 0, 0, 0, 0, 0]),
  );
  popFrame(game);
  expect(local(game, l.extra)).toBe(7);
});

test('there is room for so many frames and an error beyond', () => {
  const game = toy([ask(0, [1])]);
  while (depth(game) < FRAMES) pushFrame(game, 0);
  const before = game.mem.slice();
  expect(() => pushFrame(game, 0)).toThrow(StackOverflow);
  expect(game.mem).toEqual(before);
});

test('a program that calls itself before its end overflows', () => {
  const deep: { name: string; steps: Program<Rules>['steps'] } = { name: 'deep', steps: [] };
  deep.steps = [call(deep), notes(1)];
  expect(() => toy([call(deep), notes(2)])).toThrow(StackOverflow);
});

test('restarting forgets every frame', () => {
  const game = toy([ask(0, [1])]);
  pushFrame(game, 3);
  restart(game, 0);
  expect(depth(game)).toBe(1);
  expect(game.mem.slice(STACK, STACK + FRAME * FRAMES)).toEqual(new Int16Array(FRAME * FRAMES));
});

test('a call with nothing after it leaves no frame behind', () => {
  const innermost = program<Rules>('innermost', [
    step((game) => note(game, depth(game))),
    ask(0, [9]),
  ]);
  const middle = program<Rules>('middle', [call(innermost)]);
  // The halt frame below, the caller that waits for its last note, and the callee.
  const game = toy([call(middle), notes(8)]);
  expect(trail(game)).toEqual([3]);
  expect(depth(game)).toBe(3);
});

test('a chain of a thousand tail calls stays shallow', () => {
  const chain: { name: string; steps: Program<Rules>['steps'] } = { name: 'chain', steps: [] };
  chain.steps = [
    step((game) => {
      put(game, 0, get(game, 0) + 1);
      put(game, 1, Math.max(get(game, 1), depth(game)));
    }),
    when((game) => get(game, 0) < 999, [call(chain)]),
  ];
  const game = toy([call(chain), notes(1)]);
  expect(get(game, 0)).toBe(999);
  expect(get(game, 1)).toBe(3);
  expect(depth(game)).toBe(1);
});
