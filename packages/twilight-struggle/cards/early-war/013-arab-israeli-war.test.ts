import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('wins on 4 to 6: 2 VP, the US influence changes sides, 2 military operations', () => {
  const t = scenario({
    defcon: 2,
    influence: { israel: [1, 1] },
    hands: { ussr: ['arab-israeli-war'] },
  }).plays('ussr', 'arab-israeli-war', 'event');
  expect(t.actor).toBe('chance');
  t.choose(4);
  expect(t.isSettled).toBe(true);
  expect(t.influence('israel')).toEqual([0, 2]);
  expect(t.vp).toBe(-2);
  expect(t.militaryOps).toEqual([0, 2]);
  expect(t.defcon).toBe(2);
  expect(t.where('arab-israeli-war')).toBe('discard');
});

test('Israel itself and each of its neighbours count against the USSR', () => {
  const influence = { israel: [4, 0], egypt: [2, 0], jordan: [1, 0] } as const;
  const lost = scenario({ influence, hands: { ussr: ['arab-israeli-war'] } });
  lost.plays('ussr', 'arab-israeli-war', 'event').choose(5);
  expect(lost.isSettled).toBe(true);
  expect(lost.vp).toBe(0);
  expect(lost.militaryOps).toEqual([0, 2]);
  expect(lost.influence('israel')).toEqual([4, 0]);
  const won = scenario({ influence, hands: { ussr: ['arab-israeli-war'] } });
  won.plays('ussr', 'arab-israeli-war', 'event').choose(6);
  expect(won.vp).toBe(-2);
  const four = scenario({
    influence: { ...influence, lebanon: [1, 0], syria: [2, 0] },
    hands: { ussr: ['arab-israeli-war'] },
  });
  four.plays('ussr', 'arab-israeli-war', 'event').choose(6);
  expect(four.vp).toBe(0);
});

test('it is won for VP without influence there', () => {
  const t = scenario({ hands: { ussr: ['arab-israeli-war'] } });
  t.plays('ussr', 'arab-israeli-war', 'event').choose(4);
  expect(t.vp).toBe(-2);
  expect(t.influence('israel')).toEqual([0, 0]);
});

test('in a US round the USSR gets the military operations (§8.2.4)', () => {
  const t = scenario({ influence: { israel: [1, 0] }, hands: { us: ['arab-israeli-war'] } });
  t.plays('us', 'arab-israeli-war', 'eventFirst').choose(1);
  expect(t.militaryOps).toEqual([0, 2]);
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('operations');
});

test('after Camp David it is operations only, without military operations or Flower Power', () => {
  const effects = ['CampDavidAccords', 'FlowerPower'] as const;
  const own = scenario({ effects, hands: { ussr: ['arab-israeli-war'] } });
  expect(own.round('ussr').choose('arab-israeli-war').choices).toEqual(['operations', 'space']);
  const t = scenario({
    effects,
    influence: { israel: [1, 0] },
    hands: { us: ['arab-israeli-war'] },
  })
    .round('us')
    .choose('arab-israeli-war');
  expect(t.choices).toEqual(['operations', 'space']);
  t.choose('operations', 'influence', 'israel', 'israel');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  expect(t.militaryOps).toEqual([0, 0]);
  expect(t.where('arab-israeli-war')).toBe('discard');
});

test('by ruling Flower Power charges the prevented war as well', () => {
  const t = scenario({
    options: { rulings: ['flowerPowerChargesPreventedWars'] },
    effects: ['CampDavidAccords', 'FlowerPower'],
    hands: { us: ['arab-israeli-war'] },
  }).plays('us', 'arab-israeli-war', 'operations');
  expect(t.vp).toBe(-2);
});

test('Flower Power pays for the event and for the operations of the US', () => {
  const t = scenario({ effects: ['FlowerPower'], hands: { us: ['arab-israeli-war'] } });
  t.plays('us', 'arab-israeli-war', 'operationsFirst');
  expect(t.vp).toBe(-2);
});
