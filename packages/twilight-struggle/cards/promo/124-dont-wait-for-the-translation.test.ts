import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const options = { promoCards: true };
const hands = { us: ['dont-wait-for-the-translation'] } as const;

test('2 VP for the US that has done less', () => {
  const t = scenario({ options, turn: 4, militaryOps: [1, 2], hands });
  t.plays('us', 'dont-wait-for-the-translation', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(2);
  expect(t.where('dont-wait-for-the-translation')).toBe('removed');
});

test('otherwise it happens without result', () => {
  const t = scenario({ options, turn: 4, militaryOps: [2, 2], hands });
  t.plays('us', 'dont-wait-for-the-translation', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  expect(t.where('dont-wait-for-the-translation')).toBe('removed');
});

test('by ruling it then cannot be played', () => {
  const t = scenario({
    options: { ...options, rulings: ['translationNeedsFewerMilitaryOps'] },
    turn: 4,
    militaryOps: [2, 2],
    hands,
  });
  expect(t.round('us').choose('dont-wait-for-the-translation').choices).toEqual([
    'operations',
    'space',
  ]);
});
