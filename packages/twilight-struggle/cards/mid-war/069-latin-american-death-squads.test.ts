import { expect, test } from 'vitest';
import { scenario, type Scenario } from '../../testing/scenario.ts';

const squads = (): Scenario =>
  scenario({
    turn: 4,
    influence: { panama: [1, 1], zaire: [1, 1], 'costa-rica': [1, 0] },
    hands: {
      us: ['latin-american-death-squads', 'olympic-games', 'junta'],
      ussr: ['latin-american-death-squads', 'fidel', 'missile-envy'],
    },
  }).plays('us', 'latin-american-death-squads', 'event');

test('it holds for the turn on the side of its player', () => {
  const t = squads();
  expect(t.isSettled).toBe(true);
  expect(t.has('DeathSquadsForUs')).toBe(true);
  expect(t.has('DeathSquadsForUssr')).toBe(false);
  expect(t.where('latin-american-death-squads')).toBe('discard');
  expect(t.endTurn().has('DeathSquadsForUs')).toBe(false);
});

test('own coups there get 1 more, the military operations stay as they are', () => {
  const t = squads().plays('us', 'olympic-games', 'operations').choose('coup', 'panama', 2);
  expect(t.isSettled).toBe(true);
  // 2 + 2 operations + 1 against 4
  expect(t.influence('panama')).toEqual([1, 0]);
  expect(t.militaryOps).toEqual([2, 0]);
});

test('coups of the rival there get 1 less', () => {
  const t = squads().plays('ussr', 'fidel', 'operations').choose('coup', 'panama', 3);
  expect(t.isSettled).toBe(true);
  expect(t.influence('panama')).toEqual([1, 1]);
  expect(t.militaryOps).toEqual([0, 2]);
});

test('elsewhere nothing changes', () => {
  const t = squads().plays('us', 'olympic-games', 'operations').choose('coup', 'zaire', 1);
  expect(t.influence('zaire')).toEqual([1, 0]);
});

test('two of them cancel each other out', () => {
  const t = scenario({
    turn: 4,
    influence: { panama: [1, 1] },
    hands: { us: ['olympic-games'], ussr: ['latin-american-death-squads'] },
    effects: ['DeathSquadsForUs'],
  }).plays('ussr', 'latin-american-death-squads', 'event');
  t.plays('us', 'olympic-games', 'operations').choose('coup', 'panama', 3);
  expect(t.influence('panama')).toEqual([1, 0]);
});

test('SALT Negotiations take 1 from the die as well', () => {
  const t = scenario({
    turn: 4,
    influence: { panama: [1, 1] },
    hands: { us: ['olympic-games'] },
    effects: ['DeathSquadsForUs', 'SaltNegotiations'],
  });
  t.plays('us', 'olympic-games', 'operations').choose('coup', 'panama', 2);
  expect(t.influence('panama')).toEqual([1, 1]);
});

test('free coups are included', () => {
  const t = scenario({
    turn: 4,
    influence: { panama: [1, 1] },
    hands: { us: ['junta'] },
    effects: ['DeathSquadsForUs'],
  })
    .plays('us', 'junta', 'event')
    .choose('haiti', 'coup', 'panama', 2);
  expect(t.isSettled).toBe(true);
  expect(t.influence('panama')).toEqual([1, 0]);
  expect(t.militaryOps).toEqual([0, 0]);
});

test('brought into a USSR round they are for the US that plays them, by ruling for the USSR', () => {
  const brought = (...rulings: readonly 'deathSquadsForActivePlayer'[]) =>
    scenario({
      options: { rulings },
      turn: 4,
      influence: { cuba: [0, 1] },
      hands: { ussr: ['grain-sales-to-soviets', 'latin-american-death-squads'] },
    })
      .plays('ussr', 'grain-sales-to-soviets', 'eventFirst')
      .choose('play', 'event');
  const t = brought();
  expect(t.has('DeathSquadsForUs')).toBe(true);
  expect(t.has('DeathSquadsForUssr')).toBe(false);
  const ruled = brought('deathSquadsForActivePlayer');
  expect(ruled.has('DeathSquadsForUs')).toBe(false);
  expect(ruled.has('DeathSquadsForUssr')).toBe(true);
});
