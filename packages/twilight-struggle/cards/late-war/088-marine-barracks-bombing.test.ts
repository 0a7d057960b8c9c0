import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('the US leaves Lebanon and loses 2 more in the Middle East, one or two countries', () => {
  const t = scenario({
    turn: 8,
    influence: { lebanon: [3, 1], israel: [2, 0], egypt: [1, 0], italy: [3, 0], iran: [0, 2] },
    hands: { ussr: ['marine-barracks-bombing'] },
  }).plays('ussr', 'marine-barracks-bombing', 'event');
  expect(t.influence('lebanon')).toEqual([0, 1]);
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['egypt', 'israel']);
  t.choose('israel');
  expect(t.choices).toEqual(['egypt', 'israel']);
  t.choose('israel');
  expect(t.isSettled).toBe(true);
  expect(t.influence('israel')).toEqual([0, 0]);
  expect(t.influence('egypt')).toEqual([1, 0]);
  expect(t.where('marine-barracks-bombing')).toBe('removed');
});

test('with less than 2 there, what is there goes', () => {
  const t = scenario({
    turn: 8,
    influence: { israel: [1, 0] },
    hands: { ussr: ['marine-barracks-bombing'] },
  }).plays('ussr', 'marine-barracks-bombing', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('israel')).toEqual([0, 0]);
  expect(t.where('marine-barracks-bombing')).toBe('removed');
});

test('when the US plays it, the USSR still chooses', () => {
  const t = scenario({
    turn: 8,
    influence: { israel: [1, 0], egypt: [1, 0], jordan: [1, 0] },
    hands: { us: ['marine-barracks-bombing'] },
  }).plays('us', 'marine-barracks-bombing', 'eventFirst');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['egypt', 'israel', 'jordan']);
  t.choose('egypt', 'israel');
  expect(t.actor).toBe('us');
  t.choose('influence', 'jordan', 'jordan');
  expect(t.isSettled).toBe(true);
});
