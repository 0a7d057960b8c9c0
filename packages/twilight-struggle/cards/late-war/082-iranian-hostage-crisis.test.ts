import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('the US leaves Iran and the USSR adds 2', () => {
  const t = scenario({
    turn: 8,
    influence: { iran: [3, 1] },
    hands: { ussr: ['iranian-hostage-crisis'] },
  }).plays('ussr', 'iranian-hostage-crisis', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('iran')).toEqual([0, 3]);
  expect(t.has('IranianHostageCrisis')).toBe(true);
  expect(t.where('iranian-hostage-crisis')).toBe('removed');
});

test('played by the US, its reach is still that of the beginning of the round', () => {
  const t = scenario({
    turn: 8,
    influence: { iran: [1, 0] },
    hands: { us: ['iranian-hostage-crisis'] },
  })
    .round('us')
    .choose('iranian-hostage-crisis');
  expect(t.choices).toEqual(['eventFirst', 'operationsFirst', 'space']);
  t.choose('eventFirst');
  expect(t.influence('iran')).toEqual([0, 2]);
  expect(t.choices).toEqual(['coup', 'influence', 'realign']);
  t.choose('influence');
  expect(t.choices).toEqual([
    'afghanistan',
    'canada',
    'cuba',
    'iran',
    'iraq',
    'japan',
    'mexico',
    'pakistan',
  ]);
  t.choose('iran', 'iran');
  expect(t.isSettled).toBe(true);
  expect(t.influence('iran')).toEqual([2, 2]);
});

test('into space, nothing happens', () => {
  const t = scenario({
    turn: 8,
    influence: { iran: [1, 0] },
    hands: { us: ['iranian-hostage-crisis'] },
  })
    .plays('us', 'iranian-hostage-crisis', 'space')
    .choose(6);
  expect(t.isSettled).toBe(true);
  expect(t.influence('iran')).toEqual([1, 0]);
  expect(t.where('iranian-hostage-crisis')).toBe('discard');
});
