import { describe, expect, test } from 'vitest';
import { CHANCE, type Game, type Rules } from './game.ts';
import { IllegalChoice, choose, decision, legal, nextActor, pending } from './machine.ts';
import { DONE, FREE, add, members } from './mask.ts';
import type { AskAll } from './program.ts';
import { ANSWERS } from './stack.ts';
import { ask, get, note, notes, put, toy, trail } from './testing/toy.ts';

const choices = (game: Game, actor: number): number[] => members(legal(game, actor));

describe('a decision', () => {
  const game = (): Game =>
    toy([ask(1, [3, 40, DONE], { prompt: 'where', domain: 'country', args: () => [2] }), notes(9)]);

  test('says who, what and from where', () => {
    const at = game();
    expect(pending(at)).toBe(1 << 1);
    expect(nextActor(at)).toBe(1);
    expect(decision(at)).toEqual({ prompt: 'where', domain: 'country', args: [2] });
    expect(choices(at, 1)).toEqual([3, 40, DONE]);
    expect(choices(at, 0)).toEqual([]);
    expect(choices(at, CHANCE)).toEqual([]);
    expect(choices(at, 1)).toEqual([3, 40, DONE]);
  });

  test('is taken with one integer, and the machine runs on', () => {
    const at = game();
    choose(at, 1, 40);
    expect(trail(at)).toEqual([40, 9]);
    expect(pending(at)).toBe(0);
    expect(nextActor(at)).toBe(-1);
    expect(decision(at)).toBeUndefined();
  });

  test.each([
    [1, 4],
    [1, -1],
    [1, 256],
    [1, 3.5],
    [1, Number.NaN],
    [0, 3],
    [CHANCE, 3],
    [-1, 3],
    [33, 3],
  ])('of actor %d by %d changes nothing', (actor, choice) => {
    const at = game();
    const before = at.mem.slice();
    expect(() => choose(at, actor, choice)).toThrow(IllegalChoice);
    expect(at.mem).toEqual(before);
    expect(choices(at, 1)).toEqual([3, 40, DONE]);
    choose(at, 1, 3);
    expect(trail(at)).toEqual([3, 9]);
  });

  test('after the game is over is illegal', () => {
    const at = game();
    choose(at, 1, 3);
    expect(() => choose(at, 1, 3)).toThrow(IllegalChoice);
    expect(() => choose(at, CHANCE, 1)).toThrow(IllegalChoice);
  });
});

test('a decision with nothing to choose is passed over', () => {
  expect(trail(toy([ask(0, []), ask(0, [], { auto: true }), notes(9)]))).toEqual([9]);
});

describe('auto', () => {
  test('answers a single choice by itself', () => {
    expect(trail(toy([ask(0, [5], { auto: true }), notes(9)]))).toEqual([5, 9]);
  });

  test('asks where there are two', () => {
    const game = toy([ask(0, [5, 6], { auto: true })]);
    expect(choices(game, 0)).toEqual([5, 6]);
  });

  test('is not the rule: a single choice is asked for', () => {
    expect(choices(toy([ask(0, [5])]), 0)).toEqual([5]);
  });
});

describe('a clone', () => {
  test('goes on from the same decision and leaves the other alone', () => {
    const game = toy([ask(0, [1, 2]), ask(1, [3, 4])]);
    const twin = game.clone();
    expect(choices(twin, 0)).toEqual([1, 2]);
    choose(twin, 0, 2);
    choose(twin, 1, 4);
    expect(trail(game)).toEqual([]);
    choose(game, 0, 2);
    choose(game, 1, 4);
    expect(twin.mem).toEqual(game.mem);
  });

  test('into a pooled game forgets the legal set of the old one', () => {
    const game = toy([ask(0, [1, 2]), ask(1, [3, 4])]);
    const pooled = game.clone();
    choose(pooled, 0, 1);
    legal(pooled, 1);
    pooled.copyFrom(game);
    expect(choices(pooled, 1)).toEqual([]);
    expect(choices(pooled, 0)).toEqual([1, 2]);
  });
});

