import { describe, expect, test } from 'vitest';
import { Game, type Rules } from './game.ts';
import { choose, pending } from './machine.ts';
import { again, call, halt, link, program, rollDie, step, when, whilst } from './program.ts';
import { ACTOR, CARD, FP, l, local, setLocal } from './stack.ts';
import { ask, get, layout, note, notes, put, toy, trail } from './testing/toy.ts';

const isOne = (game: Game): boolean => get(game, 0) === 1;

test('steps run in order, lists of steps as if written out', () => {
  expect(trail(toy([notes(1), [notes(2), [notes(3)]], notes(4)]))).toEqual([1, 2, 3, 4]);
});

describe('when', () => {
  const steps = (value: number) => [
    step<Rules>((game) => put(game, 0, value)),
    when<Rules>(isOne, [notes(1)], [notes(2)]),
    notes(3),
  ];

  test('takes the way its condition says', () => {
    expect(trail(toy(steps(1)))).toEqual([1, 3]);
    expect(trail(toy(steps(0)))).toEqual([2, 3]);
  });

  test('may have no other way', () => {
    expect(trail(toy([when(isOne, [notes(1)]), notes(3)]))).toEqual([3]);
  });

  test('may be the last step, and nested', () => {
    expect(trail(toy([when(isOne, [], [when(isOne, [], [notes(2)])])]))).toEqual([2]);
  });
});

describe('whilst', () => {
  const count = step<Rules>((game) => put(game, 0, get(game, 0) + 1));

  test('repeats its body, not at all if the condition fails at once', () => {
    const upTo = (n: number) => whilst<Rules>((game) => get(game, 0) < n, [count, notes(7)]);
    expect(trail(toy([upTo(3), notes(9)]))).toEqual([7, 7, 7, 9]);
    expect(trail(toy([upTo(0), notes(9)]))).toEqual([9]);
  });

  test('stops at each decision of its body', () => {
    const game = toy([whilst((g) => get(g, 0) < 2, [count, ask(1, [5, 6])]), notes(9)]);
    choose(game, 1, 5);
    choose(game, 1, 6);
    expect(trail(game)).toEqual([5, 6, 9]);
    expect(pending(game)).toBe(0);
  });

  test('without end is an error and no hang', () => {
    expect(() => toy([whilst(() => true, [step(() => {})])])).toThrow('no decision within');
  });
});

describe('branch', () => {
  const on = (value: number) => [
    step<Rules>((game) => put(game, 0, value)),
    {
      kind: 'branch' as const,
      pick: (game: Game) => get(game, 0),
      arms: new Map([
        [1, [notes(11)]],
        [2, [notes(12), notes(13)]],
      ]),
    },
    notes(9),
  ];

  test.each([
    [1, [11, 9]],
    [2, [12, 13, 9]],
    [3, [9]],
  ])('goes the way of %i', (value, expected) => {
    expect(trail(toy(on(value)))).toEqual(expected);
  });
});

describe('call', () => {
  test('gives the callee what it is bound to, and comes back to the caller untouched', () => {
    const callee = program<Rules>('callee', [
      step((game) => {
        note(game, game.mem[game.mem[FP] + ACTOR]);
        note(game, game.mem[game.mem[FP] + CARD]);
        note(game, local(game, l.value));
        setLocal(game, l.value, 99);
      }),
    ]);
    const game = toy([
      step((g) => setLocal(g, l.value, 5)),
      call(callee, ({ mem }, caller, frame) => {
        mem[frame + ACTOR] = 1;
        mem[frame + CARD] = 42;
        mem[frame + l.value] = mem[caller + l.value] + 1;
      }),
      step((g) => note(g, local(g, l.value))),
    ]);
    expect(trail(game)).toEqual([1, 42, 6, 5]);
  });

  test('programs may call each other in a circle', () => {
    const ping: { name: string; steps: Parameters<typeof toy>[0] } = { name: 'ping', steps: [] };
    const pong = program<Rules>('pong', [notes(2), when((g) => trail(g).length < 6, [call(ping)])]);
    ping.steps = [notes(1), call(pong)];
    expect(trail(toy([call(ping)]))).toEqual([1, 2, 1, 2, 1, 2]);
  });
});

describe('link', () => {
  test('lays each program out once, however often it is called', () => {
    const shared = program<Rules>('shared', [notes(1)]);
    const main = program<Rules>('main', [call(shared), call(shared), notes(2)]);
    const { code, entry } = link([main]);
    expect(entry(main)).toBe(0);
    expect(code.map((each) => each.program).join(' ')).toBe('main main main main shared shared');
  });

  test('a program that was not linked has no address', () => {
    expect(() => link([halt]).entry(program('stranger', []))).toThrow('stranger');
  });
});

test('`again` asks the same decision once more', () => {
  const game = toy([
    ask(
      0,
      (g, legal) => {
        if (trail(g).length < 3) legal[0] = 0b1110;
      },
      {
        take: (g, choice) => {
          note(g, choice);
          again(g);
        },
      },
    ),
    notes(9),
  ]);
  for (const choice of [1, 1, 3]) choose(game, 0, choice);
  expect(trail(game)).toEqual([1, 1, 3, 9]);
});

test('a die shows 1 to 6', () => {
  const game = toy([rollDie('die', note)]);
  expect(() => choose(game, 4, 0)).toThrow('not legal');
  expect(() => choose(game, 4, 7)).toThrow('not legal');
  choose(game, 4, 6);
  expect(trail(game)).toEqual([6]);
});

test('a game at halt has nobody pending and stays there', () => {
  const { code, entry } = link([halt]);
  const game = new Game<Rules>({ id: 'over', layout, code });
  game.mem[game.mem[FP]] = entry(halt) + 1;
  expect(pending(game)).toBe(0);
});
