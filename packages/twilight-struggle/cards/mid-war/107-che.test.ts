import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const position = {
  turn: 4,
  defcon: 2,
  options: { optionalCards: true },
  influence: {
    'saharan-states': [1, 0],
    botswana: [2, 0],
    haiti: [1, 0],
    uruguay: [1, 0],
    angola: [1, 0],
    panama: [2, 0],
    jordan: [1, 0],
    kenya: [0, 1],
  },
  hands: { ussr: ['che'] },
} as const;

test('a coup outside battlegrounds; if US influence goes, a second one elsewhere', () => {
  const t = scenario(position).plays('ussr', 'che', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.prompt).toBe('coupTarget');
  expect(t.choices).toEqual(['botswana', 'done', 'haiti', 'saharan-states', 'uruguay']);
  t.choose('botswana', 2);
  expect(t.influence('botswana')).toEqual([1, 0]);
  expect(t.militaryOps).toEqual([0, 3]);
  expect(t.choices).toEqual(['done', 'haiti', 'saharan-states', 'uruguay']);
  t.choose('saharan-states', 1);
  expect(t.isSettled).toBe(true);
  expect(t.influence('saharan-states')).toEqual([0, 1]);
  expect(t.militaryOps).toEqual([0, 5]);
  expect(t.defcon).toBe(2);
  expect(t.where('che')).toBe('discard');
});

test('a failed coup allows no second one', () => {
  const t = scenario(position).plays('ussr', 'che', 'event').choose('botswana', 1);
  expect(t.isSettled).toBe(true);
  expect(t.influence('botswana')).toEqual([2, 0]);
  expect(t.militaryOps).toEqual([0, 3]);
});

test('both are optional', () => {
  const t = scenario(position).plays('ussr', 'che', 'event').choose('done');
  expect(t.isSettled).toBe(true);
  expect(t.militaryOps).toEqual([0, 0]);
  const once = scenario(position).plays('ussr', 'che', 'event').choose('haiti', 6, 'done');
  expect(once.isSettled).toBe(true);
});

test('without US influence there is no target', () => {
  const t = scenario({ ...position, influence: { kenya: [0, 1], angola: [1, 0] } });
  t.plays('ussr', 'che', 'event');
  expect(t.isSettled).toBe(true);
});

test('in a US round the USSR still decides, and the US answers for nothing', () => {
  const t = scenario({ ...position, hands: { us: ['che'] } }).plays('us', 'che', 'eventFirst');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['botswana', 'done', 'haiti', 'saharan-states', 'uruguay']);
  t.choose('haiti', 3, 'done');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('operations');
});

test.each([
  [['BrezhnevDoctrine'], 4, [0, 2]],
  [['RedScareOnUssr'], 2, [0, 0]],
  [['SaltNegotiations'], 3, [0, 0]],
  [['DeathSquadsForUssr'], 3, [0, 2]],
  [['DeathSquadsForUs'], 3, [0, 0]],
] as const)('with %o it has %i operations', (effects, ops, haiti) => {
  const t = scenario({ ...position, effects }).plays('ussr', 'che', 'event');
  t.choose('haiti', 1);
  expect(t.influence('haiti')).toEqual(haiti);
  expect(t.militaryOps).toEqual([0, ops]);
});

test('under the Cuban Missile Crisis the USSR loses by it', () => {
  const t = scenario({
    ...position,
    effects: ['CubanMissileCrisisOnUssr'],
    hands: { us: ['che'] },
  }).plays('us', 'che', 'eventFirst');
  t.choose('haiti');
  expect(t.result).toEqual({ winner: 'us', manner: 'cubanMissileCrisis' });
});

test('as a headline its coups are made', () => {
  const t = scenario({ ...position, hands: { us: ['nasser'], ussr: ['che'] } });
  t.headlines({ us: 'nasser', ussr: 'che' }).choose('haiti', 6, 'uruguay', 1);
  expect(t.isSettled).toBe(true);
  expect(t.militaryOps).toEqual([0, 5]);
});
