import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test.each([
  [3, 1],
  [2, 0],
  [1, 0],
  [0, 0],
])('of %i US influence in France %i are left, the USSR adds 1', (before, after) => {
  const t = scenario({
    influence: { france: [before, 0] },
    hands: { ussr: ['de-gaulle-leads-france'] },
  }).plays('ussr', 'de-gaulle-leads-france', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('france')).toEqual([after, 1]);
  expect(t.has('DeGaulle')).toBe(true);
  expect(t.where('de-gaulle-leads-france')).toBe('removed');
});

test('NATO does not cover France, whichever came first', () => {
  const t = scenario({
    influence: { france: [9, 0], italy: [2, 0] },
    effects: ['MarshallPlan', 'DeGaulle'],
    hands: { us: ['nato'], ussr: ['fidel', 'nasser'] },
  }).plays('us', 'nato', 'event');
  t.plays('ussr', 'fidel', 'operations').choose('coup');
  expect(t.choices).toEqual(['france']);
  t.choose('france', 1);
  const later = scenario({
    influence: { france: [9, 0], italy: [2, 0] },
    effects: ['Nato'],
    hands: { ussr: ['de-gaulle-leads-france', 'fidel'] },
  }).plays('ussr', 'de-gaulle-leads-france', 'event');
  later.plays('ussr', 'fidel', 'operations').choose('realign');
  expect(later.choices).toEqual(['france']);
});

test('played by the US, its operations follow', () => {
  const t = scenario({
    influence: { france: [3, 0] },
    hands: { us: ['de-gaulle-leads-france'] },
  }).plays('us', 'de-gaulle-leads-france', 'eventFirst');
  expect(t.influence('france')).toEqual([1, 1]);
  t.choose('influence', 'france', 'france', 'france');
  expect(t.isSettled).toBe(true);
  expect(t.where('de-gaulle-leads-france')).toBe('removed');
});
