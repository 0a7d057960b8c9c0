import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('3 VP with 3 of the six countries', () => {
  const t = scenario({
    influence: { egypt: [0, 2], sudan: [0, 1], 'south-yemen': [0, 1] },
    hands: { ussr: ['arab-league'] },
  }).plays('ussr', 'arab-league', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-3);
  expect(t.where('arab-league')).toBe('discard');
});

test('not with 2, and only for the one who plays it', () => {
  const t = scenario({
    influence: { egypt: [0, 2], sudan: [0, 1], 'south-yemen': [0, 1], oman: [2, 0], yemen: [2, 0] },
    hands: { us: ['arab-league'] },
  }).plays('us', 'arab-league', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
});

test('by ruling both are paid', () => {
  const t = scenario({
    options: { rulings: ['arabLeaguePaysBoth'] },
    influence: { egypt: [0, 2], sudan: [0, 1], 'south-yemen': [0, 1], oman: [2, 0], yemen: [2, 0] },
    hands: { us: ['arab-league'] },
  }).plays('us', 'arab-league', 'event');
  expect(t.vp).toBe(-3);
});
