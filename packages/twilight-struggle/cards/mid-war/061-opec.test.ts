import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('1 VP for each oil country that the USSR controls', () => {
  const t = scenario({
    turn: 4,
    influence: {
      egypt: [0, 2],
      iran: [0, 2],
      libya: [0, 2],
      'saudi-arabia': [0, 3],
      iraq: [0, 3],
      'gulf-states': [0, 3],
      venezuela: [0, 2],
      syria: [0, 2],
      nigeria: [0, 1],
    },
    hands: { ussr: ['opec'] },
  }).plays('ussr', 'opec', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-7);
  expect(t.where('opec')).toBe('discard');
});

test('influence without control does not count, nor does what the US controls', () => {
  const t = scenario({
    turn: 4,
    influence: { egypt: [1, 2], iran: [2, 0], libya: [0, 2] },
    hands: { us: ['opec'] },
  })
    .plays('us', 'opec', 'operationsFirst')
    .choose('influence', 'iran', 'iran', 'iran');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-1);
});

test('impossible after North Sea Oil; its operations remain', () => {
  const t = scenario({
    turn: 8,
    influence: { libya: [0, 2], iran: [1, 0] },
    hands: { us: ['opec'], ussr: ['opec'] },
    effects: ['NorthSeaOil'],
  });
  expect(t.round('ussr').choose('opec').choices).toEqual(['operations', 'space']);
  t.choose('operations', 'influence', 'libya', 'libya', 'libya');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  expect(t.where('opec')).toBe('discard');
});

test('the US under North Sea Oil has no event to bear', () => {
  const t = scenario({
    turn: 8,
    influence: { libya: [0, 2], iran: [1, 0] },
    hands: { us: ['opec'] },
    effects: ['NorthSeaOil'],
  })
    .round('us')
    .choose('opec');
  expect(t.choices).toEqual(['operations', 'space']);
});
