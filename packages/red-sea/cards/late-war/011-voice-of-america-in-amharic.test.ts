import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('1 operation now, and cards of 1 count 2 for the rest of the turn', () => {
  const t = scenario({
    influence: { egypt: [1, 0] },
    hands: { us: ['voice-of-america-in-amharic', 'eplf', 'usaid'] },
  }).plays('us', 'voice-of-america-in-amharic', 'event');
  expect(t.actor).toBe('us');
  t.choose('influence', 'egypt');
  expect(t.isSettled).toBe(true);
  expect(t.where('voice-of-america-in-amharic')).toBe('removed');
  t.plays('us', 'eplf', 'operations').choose('influence', 'egypt', 'egypt');
  expect(t.isSettled).toBe(true);
  t.plays('us', 'usaid', 'operations').choose('influence', 'egypt', 'egypt');
  expect(t.isSettled).toBe(true);
  expect(t.influence('egypt')).toEqual([6, 0]);
});

test('the space race takes such a card too; the effect ends with the turn', () => {
  const t = scenario({ effects: ['AmharicForUs'], hands: { us: ['eplf'] } }).round('us');
  t.choose('eplf');
  expect(t.choices).toEqual(['operations', 'space']);
  const next = scenario({ effects: ['AmharicForUs'] }).endTurn();
  expect(next.has('AmharicForUs')).toBe(false);
});
