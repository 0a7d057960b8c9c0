import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test.each([
  [2, 0, 3],
  [0, 1, 3],
  [4, 2, 3],
  [1, 3, 3],
  [0, 5, 5],
])('with %i US and %i USSR influence the USSR ends with %i', (us, ussr, after) => {
  const t = scenario({ influence: { cuba: [us, ussr] }, hands: { ussr: ['fidel'] } });
  t.plays('ussr', 'fidel', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('cuba')).toEqual([0, after]);
  expect(t.where('fidel')).toBe('removed');
});

test('it happens when the US uses the operations', () => {
  const t = scenario({ influence: { cuba: [1, 0] }, hands: { us: ['fidel'] } });
  t.plays('us', 'fidel', 'operationsFirst').choose('influence', 'cuba', 'cuba');
  expect(t.isSettled).toBe(true);
  expect(t.influence('cuba')).toEqual([0, 3]);
  expect(t.where('fidel')).toBe('removed');
});

test('sent into space it does not happen and stays in the game', () => {
  const t = scenario({ influence: { cuba: [1, 0] }, hands: { us: ['fidel'] } });
  t.plays('us', 'fidel', 'space').choose(6);
  expect(t.isSettled).toBe(true);
  expect(t.influence('cuba')).toEqual([1, 0]);
  expect(t.where('fidel')).toBe('discard');
});
