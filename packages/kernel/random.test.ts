import { expect, test } from 'vitest';
import { Random } from './random.ts';

test('the same seed brings the same numbers, another seed others', () => {
  const draw = (seed: number): number[] => {
    const random = new Random(seed);
    return Array.from({ length: 8 }, () => random.next());
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('the sequence is part of the format of records: it never changes', () => {
  const random = new Random(1);
  expect(Array.from({ length: 4 }, () => random.next())).toMatchInlineSnapshot(`
    [
      2565983751,
      2436494090,
      2506973065,
      145172403,
    ]
  `);
});

test('numbers are whole, unsigned and of 32 bits', () => {
  const random = new Random(-5);
  for (let i = 0; i < 1000; i++) {
    const n = random.next();
    expect(Number.isInteger(n) && n >= 0 && n <= 0xffffffff).toBe(true);
  }
});

test.each([2, 6, 110])('below(%i) reaches every number about equally often', (n) => {
  const random = new Random(n);
  const draws = 2000 * n;
  const counts = new Array<number>(n).fill(0);
  for (let i = 0; i < draws; i++) counts[random.below(n)]++;
  // Five standard deviations around the mean.
  const slack = 5 * Math.sqrt(2000);
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(slack);
});
