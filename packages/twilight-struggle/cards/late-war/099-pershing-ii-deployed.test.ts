import { expect, test } from 'vitest';
import { scenario, type Position } from '../../testing/scenario.ts';

const missiles: Position = {
  turn: 8,
  influence: { italy: [3, 0], france: [1, 2], finland: [1, 0], canada: [2, 0], poland: [2, 0] },
  hands: { ussr: ['pershing-ii-deployed'] },
};

test('1 VP and 1 US influence less in up to 3 countries of Western Europe', () => {
  const t = scenario(missiles).plays('ussr', 'pershing-ii-deployed', 'event');
  expect(t.vp).toBe(-1);
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['canada', 'done', 'finland', 'france', 'italy']);
  t.choose('italy', 'france');
  expect(t.choices).toEqual(['canada', 'done', 'finland']);
  t.choose('canada');
  expect(t.isSettled).toBe(true);
  expect(t.influence('italy')).toEqual([2, 0]);
  expect(t.influence('france')).toEqual([0, 2]);
  expect(t.influence('canada')).toEqual([1, 0]);
  expect(t.where('pershing-ii-deployed')).toBe('removed');
});

test('in a round of the US the USSR chooses', () => {
  const t = scenario({ ...missiles, hands: { us: ['pershing-ii-deployed'] } }).plays(
    'us',
    'pershing-ii-deployed',
    'eventFirst',
  );
  expect(t.actor).toBe('ussr');
  t.choose('italy', 'done');
  expect(t.actor).toBe('us');
  t.choose('influence', 'italy', 'italy', 'italy');
  expect(t.isSettled).toBe(true);
  expect(t.influence('italy')).toEqual([5, 0]);
});

test('without US influence there, only the VP', () => {
  const t = scenario({ ...missiles, influence: {} }).plays('ussr', 'pershing-ii-deployed', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-1);
});
