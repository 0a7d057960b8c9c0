import { expect, test } from 'vitest';
import { COUNTRIES } from '../../data/countries.ts';
import { scenario } from '../../testing/scenario.ts';

const unstable = COUNTRIES.filter(({ stability }) => stability <= 2)
  .map(({ id }) => id)
  .sort();

test('any country of stability 1 or 2 at any DEFCON; a battleground war leaves DEFCON alone', () => {
  const t = scenario({
    turn: 4,
    defcon: 2,
    influence: { pakistan: [2, 0], iran: [2, 0], italy: [3, 0] },
    hands: { ussr: ['brush-war'] },
  }).plays('ussr', 'brush-war', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(unstable);
  t.choose('pakistan');
  expect(t.actor).toBe('chance');
  // One US-controlled neighbour, Iran: 4 counts as 3.
  t.choose(4);
  expect(t.isSettled).toBe(true);
  expect(t.influence('pakistan')).toEqual([0, 2]);
  expect(t.vp).toBe(-1);
  expect(t.defcon).toBe(2);
  expect(t.militaryOps).toEqual([0, 3]);
  expect(t.where('brush-war')).toBe('discard');
});

test('a lost war still gives the military operations', () => {
  const t = scenario({
    turn: 4,
    influence: { pakistan: [2, 0], iran: [2, 0] },
    hands: { ussr: ['brush-war'] },
  })
    .plays('ussr', 'brush-war', 'event')
    .choose('pakistan', 3);
  expect(t.isSettled).toBe(true);
  expect(t.influence('pakistan')).toEqual([2, 0]);
  expect(t.vp).toBe(0);
  expect(t.militaryOps).toEqual([0, 3]);
});

test('an adjacent superpower counts as a controlled country', () => {
  const t = scenario({
    turn: 4,
    influence: { afghanistan: [0, 2] },
    hands: { us: ['brush-war'] },
  })
    .plays('us', 'brush-war', 'event')
    .choose('afghanistan', 3);
  expect(t.isSettled).toBe(true);
  expect(t.influence('afghanistan')).toEqual([0, 2]);
});

test('a war without any influence at stake gives its VP', () => {
  const t = scenario({ turn: 4, hands: { us: ['brush-war'] } })
    .plays('us', 'brush-war', 'event')
    .choose('paraguay', 3);
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(1);
  expect(t.influence('paraguay')).toEqual([0, 0]);
  expect(t.militaryOps).toEqual([3, 0]);
});

test('under NATO nobody attacks what the US controls in Europe', () => {
  const position = {
    turn: 4,
    effects: ['Nato'],
    influence: { italy: [2, 0], greece: [1, 0], turkey: [2, 1], 'spain-portugal': [2, 0] },
    hands: { us: ['brush-war'], ussr: ['brush-war'] },
  } as const;
  const open = unstable.filter((id) => id !== 'italy' && id !== 'spain-portugal');
  const ussr = scenario({ ...position, hands: { ussr: ['brush-war'] } });
  ussr.plays('ussr', 'brush-war', 'event');
  expect(ussr.choices).toEqual(open);
  // The card closes these countries to the event, whoever plays it.
  const us = scenario({ ...position, hands: { us: ['brush-war'] } });
  us.plays('us', 'brush-war', 'event');
  expect(us.choices).toEqual(open);
});

test.each([
  ['event', -2],
  ['operations', -2],
  ['space', 0],
] as const)('under Flower Power a play of the US for %s moves the score to %i', (use, vp) => {
  const t = scenario({ turn: 4, effects: ['FlowerPower'], hands: { us: ['brush-war'] } });
  t.plays('us', 'brush-war', use);
  expect(t.vp).toBe(vp);
});

test('under Flower Power the USSR plays it free of charge', () => {
  const t = scenario({ turn: 4, effects: ['FlowerPower'], hands: { ussr: ['brush-war'] } });
  t.plays('ussr', 'brush-war', 'event');
  expect(t.vp).toBe(0);
});
