import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('USSR coups have 1 more on the die, not on military operations', () => {
  const t = scenario({ influence: { kenya: [2, 0] }, hands: { ussr: ['nasserism', 'detente'] } });
  t.plays('ussr', 'nasserism', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.where('nasserism')).toBe('removed');
  t.plays('ussr', 'detente', 'operations').choose('coup', 'kenya', 4);
  // 4 + 1 + 1 − 4 = 2.
  expect(t.isSettled).toBe(true);
  expect(t.influence('kenya')).toEqual([0, 0]);
  expect(t.militaryOps).toEqual([0, 1]);
});

test('those of the US have not, and it ends with the turn', () => {
  const t = scenario({
    effects: ['Nasserism'],
    influence: { kenya: [0, 2] },
    hands: { us: ['eplf'] },
  }).plays('us', 'eplf', 'operations');
  t.choose('coup', 'kenya', 4);
  expect(t.influence('kenya')).toEqual([0, 1]);
  t.endTurn();
  expect(t.has('Nasserism')).toBe(false);
});
