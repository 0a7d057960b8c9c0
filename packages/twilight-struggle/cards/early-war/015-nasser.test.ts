import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 1],
  [4, 2],
])('of %i US influence in Egypt %i are left', (before, after) => {
  const t = scenario({ influence: { egypt: [before, 1] }, hands: { ussr: ['nasser'] } });
  t.plays('ussr', 'nasser', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('egypt')).toEqual([after, 3]);
  expect(t.where('nasser')).toBe('removed');
});

test('the US can place first and loses half of it', () => {
  const t = scenario({ influence: { egypt: [2, 0] }, hands: { us: ['nasser'] } });
  t.plays('us', 'nasser', 'operationsFirst').choose('influence', 'egypt');
  expect(t.isSettled).toBe(true);
  expect(t.influence('egypt')).toEqual([1, 2]);
});
