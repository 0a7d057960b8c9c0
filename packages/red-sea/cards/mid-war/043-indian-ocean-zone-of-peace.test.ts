import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('2 VP, and every coup costs DEFCON this turn', () => {
  const t = scenario({
    influence: { madagascar: [1, 0] },
    hands: { ussr: ['indian-ocean-zone-of-peace', 'nasserism'] },
  }).plays('ussr', 'indian-ocean-zone-of-peace', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-2);
  expect(t.where('indian-ocean-zone-of-peace')).toBe('removed');
  t.plays('ussr', 'nasserism', 'operations').choose('coup', 'madagascar', 1);
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(3);
  t.endTurn();
  expect(t.has('ZoneOfPeace')).toBe(false);
});

test('in a flashpoint both the card and the coup cost; by ruling only the card', () => {
  const position = {
    effects: ['ZoneOfPeace'],
    influence: { somalia: [1, 0] },
    hands: { ussr: ['nasserism'] },
    draw: ['eplf', 'oau'],
  } as const;
  const t = scenario(position).plays('ussr', 'nasserism', 'operations');
  t.choose('coup', 'somalia', 'eplf', 1);
  expect(t.defcon).toBe(2);
  const ruled = scenario({ ...position, options: { rulings: ['zoneOfPeaceSparesFlashpoints'] } });
  ruled.plays('ussr', 'nasserism', 'operations').choose('coup', 'somalia', 'eplf', 1);
  expect(ruled.defcon).toBe(3);
});
