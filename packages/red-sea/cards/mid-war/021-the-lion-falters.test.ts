import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('a Soviet Ethiopia gives 2 VP', () => {
  const t = scenario({ influence: { ethiopia: [0, 1] }, hands: { ussr: ['the-lion-falters'] } });
  t.plays('ussr', 'the-lion-falters', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-2);
  expect(t.influence('ethiopia')).toEqual([0, 1]);
  expect(t.has('LionFalters')).toBe(true);
  expect(t.where('the-lion-falters')).toBe('removed');
});

test('else the US leaves it and 1 of the USSR comes', () => {
  const t = scenario({ influence: { ethiopia: [3, 0] }, hands: { ussr: ['the-lion-falters'] } });
  t.plays('ussr', 'the-lion-falters', 'event');
  expect(t.influence('ethiopia')).toEqual([0, 1]);
  expect(t.vp).toBe(0);
  expect(t.has('LionFalters')).toBe(true);
});
