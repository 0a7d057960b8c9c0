import { expect, test } from 'vitest';
import { COUNTRIES, type CountryId } from '../../data/countries.ts';
import { scenario } from '../../testing/scenario.ts';

const latinAmerica = COUNTRIES.filter(
  ({ region }) => region === 'central-america' || region === 'south-america',
)
  .map(({ id }): CountryId => id)
  .sort();

const influence = { panama: [0, 3], haiti: [0, 2], chile: [0, 3], iran: [0, 2] } as const;

test('2 influence first, in one country of Central or South America; then perhaps a coup there', () => {
  const t = scenario({ turn: 4, defcon: 3, influence, hands: { us: ['junta'] } });
  t.plays('us', 'junta', 'event');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(latinAmerica);
  t.choose('haiti');
  expect(t.influence('haiti')).toEqual([2, 2]);
  expect(t.prompt).toBe('operations');
  expect(t.choices).toEqual(['coup', 'done', 'realign']);
  t.choose('coup');
  expect(t.choices).toEqual(['chile', 'haiti', 'panama']);
  t.choose('panama', 4);
  expect(t.isSettled).toBe(true);
  expect(t.influence('panama')).toEqual([0, 1]);
  // A battleground: DEFCON drops. Free: no military operations.
  expect(t.defcon).toBe(2);
  expect(t.militaryOps).toEqual([0, 0]);
  expect(t.where('junta')).toBe('discard');
});

test('or up to 2 realignments', () => {
  const t = scenario({ turn: 4, influence, hands: { us: ['junta'] } });
  t.plays('us', 'junta', 'event').choose('honduras', 'realign');
  expect(t.choices).toEqual(['chile', 'done', 'haiti', 'panama']);
  t.choose('haiti', 6, 1);
  expect(t.influence('haiti')).toEqual([0, 0]);
  expect(t.choices).toEqual(['chile', 'done', 'panama']);
  t.choose('chile', 1, 1);
  expect(t.isSettled).toBe(true);
  const once = scenario({ turn: 4, influence, hands: { us: ['junta'] } });
  once.plays('us', 'junta', 'event').choose('honduras', 'realign', 'haiti', 6, 1, 'done');
  expect(once.isSettled).toBe(true);
});

test('the second part may be left', () => {
  const t = scenario({ turn: 4, influence, hands: { ussr: ['junta'] } });
  t.plays('ussr', 'junta', 'event').choose('mexico');
  // No US influence there: nothing to decide.
  expect(t.isSettled).toBe(true);
  expect(t.influence('mexico')).toEqual([0, 2]);
  const us = scenario({ turn: 4, influence, hands: { us: ['junta'] } });
  us.plays('us', 'junta', 'event').choose('mexico', 'done');
  expect(us.isSettled).toBe(true);
});

test('operations, Death Squads and SALT change the coup', () => {
  const t = scenario({
    turn: 4,
    influence,
    effects: ['Containment', 'DeathSquadsForUs', 'SaltNegotiations'],
    hands: { us: ['junta'] },
  }).plays('us', 'junta', 'event');
  t.choose('honduras', 'coup', 'haiti', 1);
  // 1 on the die, nothing in sum from the effects, 3 operations against twice 1.
  expect(t.influence('haiti')).toEqual([0, 0]);
  expect(t.militaryOps).toEqual([0, 0]);
});

test('Red Scare leaves one realignment', () => {
  const t = scenario({ turn: 4, influence, effects: ['RedScareOnUs'], hands: { us: ['junta'] } });
  t.plays('us', 'junta', 'event').choose('honduras', 'realign', 'haiti', 1, 1);
  expect(t.isSettled).toBe(true);
});

test('at DEFCON 2 a coup in a battleground loses the game', () => {
  const t = scenario({ turn: 4, defcon: 2, influence, hands: { us: ['junta'] } });
  t.plays('us', 'junta', 'event').choose('honduras', 'coup', 'chile', 6);
  expect(t.result).toEqual({ winner: 'ussr', manner: 'defcon' });
});

test('in the headline phase both parts take place', () => {
  const t = scenario({
    turn: 4,
    influence,
    hands: { us: ['junta'], ussr: ['blockade'] },
  }).headlines({ us: 'junta', ussr: 'blockade' });
  t.choose('honduras');
  expect(t.choices).toEqual(['coup', 'done', 'realign']);
});

test('the limits are the event’s: its operations may be used anywhere', () => {
  const t = scenario({ turn: 4, influence, hands: { us: ['junta'] } });
  t.plays('us', 'junta', 'operations');
  expect(t.choices).toEqual(['coup', 'influence', 'realign']);
  t.choose('coup');
  expect(t.choices).toEqual(['chile', 'haiti', 'iran', 'panama']);
});

test('by ruling the second roll stays in the region of the first', () => {
  const options = { rulings: ['juntaInOneRegion'] } as const;
  const t = scenario({ options, turn: 4, influence, hands: { us: ['junta'] } });
  t.plays('us', 'junta', 'event').choose('honduras', 'realign');
  expect(t.choices).toEqual(['chile', 'done', 'haiti', 'panama']);
  t.choose('chile', 1, 1);
  expect(t.choices).toEqual(['chile', 'done']);
  t.choose('done');
  expect(t.isSettled).toBe(true);
  const coup = scenario({ options, turn: 4, influence, hands: { us: ['junta'] } });
  coup.plays('us', 'junta', 'event').choose('honduras', 'coup');
  expect(coup.choices).toEqual(['chile', 'haiti', 'panama']);
});