describe('askAll', () => {
  const everybody: AskAll<Rules> = {
    kind: 'askAll',
    prompt: 'bid',
    domain: 'number',
    actors: ({ mem }) =>
      [0, 1, 2].reduce((bits, seat) => bits | (mem[ANSWERS + seat] ? 0 : 1 << seat), 0),
    legal: (_, actor, mask) => {
      for (const choice of [1, 2, 10 + actor]) add(mask, choice);
    },
    take: ({ mem }, actor, choice) => void (mem[ANSWERS + actor] = choice + 1),
  };
  const game = (): Game =>
    toy([everybody, { kind: 'act', run: (g) => note(g, g.mem[ANSWERS + 2] - 1) }]);

  test('waits for everyone, each with his own choices', () => {
    const at = game();
    expect(pending(at)).toBe(0b111);
    expect(nextActor(at)).toBe(0);
    expect(choices(at, 1)).toEqual([1, 2, 11]);
    expect(choices(at, 2)).toEqual([1, 2, 12]);
    expect(choices(at, 0)).toEqual([1, 2, 10]);
    expect(choices(at, 3)).toEqual([]);
  });

  test('ends alike in every order', () => {
    const ends = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ].map((order) => {
      const at = game();
      for (const seat of order) choose(at, seat, 10 + seat);
      expect(trail(at)).toEqual([12]);
      return at.mem;
    });
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });

  test('tells nobody what the others have chosen', () => {
    const [first, second] = [game(), game()];
    choose(first, 2, 1);
    choose(second, 2, 12);
    for (const seat of [0, 1]) expect(choices(first, seat)).toEqual(choices(second, seat));
    expect(pending(first)).toBe(0b011);
    expect(pending(second)).toBe(0b011);
  });

  test.each([-1, -31, 1.5, 33])('knows no actor %d', (stranger) => {
    const at = game();
    choose(at, 2, 12);
    expect(() => choose(at, stranger, 1)).toThrow(IllegalChoice);
    expect(pending(at)).toBe(0b011);
  });

  test('takes no second answer', () => {
    const at = game();
    choose(at, 1, 2);
    const before = at.mem.slice();
    expect(() => choose(at, 1, 1)).toThrow(IllegalChoice);
    expect(() => choose(at, 0, 11)).toThrow(IllegalChoice);
    expect(at.mem).toEqual(before);
  });
});

describe('free actions', () => {
  const free: Partial<Rules> = {
    freeActions: (game, actor, mask) => {
      if (actor === 0 && get(game, 0) < 2) add(mask, FREE + get(game, 0));
    },
    takeFree: (game, _actor, choice) => {
      note(game, choice);
      put(game, 0, get(game, 0) + 1);
    },
  };
  const steps = [
    ask(0, (game, mask) => {
      for (let choice = get(game, 0); choice < 3; choice++) add(mask, choice);
    }),
    ask(1, [7]),
  ];

  test('return to the same decision, recomputed', () => {
    const game = toy(steps, free);
    expect(choices(game, 0)).toEqual([0, 1, 2, FREE]);
    choose(game, 0, FREE);
    expect(choices(game, 0)).toEqual([1, 2, FREE + 1]);
    choose(game, 0, FREE + 1);
    expect(choices(game, 0)).toEqual([2]);
    choose(game, 0, 2);
    expect(trail(game)).toEqual([FREE, FREE + 1, 2]);
  });

  test('belong to their owner alone', () => {
    const game = toy(steps, free);
    choose(game, 0, 0);
    expect(choices(game, 1)).toEqual([7]);
    expect(choices(game, 0)).toEqual([]);
  });

  test('are offered again after a copy that has lost the legal set', () => {
    const game = toy(steps, free);
    expect(choices(game.clone(), 0)).toEqual([0, 1, 2, FREE]);
  });

  test('do not keep an empty decision open', () => {
    expect(choices(toy([ask(0, []), ask(1, [7])], free), 1)).toEqual([7]);
  });
});
