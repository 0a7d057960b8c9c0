import { expect, test } from 'vitest';
import { scenario, type Position, type Scenario } from '../testing/scenario.ts';
import { readAll } from '@brink/kernel';
import { LOG } from '../log.ts';

/** Rounds as they were begun, "us 1" or "ussr 1". */
const rounds = ({ log }: Scenario): string[] =>
  readAll(LOG, log, 'round').map(({ side, round }) => `${side === 0 ? 'us' : 'ussr'} ${round}`);

/** Nobody has a card: the rounds pass by themselves. */
const china = { holder: 'us', faceUp: false } as const;

const countOf = (position: Position): number[] => {
  const t = scenario({ ...position, china }).turn();
  expect(t.isSettled).toBe(true);
  const list = rounds(t);
  return ['us', 'ussr'].map((side) => list.filter((each) => each.startsWith(`${side} `)).length);
};

test('6 rounds in turns 1 to 3, 7 from turn 4 on, the USSR first', () => {
  expect(rounds(scenario({ turn: 1, china }).turn()).slice(0, 3)).toEqual([
    'ussr 1',
    'us 1',
    'ussr 2',
  ]);
  expect(countOf({ turn: 3 })).toEqual([6, 6]);
  expect(countOf({ turn: 4 })).toEqual([7, 7]);
  expect(countOf({ turn: 10 })).toEqual([7, 7]);
});

test('8 for whoever is alone in the last box, and for North Sea Oil', () => {
  expect(countOf({ turn: 8, space: [8, 7] })).toEqual([8, 7]);
  expect(countOf({ turn: 3, space: [0, 8] })).toEqual([6, 8]);
  expect(countOf({ turn: 8, space: [8, 8] })).toEqual([7, 7]);
  expect(countOf({ turn: 8, effects: ['NorthSeaOilRoundForUs'] })).toEqual([8, 7]);
});

test('whoever has a card must play one; the China Card is never compulsory', () => {
  const hands = { us: ['nato', 'asia-scoring'], ussr: ['fidel'] } as const;
  expect(scenario({ hands }).round('us').choices).toEqual(['asia-scoring', 'nato']);
  expect(scenario({ hands }).round('ussr').choices).toEqual(['china-card', 'fidel']);
});

test('an empty hand sits out; with the China Card there is a choice', () => {
  const t = scenario().round('us');
  expect(t.isSettled).toBe(true);
  expect(t.log.map(({ code }) => code)).toEqual(['round', 'pass']);
  const holder = scenario().round('ussr');
  expect(holder.choices).toEqual(['china-card', 'done']);
  holder.choose('done');
  expect(holder.isSettled).toBe(true);
});

test('one plays on while the other has run out of cards', () => {
  const t = scenario({
    turn: 1,
    influence: { iran: [1, 0] },
    hands: { us: ['duck-and-cover', 'nato', 'containment'] },
    china,
  }).turn();
  t.choose('containment');
  expect(t.actor).toBe('us');
  t.choose('duck-and-cover', 'event');
  expect(t.choices).toEqual(['nato']);
});

test('the eighth round may be left, the others may not', () => {
  const eighth = { turn: 8, round: 8, space: [8, 0], hands: { us: ['nato'] } } as const;
  const t = scenario(eighth).round('us');
  expect(t.choices).toEqual(['done', 'nato']);
  t.choose('done');
  expect(t.isSettled).toBe(true);
  expect(t.where('nato')).toBe('us');
  expect(scenario({ ...eighth, round: 7 }).round('us').choices).toEqual(['nato']);
});

test('the China Card face down is not to be played', () => {
  const t = scenario({ china: { holder: 'us', faceUp: false }, hands: { us: ['nato'] } });
  expect(t.round('us').choices).toEqual(['nato']);
});

test('the China Card may not keep a scoring card from being played', () => {
  const last = (round: number): Scenario =>
    scenario({ turn: 1, round, hands: { ussr: ['asia-scoring', 'fidel'] } }).round('ussr');
  expect(last(5).choices).toEqual(['asia-scoring', 'china-card', 'fidel']);
  expect(last(6).choices).toEqual(['asia-scoring', 'fidel']);
});

test('the China Card counts only rounds that cannot be taken away (§9.5)', () => {
  const hands = { us: ['asia-scoring', 'fidel'] } as const;
  const seventh = (position: Position): Scenario =>
    scenario({ turn: 8, round: 7, china: { holder: 'us' }, hands, ...position }).round('us');
  expect(seventh({ space: [8, 7] }).choices).toEqual(['asia-scoring', 'fidel']);
  expect(seventh({ effects: ['NorthSeaOilRoundForUs'] }).choices).toEqual([
    'asia-scoring',
    'china-card',
    'fidel',
  ]);
});

test('a card is hidden until it is known how it is played', () => {
  const t = scenario({ hands: { us: ['fidel', 'nato'] } })
    .round('us')
    .choose('fidel');
  expect(t.prompt).toBe('useOfCard');
  expect(t.where('fidel')).toBe('us');
  expect(t.log.map(({ code }) => code)).toEqual(['round']);
});
