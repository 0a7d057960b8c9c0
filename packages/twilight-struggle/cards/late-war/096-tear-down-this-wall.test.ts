import { expect, test } from 'vitest';
import { scenario, type Position } from '../../testing/scenario.ts';

const wall: Position = {
  turn: 8,
  defcon: 3,
  influence: { 'east-germany': [0, 4], poland: [0, 3], angola: [0, 2], vietnam: [0, 2] },
  hands: { us: ['tear-down-this-wall'] },
};

test('3 in East Germany, then a free coup in Europe at any DEFCON', () => {
  const t = scenario(wall).plays('us', 'tear-down-this-wall', 'event');
  expect(t.influence('east-germany')).toEqual([3, 4]);
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('operations');
  expect(t.choices).toEqual(['coup', 'done', 'realign']);
  t.choose('coup');
  expect(t.choices).toEqual(['east-germany', 'poland']);
  t.choose('east-germany', 6);
  expect(t.isSettled).toBe(true);
  expect(t.influence('east-germany')).toEqual([3, 1]);
  expect(t.defcon).toBe(2);
  expect(t.militaryOps).toEqual([0, 0]);
  expect(t.where('tear-down-this-wall')).toBe('removed');
});

test('or realignments there, with the operations of the card and nothing else', () => {
  const t = scenario(wall).plays('us', 'tear-down-this-wall', 'event').choose('realign');
  expect(t.choices).toEqual(['done', 'east-germany', 'poland']);
  t.choose('east-germany', 6, 1);
  expect(t.influence('east-germany')).toEqual([3, 1]);
  expect(t.choices).toEqual(['done', 'east-germany', 'poland']);
  t.choose('poland', 1, 1, 'poland', 1, 1);
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(3);
});

test('Red Scare leaves 2 rolls', () => {
  const t = scenario({ ...wall, effects: ['RedScareOnUs'] })
    .plays('us', 'tear-down-this-wall', 'event')
    .choose('realign', 'poland', 1, 1, 'poland', 1, 1);
  expect(t.isSettled).toBe(true);
});

test('it may be left', () => {
  const t = scenario(wall).plays('us', 'tear-down-this-wall', 'event').choose('done');
  expect(t.isSettled).toBe(true);
});

test('with the USSR phasing at DEFCON 2, a US coup in a battleground wins', () => {
  const t = scenario({
    ...wall,
    defcon: 2,
    hands: { ussr: ['tear-down-this-wall'] },
  }).plays('ussr', 'tear-down-this-wall', 'eventFirst');
  expect(t.actor).toBe('us');
  t.choose('coup', 'poland', 1);
  expect(t.result).toEqual({ winner: 'us', manner: 'defcon' });
});

test('Willy Brandt ends and is forbidden; West Germany is under NATO again', () => {
  const position: Position = {
    turn: 8,
    effects: ['Nato', 'WillyBrandt'],
    influence: { 'west-germany': [4, 0], cuba: [1, 0] },
    hands: { us: ['tear-down-this-wall'], ussr: ['blockade', 'willy-brandt'] },
  };
  const before = scenario(position).plays('ussr', 'blockade', 'operations').choose('realign');
  expect(before.choices).toEqual(['cuba', 'west-germany']);
  const t = scenario(position).plays('us', 'tear-down-this-wall', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.has('WillyBrandt')).toBe(false);
  t.plays('ussr', 'blockade', 'operations').choose('realign');
  expect(t.choices).toEqual(['cuba']);
  t.round('ussr').choose('willy-brandt');
  expect(t.choices).toEqual(['operations', 'space']);
});

test('realignments are free of DEFCON, by ruling they are not; the coup always is', () => {
  const options = { rulings: ['tearDownRealignsHeedDefcon'] } as const;
  const closed = scenario({ ...wall, options }).plays('us', 'tear-down-this-wall', 'event');
  expect(closed.choices).toEqual(['coup', 'done']);
  const open = scenario({ ...wall, options, defcon: 5 });
  open.plays('us', 'tear-down-this-wall', 'event');
  expect(open.choices).toEqual(['coup', 'done', 'realign']);
});
