import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('a box forward without a die', () => {
  const t = scenario({ space: [1, 0], hands: { us: ['apollo-soyuz-test-project'] } });
  t.plays('us', 'apollo-soyuz-test-project', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.space).toEqual([2, 0]);
  expect(t.vp).toBe(2);
  expect(t.where('apollo-soyuz-test-project')).toBe('discard');
});

test('the last box gives 3 VP and a card, but only to the first', () => {
  const first = scenario({
    space: [2, 0],
    hands: { us: ['apollo-soyuz-test-project'] },
    draw: ['eplf', 'zbig'],
  }).plays('us', 'apollo-soyuz-test-project', 'event');
  expect(first.actor).toBe('chance');
  first.choose('zbig');
  expect(first.isSettled).toBe(true);
  expect(first.vp).toBe(3);
  expect(first.where('zbig')).toBe('us');
  const second = scenario({
    space: [2, 3],
    hands: { us: ['apollo-soyuz-test-project'] },
    draw: ['eplf', 'zbig'],
  }).plays('us', 'apollo-soyuz-test-project', 'event');
  expect(second.isSettled).toBe(true);
  expect(second.vp).toBe(0);
});

test('nothing beyond the last box; the attempt of the turn is left', () => {
  const t = scenario({ space: [3, 0], hands: { us: ['apollo-soyuz-test-project'] } });
  t.plays('us', 'apollo-soyuz-test-project', 'event');
  expect(t.isSettled).toBe(true);
  const left = scenario({ hands: { us: ['apollo-soyuz-test-project', 'zbig'] } });
  left.plays('us', 'apollo-soyuz-test-project', 'event').round('us').choose('zbig');
  expect(left.choices).toContain('space');
});

test('by ruling both markers move', () => {
  const t = scenario({
    options: { rulings: ['apolloSoyuzForBoth'] },
    space: [1, 1],
    hands: { us: ['apollo-soyuz-test-project'] },
  }).plays('us', 'apollo-soyuz-test-project', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.space).toEqual([2, 2]);
  expect(t.vp).toBe(1);
});
