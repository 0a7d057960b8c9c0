import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('2 cards are drawn and 2 of the hand discarded without their events', () => {
  const t = scenario({
    hands: { ussr: ['gosplan-advisers', 'africa-scoring'] },
    draw: ['eplf', 'zbig', 'famine'],
  }).plays('ussr', 'gosplan-advisers', 'event');
  expect(t.actor).toBe('chance');
  expect(t.choices).toEqual(['eplf', 'famine', 'zbig']);
  t.choose('zbig', 'eplf');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['africa-scoring', 'eplf', 'zbig']);
  t.choose('africa-scoring');
  expect(t.choices).toEqual(['eplf', 'zbig']);
  t.choose('zbig');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  expect(t.where('eplf')).toBe('ussr');
  expect(t.where('africa-scoring')).toBe('discard');
  expect(t.where('gosplan-advisers')).toBe('removed');
});
