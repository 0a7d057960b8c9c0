import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test.each([
  [2, 0, 4],
  [3, 1, 5],
  [4, 2, 5],
  [5, 3, 5],
])('at DEFCON %i it gives %i VP, then DEFCON is %i', (before, vp, after) => {
  const t = scenario({ defcon: before, hands: { us: ['nuclear-test-ban'] } });
  t.plays('us', 'nuclear-test-ban', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(vp);
  expect(t.defcon).toBe(after);
  expect(t.where('nuclear-test-ban')).toBe('discard');
});

test('the VP belong to whoever plays it', () => {
  const t = scenario({ defcon: 4, hands: { ussr: ['nuclear-test-ban'] } });
  t.plays('ussr', 'nuclear-test-ban', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-2);
});
