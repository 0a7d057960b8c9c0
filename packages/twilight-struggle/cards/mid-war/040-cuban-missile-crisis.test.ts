import { DEFCON } from '@brink/struggle';
import { expect, test } from 'vitest';
import { scenario, type Scenario } from '../../testing/scenario.ts';

const crisis = (): Scenario =>
  scenario({
    turn: 4,
    influence: {
      cuba: [0, 3],
      panama: [2, 0],
      iran: [1, 0],
      'west-germany': [4, 0],
      turkey: [1, 0],
    },
    hands: { us: ['cuban-missile-crisis'], ussr: ['blockade', 'fidel'] },
  }).plays('us', 'cuban-missile-crisis', 'event');

test('DEFCON becomes 2 and the effect lies on the rival', () => {
  const t = crisis();
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(2);
  expect(t.has('CubanMissileCrisisOnUssr')).toBe(true);
  expect(t.has('CubanMissileCrisisOnUs')).toBe(false);
  expect(t.where('cuban-missile-crisis')).toBe('removed');
});

test('a coup of the threatened side is nuclear war, and it loses', () => {
  const t = crisis().plays('ussr', 'fidel', 'operations').choose('coup', 'panama');
  expect(t.result).toEqual({ winner: 'us', manner: 'cubanMissileCrisis' });
});

test('it may withdraw after announcing the coup and before naming the target', () => {
  const t = crisis().plays('ussr', 'fidel', 'operations').choose('coup');
  expect(t.choices).toEqual(['panama', 'withdraw-cuba']);
  t.choose('withdraw-cuba');
  expect(t.influence('cuba')).toEqual([0, 1]);
  expect(t.choices).toEqual(['panama']);
  t.choose('panama', 1);
  expect(t.result).toEqual({ winner: 'us', manner: 'defcon' });
});

test('the US withdraws from West Germany or Turkey, with 2 influence from one of them', () => {
  const t = scenario({
    turn: 4,
    influence: { 'west-germany': [4, 0], turkey: [1, 0] },
    hands: { ussr: ['cuban-missile-crisis'], us: ['nato'] },
  }).plays('ussr', 'cuban-missile-crisis', 'event');
  t.round('us');
  expect(t.choices).toEqual(['nato', 'withdraw-west-germany']);
  t.choose('withdraw-west-germany');
  expect(t.influence('west-germany')).toEqual([2, 0]);
  expect(t.has('CubanMissileCrisisOnUs')).toBe(false);
  expect(t.defcon).toBe(2);
});

test('the effect lasts while DEFCON rises, and ends with the turn', () => {
  const t = crisis();
  t.game.mem[DEFCON] = 4;
  const later = t.plays('ussr', 'fidel', 'operations').choose('coup', 'panama');
  expect(later.result).toEqual({ winner: 'us', manner: 'cubanMissileCrisis' });
  expect(crisis().endTurn().has('CubanMissileCrisisOnUssr')).toBe(false);
});

test('realignments and wars are no coups, and the player of the event may attempt them', () => {
  const t = crisis();
  t.plays('ussr', 'fidel', 'operations').choose('realign', 'panama', 1, 1, 'panama', 1, 1);
  expect(t.isSettled).toBe(true);
  const war = scenario({
    turn: 4,
    effects: ['CubanMissileCrisisOnUssr'],
    hands: { ussr: ['brush-war'] },
  }).plays('ussr', 'brush-war', 'event');
  war.choose('paraguay', 1);
  expect(war.isSettled).toBe(true);
  const own = scenario({
    turn: 4,
    defcon: 4,
    effects: ['CubanMissileCrisisOnUssr'],
    influence: { haiti: [0, 1] },
    hands: { us: ['containment'] },
  }).plays('us', 'containment', 'operations');
  own.choose('coup', 'haiti', 1);
  expect(own.isSettled).toBe(true);
});

test('a coup that an event grants counts', () => {
  const t = scenario({
    turn: 4,
    defcon: 4,
    effects: ['CubanMissileCrisisOnUssr'],
    influence: { haiti: [1, 0], cuba: [0, 2] },
    hands: { ussr: ['junta'] },
  }).plays('ussr', 'junta', 'event');
  t.choose('chile');
  expect(t.choices).toEqual(['coup', 'done', 'realign', 'withdraw-cuba']);
  t.choose('coup');
  expect(t.choices).toEqual(['haiti', 'withdraw-cuba']);
  t.choose('haiti');
  expect(t.result).toEqual({ winner: 'us', manner: 'cubanMissileCrisis' });
});

test('the threatened side loses by its coup in the round of the other player as well', () => {
  const position = {
    turn: 4,
    defcon: 4,
    effects: ['CubanMissileCrisisOnUs'],
    influence: { haiti: [0, 1], 'west-germany': [2, 0], turkey: [3, 0] },
    hands: { ussr: ['cia-created'] },
  } as const;
  const t = scenario(position).plays('ussr', 'cia-created', 'eventFirst');
  expect(t.actor).toBe('us');
  t.choose('coup');
  expect(t.choices).toEqual(['haiti', 'withdraw-turkey', 'withdraw-west-germany']);
  t.choose('haiti');
  expect(t.result).toEqual({ winner: 'ussr', manner: 'cubanMissileCrisis' });
  const saved = scenario(position).plays('ussr', 'cia-created', 'eventFirst');
  saved.choose('coup', 'withdraw-turkey', 'haiti', 1);
  expect(saved.result).toBeUndefined();
  expect(saved.influence('turkey')).toEqual([1, 0]);
});

test('Nuclear Subs gives no protection', () => {
  const t = scenario({
    turn: 4,
    defcon: 4,
    effects: ['CubanMissileCrisisOnUs', 'NuclearSubs'],
    influence: { panama: [0, 1] },
    hands: { us: ['containment'] },
  }).plays('us', 'containment', 'operations');
  t.choose('coup', 'panama');
  expect(t.result).toEqual({ winner: 'ussr', manner: 'cubanMissileCrisis' });
});

test('2 influence in different countries do not cancel it', () => {
  const t = scenario({
    turn: 4,
    effects: ['CubanMissileCrisisOnUs'],
    influence: { 'west-germany': [1, 0], turkey: [1, 0] },
    hands: { us: ['nato'] },
  }).round('us');
  expect(t.choices).toEqual(['nato']);
});
