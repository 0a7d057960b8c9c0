import { Random } from '@brink/kernel';
import { expect, test } from 'vitest';
import { eloOf, type Meeting } from './elo.ts';

const meetings = (a: string, b: string, won: number, games: number): Meeting[] =>
  Array.from({ length: games }, (_, i) => ({ a, b, points: i < won ? 1 : 0 }));
const rated = (list: readonly Meeting[], anchor: string): Record<string, number> =>
  Object.fromEntries(eloOf(list, anchor).map(({ bot, elo }) => [bot, elo]));

test('who wins ten games of eleven is 400 points ahead', () => {
  expect(rated(meetings('strong', 'weak', 1000, 1100), 'weak')).toEqual({
    weak: 0,
    strong: expect.closeTo(400, 0),
  });
});

test('strengths add up along a chain, whoever is the anchor', () => {
  const chain = [...meetings('b', 'a', 1000, 1100), ...meetings('c', 'b', 1000, 1100)];
  expect(rated(chain, 'a').c).toBeCloseTo(800, -1);
  expect(rated(chain, 'c').a).toBeCloseTo(-rated(chain, 'a').c, 6);
});

test('who has won all games is far ahead, not infinitely; more games make it surer', () => {
  const [, few] = eloOf(meetings('b', 'a', 10, 10), 'a');
  const [, many] = eloOf(meetings('b', 'a', 1000, 1000), 'a');
  expect(few.elo).toBeGreaterThan(200);
  expect(many.elo).toBeGreaterThan(few.elo);
  expect(many.elo).toBeLessThan(3000);
  const width = ({ interval: [low, high] }: typeof few): number => high - low;
  const [, even] = eloOf(meetings('b', 'a', 50, 100), 'a');
  const [, evener] = eloOf(meetings('b', 'a', 500, 1000), 'a');
  expect(width(evener)).toBeLessThan(width(even) / 3);
});

test('95 of 100 intervals hold what is true', () => {
  const random = new Random(7);
  const truth = 150;
  const chance = 1 / (1 + 10 ** (-truth / 400));
  let held = 0;
  for (let trial = 0; trial < 400; trial++) {
    const list = Array.from({ length: 60 }, (): Meeting => {
      const points = random.below(10_000) < 10_000 * chance ? 1 : 0;
      return { a: 'b', b: 'a', points };
    });
    const [low, high] = eloOf(list, 'a')[1].interval;
    if (low <= truth && truth <= high) held++;
  }
  expect(held).toBeGreaterThan(365);
  expect(held).toBeLessThan(398);
});

test('the anchor has 0 and no doubt', () => {
  const [anchor] = eloOf(meetings('b', 'a', 5, 10), 'a');
  expect(anchor).toEqual({ bot: 'a', elo: 0, interval: [0, 0], games: 10 });
});
