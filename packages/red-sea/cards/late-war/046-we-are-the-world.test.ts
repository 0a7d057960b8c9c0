import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('1 VP and 2 influence in a country with Famine, which ends', () => {
  const t = scenario({
    influence: { egypt: [0, 1] },
    hands: { us: ['famine', 'we-are-the-world'] },
  }).plays('us', 'famine', 'event');
  t.choose('kenya', 'ethiopia');
  t.plays('us', 'we-are-the-world', 'event');
  expect(t.vp).toBe(1);
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['ethiopia', 'kenya']);
  t.choose('kenya');
  expect(t.isSettled).toBe(true);
  expect(t.influence('kenya')).toEqual([2, 0]);
  expect(t.where('we-are-the-world')).toBe('removed');
});

test('without Famine there is no event', () => {
  const t = scenario({ hands: { us: ['we-are-the-world'] } })
    .round('us')
    .choose('we-are-the-world');
  expect(t.choices).toEqual(['operations']);
});
