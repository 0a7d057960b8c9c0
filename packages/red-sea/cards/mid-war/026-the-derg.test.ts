import { stabilityOf } from '@brink/struggle';
import { expect, test } from 'vitest';
import { Ethiopia } from '../../map.ts';
import { scenario } from '../../testing/scenario.ts';

test('2 influence in Ethiopia; control of it raises its stability to 3', () => {
  const t = scenario({ influence: { ethiopia: [1, 0] }, hands: { ussr: ['the-derg'] } });
  t.plays('ussr', 'the-derg', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('ethiopia')).toEqual([1, 2]);
  expect(stabilityOf(t.game, Ethiopia)).toBe(3);
  expect(t.has('TheDerg')).toBe(true);
  expect(t.where('the-derg')).toBe('removed');
});

test('with 3 to overcome the control may be gone at once', () => {
  const t = scenario({
    influence: { ethiopia: [1, 0] },
    hands: { us: ['eplf'], ussr: ['the-derg'] },
  });
  t.plays('ussr', 'the-derg', 'event');
  expect(t.round('us').choose('eplf').choices).toEqual(['operations']);
});

test('without control it stays at 1', () => {
  const t = scenario({ influence: { ethiopia: [2, 0] }, hands: { ussr: ['the-derg'] } });
  t.plays('ussr', 'the-derg', 'event');
  expect(stabilityOf(t.game, Ethiopia)).toBe(1);
  expect(t.has('TheDerg')).toBe(false);
  expect(t.where('the-derg')).toBe('removed');
});
