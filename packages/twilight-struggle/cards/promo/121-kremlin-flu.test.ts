import { USSR, absentFrom, isIn } from '@brink/struggle';
import { expect, test } from 'vitest';
import { cardNumber } from '../../data/cards.ts';
import { scenario } from '../../testing/scenario.ts';

const options = { promoCards: true };
const influence = { iran: [1, 0], iraq: [0, 1] } as const;

test('the US has 2 operations; the next round of the USSR is for a scoring card', () => {
  const t = scenario({
    options,
    influence,
    hands: { us: ['kremlin-flu'], ussr: ['asia-scoring', 'europe-scoring', 'fidel'] },
  }).plays('us', 'kremlin-flu', 'event');
  expect(t.choices).toEqual(['coup', 'influence', 'realign']);
  t.choose('influence', 'iran', 'iran');
  expect(t.isSettled).toBe(true);
  expect(t.influence('iran')).toEqual([3, 0]);
  expect(t.where('kremlin-flu')).toBe('discard');
  t.round('ussr');
  expect(t.prompt).toBe('kremlinFlu');
  expect(t.choices).toEqual(['asia-scoring', 'europe-scoring']);
  t.choose('asia-scoring');
  expect(t.isSettled).toBe(true);
  expect(t.where('asia-scoring')).toBe('discard');
  expect(t.round('ussr').choices).toEqual(['china-card', 'europe-scoring', 'fidel']);
});

test('without one it is lost, China Card and Bear Trap or not', () => {
  const t = scenario({
    options,
    effects: ['KremlinFlu', 'BearTrap'],
    hands: { ussr: ['fidel', 'nasser'] },
  }).round('ussr');
  expect(t.isSettled).toBe(true);
  expect(t.where('fidel')).toBe('ussr');
  expect(t.has('KremlinFlu')).toBe(false);
  expect(t.round('ussr').prompt).toBe('trapDiscard');
});

test('a round that is lost shows that there is no scoring card', () => {
  const t = scenario({ options, effects: ['KremlinFlu'], hands: { ussr: ['fidel', 'nasser'] } });
  t.round('ussr');
  expect(isIn(t.game, absentFrom(USSR), cardNumber('asia-scoring'))).toBe(true);
  expect(isIn(t.game, absentFrom(USSR), cardNumber('nato'))).toBe(false);
});

test('as a headline it meets the first round of the USSR, headlines are free', () => {
  const t = scenario({
    options,
    turn: 1,
    influence,
    hands: { us: ['kremlin-flu', 'nato'], ussr: ['captured-nazi-scientist', 'fidel'] },
  }).turn();
  expect(t.choicesOf(USSR)).toEqual(['captured-nazi-scientist', 'fidel']);
  t.choose('kremlin-flu', 'captured-nazi-scientist', 'influence', 'iran', 'iran');
  // The first round of the USSR is over already.
  expect(t.actor).toBe('us');
  expect(t.log.filter(({ code }) => code === 'skipRound')).toHaveLength(1);
});

test('by ruling Bear Trap goes first', () => {
  const t = scenario({
    options: { ...options, rulings: ['bearTrapBeforeKremlinFlu'] },
    effects: ['KremlinFlu', 'BearTrap'],
    hands: { ussr: ['fidel', 'nasser'] },
  }).round('ussr');
  expect(t.choices).toEqual(['fidel']);
  t.choose('fidel', 1);
  expect(t.isSettled).toBe(true);
  expect(t.round('ussr').isSettled).toBe(true);
  expect(t.where('nasser')).toBe('ussr');
});

test('only the USSR has it, and it waits for the next turn if need be', () => {
  const t = scenario({
    options,
    effects: ['KremlinFlu'],
    hands: { us: ['nato'], ussr: ['fidel'] },
  });
  expect(t.round('us').choices).toEqual(['nato']);
  t.endTurn();
  expect(t.has('KremlinFlu')).toBe(true);
  const ruled = scenario({
    options: { ...options, rulings: ['kremlinFluEndsWithTurn'] },
    effects: ['KremlinFlu'],
  }).endTurn();
  expect(ruled.has('KremlinFlu')).toBe(false);
});

test('played by the USSR for operations both sides have theirs', () => {
  const t = scenario({ options, influence, hands: { ussr: ['kremlin-flu', 'fidel'] } });
  t.plays('ussr', 'kremlin-flu', 'operationsFirst').choose('influence', 'iraq', 'iraq');
  expect(t.actor).toBe('us');
  t.choose('influence', 'iran', 'iran');
  expect(t.isSettled).toBe(true);
  expect(t.round('ussr').isSettled).toBe(true);
});
