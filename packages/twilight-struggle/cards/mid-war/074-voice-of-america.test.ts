import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('the US removes 4 USSR influence outside Europe, 2 from a country at most', () => {
  const t = scenario({
    turn: 4,
    influence: { cuba: [0, 3], iraq: [1, 2], poland: [0, 4], turkey: [0, 1], thailand: [2, 0] },
    hands: { us: ['voice-of-america'] },
  }).plays('us', 'voice-of-america', 'event');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['cuba', 'iraq']);
  t.choose('cuba', 'cuba');
  // Iraq alone is left and answers itself.
  expect(t.isSettled).toBe(true);
  expect(t.influence('cuba')).toEqual([0, 1]);
  expect(t.influence('iraq')).toEqual([1, 0]);
  expect(t.influence('poland')).toEqual([0, 4]);
  expect(t.where('voice-of-america')).toBe('discard');
});

test('fewer than 4: as many as there are', () => {
  const t = scenario({
    turn: 4,
    influence: { cuba: [0, 1], iraq: [0, 1], syria: [0, 1] },
    hands: { ussr: ['voice-of-america'] },
  }).plays('ussr', 'voice-of-america', 'eventFirst');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['cuba', 'iraq', 'syria']);
  t.choose('syria', 'cuba');
  expect(t.influence('iraq')).toEqual([0, 0]);
  expect(t.actor).toBe('ussr');
  // The places of the operations are those of the beginning of the round.
  t.choose('influence', 'iraq', 'iraq');
  expect(t.isSettled).toBe(true);
});

test('nothing to remove', () => {
  const t = scenario({
    turn: 4,
    influence: { poland: [0, 4] },
    hands: { us: ['voice-of-america'] },
  }).plays('us', 'voice-of-america', 'event');
  expect(t.isSettled).toBe(true);
});
