import { expect, test } from 'vitest';
import { inTwilightStruggle } from '../testing/scenarios.ts';

type Hand = NonNullable<NonNullable<Parameters<typeof inTwilightStruggle>[0]>['hands']>['us'];

const trapped = (us: Hand, rulings: readonly string[] = [], round = 1) =>
  inTwilightStruggle({
    options: { rulings },
    round,
    effects: ['Quagmire', 'Stagflation'],
    hands: { us },
  }).round('us');

test('a scoring card has to be played next', () => {
  const t = inTwilightStruggle({
    influence: { cuba: [0, 3] },
    hands: { us: ['asia-scoring', 'nato'], ussr: ['stagflation'] },
  }).plays('ussr', 'stagflation', 'event');
  t.choose('influence', 'cuba', 'cuba');
  expect(t.isSettled).toBe(true);
  expect(t.round('us').choices).toEqual(['asia-scoring']);
});

test('Quagmire goes first: the discard is the whole round, and the scoring card is still wanted', () => {
  const t = trapped(['asia-scoring', 'nato', 'fidel', 'decolonization']);
  expect(t.choices).toEqual(['decolonization', 'fidel', 'nato']);
  t.choose('nato', 6);
  expect(t.isSettled).toBe(true);
  expect(t.has('Stagflation')).toBe(true);
  t.round('us').choose('fidel', 1);
  expect(t.has('Quagmire')).toBe(false);
  expect(t.round('us').choices).toEqual(['asia-scoring']);
  t.choose('asia-scoring', 'event');
  expect(t.has('Stagflation')).toBe(false);
});

test('by ruling Stagflation goes first, without a roll; the trap waits', () => {
  const t = trapped(['asia-scoring', 'nato'], ['stagflationBeforeQuagmire']);
  expect(t.choices).toEqual(['asia-scoring']);
  t.choose('asia-scoring');
  expect(t.isSettled).toBe(true);
  expect(t.has('Stagflation')).toBe(false);
  expect(t.has('Quagmire')).toBe(true);
  expect(t.round('us').choices).toEqual(['nato']);
});

test.each([[[]], [['stagflationBeforeQuagmire']]])(
  'a trapped US with nothing to discard may not keep the scoring card (rulings %o)',
  (rulings) => {
    const t = trapped(['asia-scoring', 'captured-nazi-scientist'], rulings);
    expect(t.choices).toEqual(['asia-scoring']);
    t.choose('asia-scoring');
    expect(t.isSettled).toBe(true);
    expect(t.has('Stagflation')).toBe(false);
  },
);

test('without a scoring card the trap is as ever, by either ruling', () => {
  expect(trapped(['nato', 'fidel']).choices).toEqual(['fidel', 'nato']);
  expect(trapped(['nato', 'fidel'], ['stagflationBeforeQuagmire']).choices).toEqual([
    'fidel',
    'nato',
  ]);
});
