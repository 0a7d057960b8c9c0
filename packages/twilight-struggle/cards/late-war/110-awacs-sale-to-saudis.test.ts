import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('2 US influence in Saudi Arabia; Muslim Revolution is forbidden', () => {
  const t = scenario({
    turn: 8,
    influence: { 'saudi-arabia': [1, 2] },
    hands: { us: ['awacs-sale-to-saudis'], ussr: ['muslim-revolution'] },
  });
  t.round('ussr').choose('muslim-revolution');
  expect(t.choices).toEqual(['event', 'operations', 'space']);
  t.plays('us', 'awacs-sale-to-saudis', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('saudi-arabia')).toEqual([3, 2]);
  expect(t.where('awacs-sale-to-saudis')).toBe('removed');
  t.round('ussr').choose('muslim-revolution');
  expect(t.choices).toEqual(['operations', 'space']);
});

test('played by the USSR, Muslim Revolution is forbidden all the same', () => {
  const t = scenario({ turn: 8, hands: { ussr: ['awacs-sale-to-saudis'] } })
    .plays('ussr', 'awacs-sale-to-saudis', 'operationsFirst')
    .choose('influence', 'poland', 'poland', 'poland');
  expect(t.isSettled).toBe(true);
  expect(t.influence('saudi-arabia')).toEqual([2, 0]);
  expect(t.has('AwacsSale')).toBe(true);
});
