import { expect, test } from 'vitest';
import { type CardId } from '../../data/cards.ts';
import { scenario, type Position, type Scenario } from '../../testing/scenario.ts';

const trapped = (ussr: readonly CardId[], position: Position = {}): Scenario =>
  scenario({
    turn: 4,
    ...position,
    effects: ['BearTrap', ...(position.effects ?? [])],
    hands: { ussr },
  }).round('ussr');

test('the event traps the USSR from its next round on and leaves NORAD', () => {
  const t = scenario({
    turn: 4,
    effects: ['Norad'],
    hands: { us: ['bear-trap'], ussr: ['nato', 'fidel', 'blockade'] },
  }).plays('us', 'bear-trap', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.has('BearTrap')).toBe(true);
  expect(t.has('Norad')).toBe(true);
  expect(t.where('bear-trap')).toBe('removed');
  t.round('ussr');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['fidel', 'nato']);
  t.choose('nato', 4);
  expect(t.isSettled).toBe(true);
  expect(t.has('BearTrap')).toBe(false);
  expect(t.where('nato')).toBe('discard');
  expect(t.round('ussr').choices).toEqual(['blockade', 'china-card', 'fidel']);
});

test('played by the USSR for operations it does not spoil them', () => {
  const t = scenario({
    turn: 4,
    influence: { cuba: [0, 1] },
    hands: { ussr: ['bear-trap', 'fidel'] },
  }).plays('ussr', 'bear-trap', 'eventFirst');
  t.choose('influence', 'cuba', 'cuba', 'cuba');
  expect(t.isSettled).toBe(true);
  expect(t.round('ussr').choices).toEqual(['fidel']);
});

test('5 and 6 keep the trap; only one card a round, no China Card, no space', () => {
  const t = trapped(['fidel', 'comecon']);
  expect(t.choices).toEqual(['comecon', 'fidel']);
  t.choose('fidel', 5);
  expect(t.isSettled).toBe(true);
  expect(t.has('BearTrap')).toBe(true);
  expect(t.round('ussr').choices).toEqual(['comecon']);
});

test('Brezhnev Doctrine lifts a 1, Red Scare spoils a 2', () => {
  const cards = ['blockade', 'fidel', 'comecon'] as const;
  const lifted = trapped(cards, { effects: ['BrezhnevDoctrine'] });
  expect(lifted.choices).toEqual(['blockade', 'comecon', 'fidel']);
  expect(trapped(cards, { effects: ['RedScareOnUssr'] }).choices).toEqual(['comecon']);
  expect(trapped(cards, { effects: ['RedScareOnUs'] }).choices).toEqual(['comecon', 'fidel']);
});

test('without a suitable card only scoring cards are left, or none', () => {
  const t = trapped(['blockade', 'asia-scoring']);
  expect(t.choices).toEqual(['asia-scoring', 'done']);
  t.choose('asia-scoring');
  expect(t.isSettled).toBe(true);
  expect(t.has('BearTrap')).toBe(true);
  expect(trapped(['blockade']).isSettled).toBe(true);
});

test('due scoring cards and a due Missile Envy go first', () => {
  const cards = ['fidel', 'asia-scoring', 'missile-envy'] as const;
  expect(trapped(cards, { round: 7 }).choices).toEqual(['asia-scoring', 'fidel', 'missile-envy']);
  const due = trapped(cards, { effects: ['MissileEnvyDueFromUssr'] });
  expect(due.choices).toEqual(['missile-envy']);
  due.choose('missile-envy', 1);
  expect(due.isSettled).toBe(true);
  expect(due.has('MissileEnvyDueFromUssr')).toBe(false);
});

test('headlines are not touched, and it outlives the turn', () => {
  const t = scenario({
    turn: 4,
    effects: ['BearTrap'],
    hands: { us: ['duck-and-cover'], ussr: ['fidel'] },
  }).headlines({ us: 'duck-and-cover', ussr: 'fidel' });
  expect(t.isSettled).toBe(true);
  expect(t.influence('cuba')).toEqual([0, 3]);
  expect(t.endTurn().has('BearTrap')).toBe(true);
});
