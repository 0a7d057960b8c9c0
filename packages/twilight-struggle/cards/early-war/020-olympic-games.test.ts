import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const influence = { israel: [1, 0], panama: [0, 1], angola: [0, 1] } as const;

test('the rival decides; taking part, the sponsor adds 2 and ties are rolled again', () => {
  const t = scenario({ hands: { us: ['olympic-games'] } }).plays('us', 'olympic-games', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['boycott', 'participate']);
  t.choose('participate');
  expect(t.actor).toBe('chance');
  expect(t.prompt).toBe('olympicDie');
  t.choose(2);
  expect(t.prompt).toBe('olympicDieRival');
  t.choose(4);
  expect(t.prompt).toBe('olympicDie');
  t.choose(1, 4);
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-2);
  expect(t.defcon).toBe(5);
  expect(t.where('olympic-games')).toBe('discard');
});

test('the sponsor wins by his bonus', () => {
  const t = scenario({ hands: { ussr: ['olympic-games'] } });
  t.plays('ussr', 'olympic-games', 'event');
  expect(t.actor).toBe('us');
  t.choose('participate', 5, 6);
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-2);
});

test('a boycott lowers DEFCON and gives the sponsor 4 operations, not for space', () => {
  const t = scenario({ influence, hands: { us: ['olympic-games'] } });
  t.plays('us', 'olympic-games', 'event').choose('boycott');
  expect(t.defcon).toBe(4);
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['coup', 'done', 'influence', 'realign']);
  t.choose('coup');
  expect(t.choices).toEqual(['angola', 'panama']);
  t.choose('panama', 3);
  expect(t.isSettled).toBe(true);
  expect(t.influence('panama')).toEqual([2, 0]);
  expect(t.militaryOps).toEqual([4, 0]);
  expect(t.defcon).toBe(3);
});

test('he may leave the operations', () => {
  const t = scenario({ influence, hands: { us: ['olympic-games'] } });
  t.plays('us', 'olympic-games', 'event').choose('boycott', 'done');
  expect(t.isSettled).toBe(true);
});

test('the limits of the new DEFCON level hold', () => {
  const t = scenario({
    defcon: 4,
    influence: { thailand: [0, 1], angola: [0, 1] },
    hands: { us: ['olympic-games'] },
  });
  t.plays('us', 'olympic-games', 'event').choose('boycott', 'coup');
  expect(t.choices).toEqual(['angola']);
});

test('at DEFCON 2 a boycott is nuclear war and the sponsor loses', () => {
  const t = scenario({ defcon: 2, hands: { us: ['olympic-games'] } });
  t.plays('us', 'olympic-games', 'event').choose('boycott');
  expect(t.result).toEqual({ winner: 'ussr', manner: 'defcon' });
});

test.each([
  [['RedScareOnUs'], 3],
  [['Containment'], 4],
  [['Containment', 'RedScareOnUs'], 4],
] as const)('with %j the 4 operations are %i', (effects, ops) => {
  const t = scenario({ influence, effects, hands: { us: ['olympic-games'] } });
  t.plays('us', 'olympic-games', 'event').choose('boycott', 'coup', 'angola', 1);
  expect(t.militaryOps).toEqual([ops, 0]);
});

test('by ruling they are not changed', () => {
  const t = scenario({
    influence,
    options: { rulings: ['eventOpsUnmodified'] },
    effects: ['RedScareOnUs'],
    hands: { us: ['olympic-games'] },
  });
  t.plays('us', 'olympic-games', 'event').choose('boycott', 'coup', 'angola', 1);
  expect(t.militaryOps).toEqual([4, 0]);
});

test('in the headline phase the one who headlined it is the sponsor and has the operations', () => {
  const t = scenario({
    influence,
    hands: { us: ['romanian-abdication'], ussr: ['olympic-games'] },
  }).headlines({ us: 'romanian-abdication', ussr: 'olympic-games' });
  expect(t.actor).toBe('us');
  t.choose('boycott');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['coup', 'done', 'influence', 'realign']);
  t.choose('influence', 'angola', 'angola', 'angola', 'angola');
  expect(t.isSettled).toBe(true);
  expect(t.influence('angola')).toEqual([0, 5]);
});
