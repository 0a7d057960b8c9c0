import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('on 4 to 6 the USSR takes over: 2 VP, 2 military operations, no change of DEFCON', () => {
  const t = scenario({
    defcon: 2,
    influence: { 'south-korea': [3, 1] },
    hands: { ussr: ['korean-war'] },
  }).plays('ussr', 'korean-war', 'event');
  expect(t.actor).toBe('chance');
  expect(t.prompt).toBe('warDie');
  t.choose(4);
  expect(t.isSettled).toBe(true);
  expect(t.influence('south-korea')).toEqual([0, 4]);
  expect(t.vp).toBe(-2);
  expect(t.militaryOps).toEqual([0, 2]);
  expect(t.defcon).toBe(2);
  expect(t.where('korean-war')).toBe('removed');
});

test('lost, there are military operations only', () => {
  const t = scenario({ influence: { 'south-korea': [1, 0] }, hands: { ussr: ['korean-war'] } });
  t.plays('ussr', 'korean-war', 'event').choose(3);
  expect(t.isSettled).toBe(true);
  expect(t.influence('south-korea')).toEqual([1, 0]);
  expect(t.vp).toBe(0);
  expect(t.militaryOps).toEqual([0, 2]);
  expect(t.where('korean-war')).toBe('removed');
});

test('every neighbour of the US counts 1, South Korea itself does not', () => {
  const influence = {
    'south-korea': [5, 0],
    japan: [4, 0],
    taiwan: [3, 0],
    'north-korea': [1, 3],
  } as const;
  const lost = scenario({ influence, hands: { ussr: ['korean-war'] } });
  lost.plays('ussr', 'korean-war', 'event').choose(5);
  expect(lost.vp).toBe(0);
  const won = scenario({ influence, hands: { ussr: ['korean-war'] } });
  won.plays('ussr', 'korean-war', 'event').choose(6);
  expect(won.vp).toBe(-2);
  expect(won.influence('south-korea')).toEqual([0, 5]);
});

test('it needs no influence of anybody', () => {
  const t = scenario({ hands: { ussr: ['korean-war'] } });
  t.plays('ussr', 'korean-war', 'event').choose(6);
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-2);
  expect(t.influence('south-korea')).toEqual([0, 0]);
});

test('played by the US the USSR fights, and gets the military operations', () => {
  const t = scenario({ influence: { 'south-korea': [1, 0] }, hands: { us: ['korean-war'] } });
  t.plays('us', 'korean-war', 'operationsFirst').choose('influence', 'south-korea', 'south-korea');
  t.choose(6);
  expect(t.isSettled).toBe(true);
  expect(t.influence('south-korea')).toEqual([0, 3]);
  expect(t.militaryOps).toEqual([0, 2]);
});

test('Flower Power pays before the war, and not for a card sent into space', () => {
  const t = scenario({ effects: ['FlowerPower'], hands: { us: ['korean-war'] } });
  t.plays('us', 'korean-war', 'eventFirst');
  expect(t.vp).toBe(-2);
  expect(t.prompt).toBe('warDie');
  const space = scenario({ effects: ['FlowerPower'], hands: { us: ['korean-war'] } });
  space.plays('us', 'korean-war', 'space');
  expect(space.vp).toBe(0);
  const ussr = scenario({ effects: ['FlowerPower'], hands: { ussr: ['korean-war'] } });
  ussr.plays('ussr', 'korean-war', 'event');
  expect(ussr.vp).toBe(0);
});
