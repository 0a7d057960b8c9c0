import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('USSR cards lose 1 this turn, and Directive 30 is over for good', () => {
  const t = scenario({
    influence: { 'south-yemen': [0, 1] },
    effects: ['DirectiveRound'],
    hands: { us: ['afghanistan-invasion'], ussr: ['presidential-directive-30', 'f-5es-delivered'] },
  }).plays('us', 'afghanistan-invasion', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.has('DirectiveRound')).toBe(false);
  expect(t.where('afghanistan-invasion')).toBe('discard');
  t.plays('ussr', 'f-5es-delivered', 'operations').choose(
    'influence',
    'south-yemen',
    'south-yemen',
  );
  expect(t.isSettled).toBe(true);
  t.round('ussr').choose('presidential-directive-30');
  expect(t.choices).toEqual(['operations']);
  t.choose('operations', 'influence', 'south-yemen');
  expect(t.isSettled).toBe(true);
  t.endTurn();
  expect(t.has('AfghanistanOnUssr')).toBe(false);
  expect(t.has('AfghanistanInvasion')).toBe(true);
});

test('never less than 1', () => {
  const t = scenario({
    effects: ['AfghanistanOnUssr'],
    influence: { 'south-yemen': [0, 1] },
    hands: { ussr: ['nasserism'] },
  }).plays('ussr', 'nasserism', 'operations');
  t.choose('influence', 'south-yemen');
  expect(t.isSettled).toBe(true);
});
