import { expect, test } from 'vitest';
import type { CardId } from '../../data/cards.ts';
import type { Ruling } from '../../rulings.ts';
import { scenario, type Scenario } from '../../testing/scenario.ts';

const inForce = (us: readonly CardId[], ussr: readonly CardId[] = [], vp = 0): Scenario =>
  scenario({
    turn: 4,
    vp,
    influence: { iran: [1, 0], nigeria: [0, 1] },
    hands: { us, ussr },
    effects: ['FlowerPower'],
  });

test('the USSR brings it into force and the card leaves the game', () => {
  const t = scenario({ turn: 4, hands: { ussr: ['flower-power'] } });
  t.round('ussr').choose('flower-power');
  expect(t.choices).toEqual(['event', 'operations', 'space']);
  t.choose('event');
  expect(t.isSettled).toBe(true);
  expect(t.has('FlowerPower')).toBe(true);
  expect(t.vp).toBe(0);
  expect(t.where('flower-power')).toBe('removed');
});

test('in the hand of the US it takes place beside the operations', () => {
  const t = scenario({
    turn: 4,
    influence: { iran: [1, 0] },
    hands: { us: ['flower-power'] },
  }).plays('us', 'flower-power', 'eventFirst');
  expect(t.has('FlowerPower')).toBe(true);
  t.choose('influence', 'iran', 'iran', 'iran', 'iran');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  expect(t.where('flower-power')).toBe('removed');
});

test('An Evil Empire has made it impossible', () => {
  const t = scenario({
    turn: 8,
    influence: { iran: [1, 0] },
    hands: { us: ['flower-power'], ussr: [] },
    effects: ['AnEvilEmpire'],
  })
    .round('us')
    .choose('flower-power');
  expect(t.choices).toEqual(['operations', 'space']);
  t.choose('operations', 'influence', 'iran', 'iran', 'iran', 'iran');
  expect(t.isSettled).toBe(true);
  expect(t.has('FlowerPower')).toBe(false);
  expect(t.where('flower-power')).toBe('discard');
  const ussr = scenario({
    turn: 8,
    hands: { ussr: ['flower-power'] },
    effects: ['AnEvilEmpire'],
  }).round('ussr');
  expect(ussr.choose('flower-power').choices).toEqual(['operations', 'space']);
});

test('a war of the US pays the USSR before the die is cast', () => {
  const t = inForce(['brush-war']).plays('us', 'brush-war', 'event');
  expect(t.vp).toBe(-2);
  t.choose('nigeria');
  expect(t.actor).toBe('chance');
  expect(t.vp).toBe(-2);
  t.choose(6);
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-1);
});

test('it may win the game before the war is fought', () => {
  const t = inForce(['brush-war'], [], -18).plays('us', 'brush-war', 'event');
  expect(t.result).toEqual({ winner: 'ussr', manner: 'vp' });
  expect(t.vp).toBe(-20);
});

test('the operations of a war card are charged, and once only with the event of the rival', () => {
  const t = inForce(['brush-war']).plays('us', 'brush-war', 'operations');
  t.choose('influence', 'iran', 'iran', 'iran');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-2);
  const korea = inForce(['korean-war']).plays('us', 'korean-war', 'operationsFirst');
  korea.choose('influence', 'iran', 'iran', 1);
  expect(korea.isSettled).toBe(true);
  expect(korea.vp).toBe(-2);
});

test('a headline of the US is charged', () => {
  const t = inForce(['brush-war'], ['fidel']).headlines({ us: 'brush-war', ussr: 'fidel' });
  expect(t.vp).toBe(-2);
  t.choose('nigeria', 1);
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-2);
});

test('not into space, not for other cards, not for the wars of the USSR', () => {
  const space = inForce(['brush-war']).plays('us', 'brush-war', 'space').choose(6);
  expect(space.isSettled).toBe(true);
  expect(space.vp).toBe(0);
  const other = inForce(['duck-and-cover']).plays('us', 'duck-and-cover', 'operations');
  expect(other.vp).toBe(0);
  const ussr = inForce([], ['brush-war']).plays('ussr', 'brush-war', 'event');
  ussr.choose('nigeria', 1);
  expect(ussr.isSettled).toBe(true);
  expect(ussr.vp).toBe(0);
});

test('a war card that is only discarded costs nothing', () => {
  const t = scenario({
    turn: 4,
    hands: { us: ['brush-war'] },
    effects: ['FlowerPower', 'Quagmire'],
  })
    .round('us')
    .choose('brush-war', 6);
  expect(t.isSettled).toBe(true);
  expect(t.where('brush-war')).toBe('discard');
  expect(t.vp).toBe(0);
});

test('a card that Grain Sales brings is played by the US', () => {
  const t = inForce(['grain-sales-to-soviets'], ['korean-war'])
    .plays('us', 'grain-sales-to-soviets', 'event')
    .choose('play');
  expect(t.vp).toBe(0);
  t.choose('operationsFirst');
  expect(t.vp).toBe(-2);
});

const prevented = (rulings: readonly Ruling[]): Scenario =>
  scenario({
    options: { rulings },
    turn: 4,
    influence: { iran: [1, 0] },
    hands: { us: ['arab-israeli-war'] },
    effects: ['FlowerPower', 'CampDavidAccords'],
  })
    .plays('us', 'arab-israeli-war', 'operations')
    .choose('influence', 'iran', 'iran');

test('a war that another event prevents costs nothing, but for a ruling', () => {
  const t = prevented([]);
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  expect(prevented(['flowerPowerChargesPreventedWars']).vp).toBe(-2);
});

const withUn = (rulings: readonly Ruling[]): Scenario =>
  scenario({
    options: { rulings },
    turn: 4,
    influence: { iran: [1, 0] },
    hands: { us: ['un-intervention', 'korean-war'] },
    effects: ['FlowerPower'],
  })
    .plays('us', 'un-intervention', 'event')
    .choose('korean-war', 'operations', 'influence', 'iran', 'iran');

test('a war card used with UN Intervention is charged, but for a ruling', () => {
  const t = withUn([]);
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-2);
  expect(t.where('korean-war')).toBe('discard');
  const spared = withUn(['flowerPowerSparesUnIntervention']);
  expect(spared.isSettled).toBe(true);
  expect(spared.vp).toBe(0);
});

test('that ruling spares no war card that is played alone', () => {
  const t = scenario({
    options: { rulings: ['flowerPowerSparesUnIntervention'] },
    turn: 4,
    influence: { iran: [1, 0] },
    hands: { us: ['un-intervention', 'korean-war'] },
    effects: ['FlowerPower'],
  }).plays('us', 'korean-war', 'operationsFirst');
  expect(t.vp).toBe(-2);
});
