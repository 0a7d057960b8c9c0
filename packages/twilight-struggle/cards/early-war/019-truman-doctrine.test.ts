import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const influence = {
  poland: [0, 3],
  'east-germany': [2, 4],
  finland: [0, 1],
  italy: [3, 1],
  france: [2, 1],
  iran: [0, 1],
} as const;

test('all USSR influence of one European country that neither side controls', () => {
  const t = scenario({ influence, hands: { us: ['truman-doctrine'] } });
  t.plays('us', 'truman-doctrine', 'event');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('removeAll');
  expect(t.choices).toEqual(['east-germany', 'finland', 'france']);
  t.choose('east-germany');
  expect(t.isSettled).toBe(true);
  expect(t.influence('east-germany')).toEqual([2, 0]);
  expect(t.where('truman-doctrine')).toBe('removed');
});

test('without a target it has happened and is removed', () => {
  const t = scenario({
    influence: { poland: [0, 3], italy: [3, 1] },
    hands: { us: ['truman-doctrine'] },
  }).plays('us', 'truman-doctrine', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('poland')).toEqual([0, 3]);
  expect(t.influence('italy')).toEqual([3, 1]);
  expect(t.where('truman-doctrine')).toBe('removed');
});

test('the USSR may first gain control with its operations', () => {
  const t = scenario({
    influence: { 'east-germany': [2, 4], france: [2, 1] },
    hands: { ussr: ['truman-doctrine'] },
  });
  t.plays('ussr', 'truman-doctrine', 'operationsFirst').choose('influence', 'east-germany');
  // France is the only target left.
  expect(t.isSettled).toBe(true);
  expect(t.influence('east-germany')).toEqual([2, 5]);
  expect(t.influence('france')).toEqual([2, 0]);
});
