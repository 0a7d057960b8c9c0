import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test.each([
  [[3, 2], 4, 1],
  [[4, 2], 4, 3],
  [[3, 2], 3, 3],
  [[2, 2], 2, 0],
  [[1, 3], 2, 0],
] as const)('military operations %o at DEFCON %i: %i VP for the US', (militaryOps, defcon, vp) => {
  const t = scenario({ turn: 4, defcon, militaryOps, hands: { us: ['arms-race'] } });
  t.plays('us', 'arms-race', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(vp);
  expect(t.where('arms-race')).toBe('discard');
});

test('the USSR is paid when it plays the card', () => {
  const t = scenario({
    turn: 4,
    defcon: 3,
    militaryOps: [0, 5],
    hands: { ussr: ['arms-race'] },
  }).plays('ussr', 'arms-race', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-3);
});

test('as a headline it compares what the other headline has given', () => {
  const t = scenario({
    turn: 4,
    defcon: 3,
    hands: { us: ['arms-race'], ussr: ['brush-war'] },
  }).headlines({ us: 'arms-race', ussr: 'brush-war' });
  // Equal operations: the US comes first, and nobody has any yet.
  expect(t.vp).toBe(0);
  t.choose('paraguay', 1);
  expect(t.isSettled).toBe(true);
  const later = scenario({
    turn: 4,
    defcon: 3,
    hands: { us: ['brush-war'], ussr: ['arms-race'] },
    militaryOps: [0, 4],
  }).headlines({ us: 'brush-war', ussr: 'arms-race' });
  later.choose('paraguay', 1);
  expect(later.isSettled).toBe(true);
  expect(later.militaryOps).toEqual([3, 4]);
  expect(later.vp).toBe(-3);
});

test.each([
  [[], -3],
  [['armsRaceForItsPlayer'], 0],
] as const)(
  'drawn by Grain Sales in a USSR round it looks at the active player (rulings %o)',
  (rulings, vp) => {
    const drawn = (militaryOps: readonly [number, number]) =>
      scenario({
        options: { rulings },
        turn: 4,
        defcon: 3,
        militaryOps,
        influence: { iraq: [0, 1] },
        hands: { ussr: ['grain-sales-to-soviets', 'arms-race'] },
      })
        .plays('ussr', 'grain-sales-to-soviets', 'operationsFirst')
        .choose('influence', 'iraq', 'iraq', 'play', 'event');
    const behind = drawn([0, 4]);
    expect(behind.isSettled).toBe(true);
    expect(behind.vp).toBe(vp);
    // The US leads: only a ruling pays it for what it plays in a round of the USSR.
    const ahead = drawn([4, 0]);
    expect(ahead.isSettled).toBe(true);
    expect(ahead.vp).toBe(vp + 3);
  },
);
