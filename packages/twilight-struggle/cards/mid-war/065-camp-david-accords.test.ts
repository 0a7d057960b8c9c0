import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('1 VP, 1 influence in Israel, Jordan and Egypt, and no Arab-Israeli War any more', () => {
  const t = scenario({
    turn: 4,
    influence: { egypt: [0, 2], iran: [1, 0] },
    hands: { us: ['camp-david-accords', 'arab-israeli-war'] },
  }).plays('us', 'camp-david-accords', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(1);
  expect(t.influence('israel')).toEqual([1, 0]);
  expect(t.influence('jordan')).toEqual([1, 0]);
  expect(t.influence('egypt')).toEqual([1, 2]);
  expect(t.where('camp-david-accords')).toBe('removed');
  expect(t.round('us').choose('arab-israeli-war').choices).toEqual(['operations', 'space']);
  t.choose('operations', 'influence', 'iran', 'iran');
  expect(t.isSettled).toBe(true);
  expect(t.militaryOps).toEqual([0, 0]);
  expect(t.where('arab-israeli-war')).toBe('discard');
});

test('the USSR cannot have the war either', () => {
  const t = scenario({
    turn: 4,
    hands: { ussr: ['arab-israeli-war'] },
    effects: ['CampDavidAccords'],
  })
    .round('ussr')
    .choose('arab-israeli-war');
  expect(t.choices).toEqual(['operations', 'space']);
});

test('the USSR plays it for operations: the US gains', () => {
  const t = scenario({
    turn: 4,
    influence: { cuba: [0, 1] },
    hands: { ussr: ['camp-david-accords'] },
  })
    .plays('ussr', 'camp-david-accords', 'operationsFirst')
    .choose('influence', 'cuba', 'cuba');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(1);
  expect(t.has('CampDavidAccords')).toBe(true);
  expect(t.where('camp-david-accords')).toBe('removed');
});
