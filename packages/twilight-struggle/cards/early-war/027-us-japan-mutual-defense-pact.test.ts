import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const PACT = 'us-japan-mutual-defense-pact';

test.each([
  [1, 0, 4],
  [1, 2, 6],
  [5, 1, 5],
  [7, 0, 7],
])('with %i US and %i USSR influence the US ends with %i', (us, ussr, after) => {
  const t = scenario({ influence: { japan: [us, ussr] }, hands: { us: [PACT] } });
  t.plays('us', PACT, 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('japan')).toEqual([after, ussr]);
  expect(t.has('UsJapanPact')).toBe(true);
  expect(t.where(PACT)).toBe('removed');
});

test('no coups and realignments of the USSR in Japan, even without US control', () => {
  const position = {
    influence: { japan: [2, 5], thailand: [1, 0] },
    effects: ['UsJapanPact'],
    hands: { ussr: ['fidel'] },
  } as const;
  const coup = scenario(position).plays('ussr', 'fidel', 'operations').choose('coup');
  expect(coup.choices).toEqual(['thailand']);
  const realign = scenario(position).plays('ussr', 'fidel', 'operations').choose('realign');
  expect(realign.choices).toEqual(['thailand']);
  const place = scenario(position).plays('ussr', 'fidel', 'operations');
  place.choose('influence', 'japan', 'japan');
  expect(place.isSettled).toBe(true);
});

test('the US is not bound, and the USSR playing the card brings it into force', () => {
  const t = scenario({
    influence: { japan: [0, 2], poland: [0, 1] },
    hands: { ussr: [PACT], us: ['olympic-games'] },
  }).plays('ussr', PACT, 'operationsFirst');
  t.choose('influence', 'poland', 'poland', 'poland', 'poland');
  expect(t.isSettled).toBe(true);
  expect(t.influence('japan')).toEqual([6, 2]);
  t.plays('us', 'olympic-games', 'operations').choose('coup');
  expect(t.choices).toEqual(['japan', 'poland']);
});
