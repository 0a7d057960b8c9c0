import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('a country is closed to USSR coups and realignments for the rest of the game', () => {
  const t = scenario({
    defcon: 5,
    influence: { egypt: [1, 1], kenya: [1, 0] },
    hands: { us: ['centcom'], ussr: ['nasserism', 'anti-zionist-committee'] },
  }).plays('us', 'centcom', 'event');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual([
    'djibouti',
    'egypt',
    'ethiopia',
    'kenya',
    'madagascar',
    'oman',
    'saudi-arabia',
    'somalia',
    'south-yemen',
    'sudan',
    'yemen',
  ]);
  t.choose('egypt');
  expect(t.isSettled).toBe(true);
  expect(t.where('centcom')).toBe('removed');
  t.plays('ussr', 'nasserism', 'operations').choose('coup');
  expect(t.choices).toEqual(['kenya']);
  t.choose('kenya', 1);
  // Those that events grant are forbidden as well.
  t.plays('ussr', 'anti-zionist-committee', 'event');
  expect(t.isSettled).toBe(true);
});

test('the US goes on there as it likes', () => {
  const t = scenario({
    defcon: 5,
    influence: { egypt: [0, 1] },
    hands: { us: ['centcom', 'eplf'] },
  })
    .plays('us', 'centcom', 'event')
    .choose('egypt');
  t.plays('us', 'eplf', 'operations').choose('coup');
  expect(t.choices).toEqual(['egypt']);
});
