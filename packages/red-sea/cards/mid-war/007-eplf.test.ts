import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('1 VP, 1 influence in Ethiopia and 1 beside it', () => {
  const t = scenario({ influence: { ethiopia: [0, 2] }, hands: { us: ['eplf'] } });
  t.plays('us', 'eplf', 'event');
  expect(t.vp).toBe(1);
  expect(t.influence('ethiopia')).toEqual([1, 2]);
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['kenya', 'sudan']);
  t.choose('sudan');
  expect(t.isSettled).toBe(true);
  expect(t.influence('sudan')).toEqual([1, 0]);
  expect(t.where('eplf')).toBe('discard');
});

test('without USSR control of Ethiopia there is no event (§5.2, example 2)', () => {
  const t = scenario({ influence: { sudan: [0, 1], ethiopia: [0, 0] }, hands: { ussr: ['eplf'] } });
  t.plays('ussr', 'eplf', 'operationsFirst').choose('influence', 'sudan');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  expect(t.where('eplf')).toBe('discard');
});
