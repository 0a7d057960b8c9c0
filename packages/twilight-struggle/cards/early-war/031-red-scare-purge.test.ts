import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';
import { readAll } from '@brink/kernel';
import { US } from '@brink/struggle';
import { LOG } from '../../log.ts';
import { view } from '../../view.ts';

const influence = { panama: [2, 0], angola: [0, 2], israel: [1, 0], iraq: [0, 1] } as const;

test('it lies on the rival until the end of the turn', () => {
  const t = scenario({ hands: { us: ['red-scare-purge'] } });
  t.plays('us', 'red-scare-purge', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.has('RedScareOnUssr')).toBe(true);
  expect(t.has('RedScareOnUs')).toBe(false);
  expect(t.where('red-scare-purge')).toBe('discard');
  t.endTurn();
  expect(t.has('RedScareOnUssr')).toBe(false);
});

test('coups and military operations have 1 less, but at least 1', () => {
  const t = scenario({
    influence,
    effects: ['RedScareOnUssr'],
    hands: { ussr: ['fidel', 'nasser'] },
  });
  t.plays('ussr', 'fidel', 'operations').choose('coup', 'panama', 1);
  expect(t.militaryOps).toEqual([0, 1]);
  t.plays('ussr', 'nasser', 'operations').choose('influence', 'iraq');
  expect(t.isSettled).toBe(true);
  expect(t.influence('iraq')).toEqual([0, 2]);
});

test('everybody sees what cards are worth now', () => {
  const t = scenario({ effects: ['RedScareOnUssr', 'Containment'] });
  expect(view(t.game, US).opsNow).toEqual([
    [2, 3, 4, 4],
    [1, 1, 2, 3],
  ]);
});

test('space and discards ask for the lowered value', () => {
  const t = scenario({ effects: ['RedScareOnUssr'], hands: { ussr: ['fidel'] } });
  expect(t.round('ussr').choose('fidel').choices).toEqual(['event', 'operations']);
  const trapped = scenario({
    effects: ['RedScareOnUssr', 'BearTrap'],
    hands: { ussr: ['fidel', 'suez-crisis'] },
  });
  expect(trapped.round('ussr').choices).toEqual(['suez-crisis']);
});

test('the order of headlines follows the printed values', () => {
  const t = scenario({
    influence: { cuba: [1, 0] },
    effects: ['RedScareOnUssr'],
    hands: { us: ['truman-doctrine'], ussr: ['fidel'] },
  }).headlines({ us: 'truman-doctrine', ussr: 'fidel' });
  expect(t.isSettled).toBe(true);
  expect(readAll(LOG, t.log, 'event').map(({ card }) => card)).toEqual([8, 19]);
});

test('both sides may lie under it in one turn, and a second one adds nothing', () => {
  const t = scenario({
    influence,
    hands: { us: ['red-scare-purge', 'duck-and-cover'], ussr: ['socialist-governments'] },
  });
  t.plays('us', 'red-scare-purge', 'event');
  t.plays('us', 'duck-and-cover', 'operations').choose('coup', 'angola', 1);
  expect(t.militaryOps).toEqual([3, 0]);
  const both = scenario({
    influence,
    effects: ['RedScareOnUs', 'RedScareOnUssr'],
    hands: { us: ['red-scare-purge', 'duck-and-cover'], ussr: ['socialist-governments'] },
  });
  both.plays('us', 'red-scare-purge', 'event');
  both.plays('us', 'duck-and-cover', 'operations').choose('coup', 'angola', 1);
  both.plays('ussr', 'socialist-governments', 'operations').choose('coup', 'panama', 1);
  expect(both.militaryOps).toEqual([2, 2]);
});

test('with Brezhnev Doctrine nothing is left of it', () => {
  const t = scenario({
    influence,
    effects: ['RedScareOnUssr', 'BrezhnevDoctrine'],
    hands: { ussr: ['fidel'] },
  });
  t.plays('ussr', 'fidel', 'operations').choose('coup', 'panama', 1);
  expect(t.militaryOps).toEqual([0, 2]);
});

test('operations of an event are lowered too (§7.4.3)', () => {
  const t = scenario({
    influence,
    effects: ['RedScareOnUssr'],
    hands: { ussr: ['olympic-games'] },
  });
  t.plays('ussr', 'olympic-games', 'event').choose('boycott', 'coup', 'panama', 1);
  expect(t.militaryOps).toEqual([0, 3]);
});
