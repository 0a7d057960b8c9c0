import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('2 USSR influence in Chile', () => {
  const t = scenario({
    turn: 4,
    influence: { chile: [3, 0] },
    hands: { ussr: ['allende'] },
  }).plays('ussr', 'allende', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('chile')).toEqual([3, 2]);
  expect(t.where('allende')).toBe('removed');
});

test('played by the US the event happens; spaced it does not', () => {
  const t = scenario({ turn: 4, influence: { chile: [1, 0] }, hands: { us: ['allende'] } });
  t.plays('us', 'allende', 'eventFirst').choose('influence', 'chile');
  expect(t.isSettled).toBe(true);
  expect(t.influence('chile')).toEqual([2, 2]);
  const spaced = scenario({ turn: 4, effects: ['Containment'], hands: { us: ['allende'] } });
  spaced.plays('us', 'allende', 'space').choose(6);
  expect(spaced.isSettled).toBe(true);
  expect(spaced.influence('chile')).toEqual([0, 0]);
  expect(spaced.where('allende')).toBe('discard');
});
