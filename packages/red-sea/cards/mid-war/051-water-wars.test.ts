import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('the rival leaves the one of the two where he has more', () => {
  const t = scenario({
    influence: { egypt: [3, 1], ethiopia: [2, 0] },
    hands: { ussr: ['water-wars'] },
  }).plays('ussr', 'water-wars', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('egypt')).toEqual([0, 1]);
  expect(t.influence('ethiopia')).toEqual([2, 0]);
  expect(t.where('water-wars')).toBe('discard');
});

test('with as much in both the player chooses', () => {
  const t = scenario({
    influence: { egypt: [0, 2], ethiopia: [0, 2] },
    hands: { us: ['water-wars'] },
  }).plays('us', 'water-wars', 'event');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['egypt', 'ethiopia']);
  t.choose('ethiopia');
  expect(t.isSettled).toBe(true);
  expect(t.influence('ethiopia')).toEqual([0, 0]);
});

test('without control of both nothing happens', () => {
  const t = scenario({ influence: { egypt: [2, 0] }, hands: { ussr: ['water-wars'] } });
  expect(t.round('ussr').choose('water-wars').choices).toEqual(['operations', 'space']);
});
