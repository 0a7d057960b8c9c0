import { expect, test } from 'vitest';
import { scenario, type Scenario } from '../../testing/scenario.ts';

const crisis = (): Scenario =>
  scenario({
    turn: 4,
    influence: {
      cuba: [0, 3],
      panama: [2, 0],
      iran: [1, 0],
      'west-germany': [4, 0],
      turkey: [1, 0],
    },
    hands: { us: ['cuban-missile-crisis'], ussr: ['blockade', 'fidel'] },
  }).plays('us', 'cuban-missile-crisis', 'event');

test('DEFCON becomes 2 and the effect lies on the rival', () => {
  const t = crisis();
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(2);
  expect(t.has('CubanMissileCrisisOnUssr')).toBe(true);
  expect(t.has('CubanMissileCrisisOnUs')).toBe(false);
  expect(t.where('cuban-missile-crisis')).toBe('removed');
});

test('a coup of the threatened side is nuclear war, and it loses', () => {
  const t = crisis().plays('ussr', 'fidel', 'operations').choose('coup', 'panama');
  expect(t.result).toEqual({ winner: 'us', manner: 'cubanMissileCrisis' });
});

test('it may withdraw after announcing the coup and before naming the target', () => {
  const t = crisis().plays('ussr', 'fidel', 'operations').choose('coup');
  expect(t.choices).toEqual(['panama', 'withdraw-cuba']);
  t.choose('withdraw-cuba');
  expect(t.influence('cuba')).toEqual([0, 1]);
  expect(t.choices).toEqual(['panama']);
  t.choose('panama', 1);
  expect(t.result).toEqual({ winner: 'us', manner: 'defcon' });
});

test('the US withdraws from West Germany or Turkey, with 2 influence from one of them', () => {
  const t = scenario({
    turn: 4,
    influence: { 'west-germany': [4, 0], turkey: [1, 0] },
    hands: { ussr: ['cuban-missile-crisis'], us: ['nato'] },
  }).plays('ussr', 'cuban-missile-crisis', 'event');
  t.round('us');
  expect(t.choices).toEqual(['nato', 'withdraw-west-germany']);
  t.choose('withdraw-west-germany');
  expect(t.influence('west-germany')).toEqual([2, 0]);
  expect(t.has('CubanMissileCrisisOnUs')).toBe(false);
  expect(t.defcon).toBe(2);
});
