import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('as a headline of the USSR it cancels that of the US, whatever its operations', () => {
  const t = scenario({
    influence: { kenya: [0, 2] },
    hands: { us: ['zbig'], ussr: ['us-presidential-elections'] },
  }).headlines({ us: 'zbig', ussr: 'us-presidential-elections' });
  expect(t.isSettled).toBe(true);
  expect(t.where('zbig')).toBe('discard');
  expect(t.where('us-presidential-elections')).toBe('discard');
  expect(t.militaryOps).toEqual([0, 0]);
});

test('a scoring card scores nothing then', () => {
  const t = scenario({
    influence: { kenya: [2, 0] },
    hands: { us: ['africa-scoring'], ussr: ['us-presidential-elections'] },
  }).headlines({ us: 'africa-scoring', ussr: 'us-presidential-elections' });
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  expect(t.where('africa-scoring')).toBe('discard');
});

test('no event in an action round, nor as a headline of the US', () => {
  const t = scenario({ hands: { ussr: ['us-presidential-elections'] } });
  t.round('ussr').choose('us-presidential-elections');
  expect(t.choices).toEqual(['operations']);
  const us = scenario({
    hands: { us: ['us-presidential-elections'], ussr: ['t-62s-and-kalashnikovs'] },
  }).headlines({ us: 'us-presidential-elections', ussr: 't-62s-and-kalashnikovs' });
  expect(us.isSettled).toBe(true);
  expect(us.has('T62s')).toBe(true);
});
