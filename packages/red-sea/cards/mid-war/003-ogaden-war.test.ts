import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test.each([
  [5, 0, [3, 0], 2],
  [4, 0, [1, 2], 0],
  [6, 1, [3, 0], 2],
  [5, 1, [1, 2], 0],
] as const)('die %i with %i neighbours of the USSR', (die, neighbours, influence, vp) => {
  const t = scenario({
    influence: { ethiopia: [1, 2], kenya: neighbours ? [0, 2] : [0, 0], somalia: [0, 3] },
    hands: { us: ['ogaden-war'] },
  }).plays('us', 'ogaden-war', 'event');
  expect(t.prompt).toBe('warDie');
  t.choose(die);
  expect(t.isSettled).toBe(true);
  expect(t.influence('ethiopia')).toEqual(influence);
  expect(t.vp).toBe(vp);
  expect(t.militaryOps).toEqual([2, 0]);
  expect(t.where('ogaden-war')).toBe('discard');
});

test('nobody needs influence there (§7.5)', () => {
  const t = scenario({ hands: { us: ['ogaden-war'] } })
    .plays('us', 'ogaden-war', 'event')
    .choose(6);
  expect(t.vp).toBe(2);
});

test('played by the USSR, the US fights and has the military operations (§8.2.4)', () => {
  const t = scenario({ influence: { ethiopia: [0, 1] }, hands: { ussr: ['ogaden-war'] } });
  t.plays('ussr', 'ogaden-war', 'eventFirst').choose(6);
  expect(t.influence('ethiopia')).toEqual([1, 0]);
  expect(t.militaryOps).toEqual([2, 0]);
  expect(t.actor).toBe('ussr');
});

test('after F-5Es Delivered there are only its operations, and it is discarded (§5.2)', () => {
  const t = scenario({
    effects: ['F5Es'],
    influence: { somalia: [0, 1] },
    hands: { ussr: ['ogaden-war'] },
  })
    .round('ussr')
    .choose('ogaden-war');
  expect(t.choices).toEqual(['operations', 'space']);
  t.choose('operations', 'influence', 'somalia', 'somalia');
  expect(t.isSettled).toBe(true);
  expect(t.where('ogaden-war')).toBe('discard');
});
