import { expect, test } from 'vitest';
import { guideOf } from './guide.ts';

const setUp = {
  points: [7, 6],
  about: { en: ['seven in the west', 'six in the east'], ru: ['семь', 'шесть'] },
} as const;
const place = { code: 'place', domain: 'country', args: [2, 1, 0, 0], actors: [0], choices: [3] };
const placed = (count: number) =>
  Array.from({ length: count }, () => ({ code: 'influence', args: [0, 7, 1, 1, 0] }));
const base = { ui: { setUp }, turn: 1, options: { bonusUs: 2 }, language: 'en' } as const;

test('set-up says where and how many, and the bonus is announced', () => {
  const at = { ...base, asked: place, seat: 0 } as never as Parameters<typeof guideOf>[0];
  expect(guideOf({ ...at, log: placed(3) })).toBe('seven in the west');
  expect(guideOf({ ...at, log: placed(7) })).toMatch(/^Bonus: 2 more/);
});

test('whoever does not get the bonus hears of it, and later turns say nothing', () => {
  const headline = { ...place, code: 'headline', domain: 'card' };
  const at = { ...base, asked: headline, seat: 1, log: [] } as never as Parameters<
    typeof guideOf
  >[0];
  expect(guideOf(at)).toMatch(/bonus of 2/);
  expect(guideOf({ ...at, turn: 3 })).toBeUndefined();
});
