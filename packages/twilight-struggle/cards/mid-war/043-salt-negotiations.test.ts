import { USSR, isKnownTo } from '@brink/struggle';
import { expect, test } from 'vitest';
import { cardNumber } from '../../data/cards.ts';
import { scenario } from '../../testing/scenario.ts';

test('DEFCON rises by 2 and a discarded card may be taken, but no scoring card', () => {
  const t = scenario({
    turn: 4,
    defcon: 2,
    hands: { us: ['salt-negotiations'] },
    discard: ['fidel', 'asia-scoring', 'nato'],
  }).plays('us', 'salt-negotiations', 'event');
  expect(t.defcon).toBe(4);
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('saltNegotiations');
  expect(t.choices).toEqual(['done', 'fidel', 'nato']);
  t.choose('nato');
  expect(t.isSettled).toBe(true);
  expect(t.where('nato')).toBe('us');
  expect(isKnownTo(t.game, USSR, cardNumber('nato'))).toBe(true);
  expect(t.where('salt-negotiations')).toBe('removed');
  expect(t.round('us').choices).toEqual(['nato']);
});

test('taking one is optional; an empty pile gives no choice; DEFCON ends at 5', () => {
  const t = scenario({
    turn: 4,
    hands: { ussr: ['salt-negotiations'] },
    discard: ['fidel'],
  }).plays('ussr', 'salt-negotiations', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['done', 'fidel']);
  t.choose('done');
  expect(t.isSettled).toBe(true);
  expect(t.where('fidel')).toBe('discard');
  const empty = scenario({
    turn: 4,
    defcon: 4,
    hands: { ussr: ['salt-negotiations'] },
    discard: ['asia-scoring'],
  }).plays('ussr', 'salt-negotiations', 'event');
  expect(empty.isSettled).toBe(true);
  expect(empty.defcon).toBe(5);
});

test.each([
  ['us', 'containment', 'haiti', [0, 0], [3, 0]],
  ['ussr', 'comecon', 'nicaragua', [0, 0], [0, 3]],
] as const)('a coup of the %s with 1 on the die and 3 operations counts 3', (...row) => {
  const [side, card, target, influence, militaryOps] = row;
  const t = scenario({
    turn: 4,
    effects: ['SaltNegotiations'],
    influence: { haiti: [0, 1], nicaragua: [1, 0] },
    hands: { [side]: [card] },
  }).plays(side, card, 'operations');
  t.choose('coup', target, 1);
  expect(t.isSettled).toBe(true);
  expect(t.influence(target)).toEqual(influence);
  expect(t.militaryOps).toEqual(militaryOps);
});

test('free coups too; realignments not; it ends with the turn', () => {
  const t = scenario({
    turn: 4,
    effects: ['SaltNegotiations'],
    influence: { haiti: [0, 2], cuba: [0, 1] },
    hands: { us: ['junta'] },
  }).plays('us', 'junta', 'event');
  t.choose('chile', 'coup', 'haiti', 1);
  expect(t.isSettled).toBe(true);
  expect(t.influence('haiti')).toEqual([0, 2]);
  expect(t.militaryOps).toEqual([0, 0]);
  expect(t.endTurn().has('SaltNegotiations')).toBe(false);
});

test('in the headline phase the other headline can be taken once it lies in the pile', () => {
  const hands = { us: ['east-european-unrest'], ussr: ['salt-negotiations'] } as const;
  const t = scenario({ turn: 4, defcon: 3, hands }).headlines({
    us: 'east-european-unrest',
    ussr: 'salt-negotiations',
  });
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['done', 'east-european-unrest']);
  t.choose('east-european-unrest');
  expect(t.isSettled).toBe(true);
  expect(t.where('east-european-unrest')).toBe('ussr');
  const early = scenario({
    turn: 4,
    hands: { us: ['salt-negotiations'], ussr: ['fidel'] },
  }).headlines({ us: 'salt-negotiations', ussr: 'fidel' });
  expect(early.isSettled).toBe(true);
});

test('Missile Envy that comes back this way is not due', () => {
  const t = scenario({
    turn: 4,
    hands: { us: ['salt-negotiations', 'nato'] },
    discard: ['missile-envy'],
  }).plays('us', 'salt-negotiations', 'event');
  t.choose('missile-envy');
  t.round('us');
  expect(t.choices).toEqual(['missile-envy', 'nato']);
  t.choose('missile-envy');
  expect(t.choices).toEqual(['event', 'operations', 'space']);
});
