import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('USSR cards are worth 1 more, 3 at most; a 4 stays a 4', () => {
  const t = scenario({
    influence: { 'south-yemen': [0, 1] },
    hands: { ussr: ['t-62s-and-kalashnikovs', 'nasserism', 'f-5es-delivered', 'mr-nyet'] },
  }).plays('ussr', 't-62s-and-kalashnikovs', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.where('t-62s-and-kalashnikovs')).toBe('discard');
  const placed = (card: 'nasserism' | 'f-5es-delivered' | 'mr-nyet', points: number): void => {
    t.plays('ussr', card, 'operations').choose('influence');
    for (let i = 0; i < points; i++) t.choose('south-yemen');
    expect(t.isSettled).toBe(true);
  };
  placed('nasserism', 2);
  placed('f-5es-delivered', 3);
  placed('mr-nyet', 4);
});

test('coup and military operations with it (§7.3.1, example 1)', () => {
  const t = scenario({
    effects: ['T62s'],
    influence: { kenya: [2, 0] },
    hands: { ussr: ['the-lion-falters'] },
  }).plays('ussr', 'the-lion-falters', 'operations');
  t.choose('coup', 'kenya', 3);
  expect(t.influence('kenya')).toEqual([0, 0]);
  expect(t.militaryOps).toEqual([0, 3]);
});

test('with Afghanistan Invasion a 3 stays a 3, the US has nothing of it', () => {
  const t = scenario({
    effects: ['T62s', 'AfghanistanOnUssr'],
    influence: { 'south-yemen': [0, 1], egypt: [1, 0] },
    hands: { us: ['eplf'], ussr: ['f-5es-delivered'] },
  });
  t.plays('ussr', 'f-5es-delivered', 'operations').choose('influence');
  t.choose('south-yemen', 'south-yemen', 'south-yemen');
  expect(t.isSettled).toBe(true);
  t.plays('us', 'eplf', 'operations').choose('influence', 'egypt');
  expect(t.isSettled).toBe(true);
});
