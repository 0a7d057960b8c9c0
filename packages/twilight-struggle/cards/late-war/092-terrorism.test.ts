import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('the rival loses a random card, never the China Card; its event does not happen', () => {
  const t = scenario({
    turn: 8,
    hands: { us: ['terrorism'], ussr: ['duck-and-cover', 'asia-scoring'] },
  }).plays('us', 'terrorism', 'event');
  expect(t.actor).toBe('chance');
  expect(t.choices).toEqual(['asia-scoring', 'duck-and-cover']);
  t.choose('asia-scoring');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  expect(t.where('asia-scoring')).toBe('discard');
  expect(t.where('duck-and-cover')).toBe('ussr');
  expect(t.where('terrorism')).toBe('discard');
});

test('after Iranian Hostage Crisis the USSR takes 2 from the US', () => {
  const t = scenario({
    turn: 8,
    effects: ['IranianHostageCrisis'],
    hands: { us: ['duck-and-cover', 'nato', 'cia-created'], ussr: ['terrorism'] },
    china: { holder: 'us' },
  }).plays('ussr', 'terrorism', 'event');
  expect(t.choices).toEqual(['cia-created', 'duck-and-cover', 'nato']);
  t.choose('nato');
  expect(t.actor).toBe('chance');
  expect(t.choices).toEqual(['cia-created', 'duck-and-cover']);
  t.choose('cia-created');
  expect(t.isSettled).toBe(true);
  expect(t.where('nato')).toBe('discard');
  expect(t.where('cia-created')).toBe('discard');
  expect(t.where('duck-and-cover')).toBe('us');
});

test('the USSR loses 1 all the same', () => {
  const t = scenario({
    turn: 8,
    effects: ['IranianHostageCrisis'],
    hands: { us: ['terrorism'], ussr: ['duck-and-cover', 'nato'] },
  })
    .plays('us', 'terrorism', 'event')
    .choose('nato');
  expect(t.isSettled).toBe(true);
  expect(t.where('duck-and-cover')).toBe('ussr');
});

test('no more cards are lost than there are', () => {
  const t = scenario({
    turn: 8,
    effects: ['IranianHostageCrisis'],
    hands: { us: ['nato'], ussr: ['terrorism'] },
  }).plays('ussr', 'terrorism', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.where('nato')).toBe('discard');
  const empty = scenario({ turn: 8, hands: { ussr: ['terrorism'] } }).plays(
    'ussr',
    'terrorism',
    'event',
  );
  expect(empty.isSettled).toBe(true);
});

test('as a headline it cannot reach the headline of the rival', () => {
  const t = scenario({
    turn: 8,
    hands: { us: ['reagan-bombs-libya', 'nato'], ussr: ['terrorism'] },
  }).headlines({ us: 'reagan-bombs-libya', ussr: 'terrorism' });
  expect(t.isSettled).toBe(true);
  expect(t.where('nato')).toBe('discard');
  expect(t.where('reagan-bombs-libya')).toBe('removed');
});

test('a Missile Envy that was due is due no longer', () => {
  const t = scenario({
    turn: 8,
    effects: ['MissileEnvyDueFromUssr'],
    hands: { us: ['terrorism'], ussr: ['missile-envy'] },
  }).plays('us', 'terrorism', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.has('MissileEnvyDueFromUssr')).toBe(false);
});
