import { legal, nth } from '@brink/kernel';
import { expect, test } from 'vitest';
import { randomGame, recordOf } from './driver.ts';
import { duel } from './testing/duel.ts';

test('a game is played to its end, the same by the same seed', () => {
  const game = duel();
  const first = randomGame(game, {}, 4);
  expect(game.outcome(first.game)).toMatchObject({ turn: 3, manner: 'points' });
  expect(first).toMatchObject({ decisions: 12, chances: 9 });
  expect(randomGame(game, {}, 4).choices).toEqual(first.choices);
  expect(randomGame(game, {}, 5).choices).not.toEqual(first.choices);
});

test('players follow their policy, chance does not', () => {
  const seen: number[] = [];
  const { choices, chances } = randomGame(duel(), {}, 1, () => (at, actor) => {
    seen.push(actor);
    return nth(legal(at, actor), 0);
  });
  expect(new Set(seen)).toEqual(new Set([0, 1]));
  expect(choices.length - chances).toBe(seen.length);
});

test('a game begins with the choices it is given, as far as they fit', () => {
  const { choices } = randomGame(duel(), {}, 1);
  const follow = (first: readonly number[]) => randomGame(duel(), {}, 2, undefined, first).choices;
  expect(follow(choices)).toEqual(choices);
  expect(follow([...choices, 1, 2])).toEqual(choices);
  const half = choices.slice(0, choices.length >> 1);
  const mended = follow([...half, 999, ...choices]);
  expect(mended.slice(0, half.length)).toEqual(half);
  expect(mended.length).toBeGreaterThan(half.length);
  expect(follow(half)).toEqual(mended);
  expect(follow([])).toEqual(randomGame(duel(), {}, 2).choices);
});

test('a game without end is an error', () => {
  expect(() => randomGame(duel('neverEnds'), {}, 1)).toThrow('no end within');
});

test('a record carries what is said about it', () => {
  const record = recordOf(duel(), {}, [1, 2], { law: 'state' });
  expect(record).toMatchObject({ format: 'brink-record', game: 'duel', choices: [1, 2] });
  expect(record.about).toEqual({ law: 'state' });
  expect(recordOf(duel(), {}, [])).not.toHaveProperty('about');
});
