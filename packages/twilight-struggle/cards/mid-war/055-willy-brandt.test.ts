import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const influence = { 'west-germany': [5, 0], france: [3, 0], cuba: [0, 1] } as const;

test('1 VP and 1 USSR influence in West Germany', () => {
  const t = scenario({ turn: 4, influence, hands: { ussr: ['willy-brandt'] } });
  t.plays('ussr', 'willy-brandt', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-1);
  expect(t.influence('west-germany')).toEqual([5, 1]);
  expect(t.has('WillyBrandt')).toBe(true);
  expect(t.where('willy-brandt')).toBe('removed');
});

test('NATO no longer protects West Germany, whichever came first', () => {
  const t = scenario({
    turn: 4,
    effects: ['Nato'],
    influence,
    hands: { ussr: ['willy-brandt', 'comecon'] },
  });
  t.round('ussr').choose('comecon', 'operations');
  expect(t.choices).toEqual(['influence']);
  const brandt = scenario({
    turn: 4,
    effects: ['WillyBrandt', 'Nato'],
    influence,
    hands: { ussr: ['comecon'] },
  }).plays('ussr', 'comecon', 'operations');
  expect(brandt.choices).toEqual(['coup', 'influence', 'realign']);
  brandt.choose('coup');
  expect(brandt.choices).toEqual(['west-germany']);
});

test('after Tear Down This Wall only the operations are left', () => {
  const effects = ['TearDownThisWall'] as const;
  const t = scenario({ turn: 4, effects, influence, hands: { ussr: ['willy-brandt'] } });
  t.round('ussr').choose('willy-brandt');
  expect(t.choices).toEqual(['operations', 'space']);
  t.choose('operations', 'influence', 'cuba', 'cuba');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  expect(t.where('willy-brandt')).toBe('discard');
  const us = scenario({ turn: 4, effects, influence, hands: { us: ['willy-brandt'] } });
  us.round('us').choose('willy-brandt');
  expect(us.choices).toEqual(['operations', 'space']);
});

test('Tear Down This Wall puts West Germany under NATO again', () => {
  const t = scenario({
    turn: 8,
    effects: ['WillyBrandt', 'Nato'],
    influence,
    hands: { us: ['tear-down-this-wall'], ussr: ['comecon'] },
  }).plays('us', 'tear-down-this-wall', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.has('WillyBrandt')).toBe(false);
  t.plays('ussr', 'comecon', 'operations');
  expect(t.choices).toEqual(['influence']);
});
