import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('4 influence beside what the USSR controls, 2 a country, at no double cost', () => {
  const t = scenario({
    influence: { ethiopia: [0, 1], kenya: [0, 2] },
    hands: { us: ['the-victorious-leader'] },
  }).plays('us', 'the-victorious-leader', 'event');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['ethiopia', 'kenya', 'madagascar', 'somalia', 'sudan']);
  t.choose('kenya', 'kenya');
  // The USSR has lost Kenya; what it held when the round began counts.
  expect(t.choices).toEqual(['ethiopia', 'madagascar', 'somalia', 'sudan']);
  t.choose('somalia', 'sudan');
  expect(t.isSettled).toBe(true);
  expect(t.influence('kenya')).toEqual([2, 2]);
  expect(t.where('the-victorious-leader')).toBe('removed');
});

test('control that operations bring before the event does not count', () => {
  const t = scenario({
    influence: { somalia: [0, 1], 'south-yemen': [0, 1] },
    hands: { ussr: ['the-victorious-leader'] },
  }).plays('ussr', 'the-victorious-leader', 'operationsFirst');
  t.choose('influence', 'somalia', 'somalia', 'somalia');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['djibouti', 'saudi-arabia']);
});

test('the USSR controls nothing: without result, and yet it leaves the game (§5.2)', () => {
  const t = scenario({ hands: { us: ['the-victorious-leader'] } });
  t.plays('us', 'the-victorious-leader', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.where('the-victorious-leader')).toBe('removed');
});
