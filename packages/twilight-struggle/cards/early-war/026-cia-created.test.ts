import { US, isKnownTo } from '@brink/struggle';
import { expect, test } from 'vitest';
import { cardNumber } from '../../data/cards.ts';
import { scenario } from '../../testing/scenario.ts';
import { readAll } from '@brink/kernel';
import { LOG } from '../../log.ts';

test('the USSR shows its hand, then the US may conduct operations with 1 point', () => {
  const t = scenario({
    influence: { israel: [1, 0], angola: [0, 1] },
    hands: { us: ['cia-created'], ussr: ['fidel', 'asia-scoring'] },
  }).plays('us', 'cia-created', 'event');
  expect(isKnownTo(t.game, US, cardNumber('fidel'))).toBe(true);
  expect(isKnownTo(t.game, US, cardNumber('asia-scoring'))).toBe(true);
  const shown = readAll(LOG, t.log, 'reveal').map(({ card }) => card);
  expect(shown).toEqual([1, 8]);
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['coup', 'done', 'influence', 'realign']);
  t.choose('influence', 'israel');
  expect(t.isSettled).toBe(true);
  expect(t.influence('israel')).toEqual([2, 0]);
  expect(t.where('cia-created')).toBe('removed');
});

test('it may leave the operations', () => {
  const t = scenario({ hands: { us: ['cia-created'] } }).plays('us', 'cia-created', 'event');
  expect(t.choices).toEqual(['done', 'influence']);
  t.choose('done');
  expect(t.isSettled).toBe(true);
});

test('played by the USSR, its own operations come besides', () => {
  const t = scenario({
    influence: { israel: [1, 0], iraq: [0, 1] },
    hands: { ussr: ['cia-created', 'fidel'] },
  }).plays('ussr', 'cia-created', 'eventFirst');
  expect(t.actor).toBe('us');
  t.choose('influence', 'israel');
  expect(t.actor).toBe('ussr');
  t.choose('influence', 'iraq');
  expect(t.isSettled).toBe(true);
});

test('at DEFCON 2 a US coup in a battleground makes the phasing USSR lose', () => {
  const t = scenario({
    defcon: 2,
    influence: { panama: [0, 1] },
    hands: { ussr: ['cia-created'] },
  }).plays('ussr', 'cia-created', 'eventFirst');
  t.choose('coup', 'panama', 1);
  expect(t.result).toEqual({ winner: 'us', manner: 'defcon' });
});

test('in the headline phase the operations are there', () => {
  const t = scenario({
    influence: { israel: [1, 0] },
    hands: { us: ['cia-created'], ussr: ['nasser', 'fidel'] },
  }).headlines({ us: 'cia-created', ussr: 'nasser' });
  expect(t.actor).toBe('us');
  expect(isKnownTo(t.game, US, cardNumber('fidel'))).toBe(true);
  expect(t.choices).toEqual(['done', 'influence']);
  t.choose('done');
  expect(t.isSettled).toBe(true);
  expect(t.where('nasser')).toBe('removed');
});

test('with Containment it is 2 points', () => {
  const t = scenario({
    influence: { israel: [1, 0] },
    effects: ['Containment'],
    hands: { us: ['cia-created'] },
  }).plays('us', 'cia-created', 'event');
  t.choose('influence', 'israel', 'israel');
  expect(t.isSettled).toBe(true);
  expect(t.influence('israel')).toEqual([3, 0]);
});
