import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const options = { promoCards: true };
const influence = {
  india: [2, 2],
  angola: [3, 2],
  vietnam: [2, 4],
  egypt: [2, 2],
  chile: [5, 5],
  // Too little of one side, or outside of the regions.
  nigeria: [2, 1],
  france: [3, 3],
  pakistan: [2, 2],
  cuba: [2, 2],
} as const;

test('a contested country loses all influence, and 4 cards of the pile are discarded', () => {
  const t = scenario({
    options,
    turn: 4,
    influence,
    hands: { us: ['non-aligned-movement'] },
    draw: ['nato', 'fidel', 'asia-scoring', 'nasser', 'comecon'],
  }).plays('us', 'non-aligned-movement', 'event');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['angola', 'chile', 'egypt', 'india', 'vietnam']);
  t.choose('angola');
  expect(t.influence('angola')).toEqual([0, 0]);
  expect(t.actor).toBe('chance');
  expect(t.choices).toEqual(['asia-scoring', 'comecon', 'fidel', 'nasser', 'nato']);
  t.choose('nato', 'asia-scoring', 'fidel', 'nasser');
  expect(t.isSettled).toBe(true);
  for (const id of ['nato', 'asia-scoring', 'fidel', 'nasser'] as const) {
    expect(t.where(id)).toBe('discard');
  }
  expect(t.where('comecon')).toBe('draw');
  expect(t.vp).toBe(0);
  expect(t.where('non-aligned-movement')).toBe('discard');
});

test('a short pile is filled up from the old discards, without what was just shown', () => {
  const t = scenario({
    options,
    turn: 4,
    influence: { india: [2, 2] },
    hands: { ussr: ['non-aligned-movement'] },
    draw: ['nato'],
    discard: ['fidel', 'nasser'],
  }).plays('ussr', 'non-aligned-movement', 'event');
  // India is the only country, NATO the only card: both come by themselves.
  expect(t.influence('india')).toEqual([0, 0]);
  expect(t.choices).toEqual(['fidel', 'nasser']);
  t.choose('nasser');
  expect(t.isSettled).toBe(true);
  expect(t.where('nato')).toBe('discard');
  expect(t.where('fidel')).toBe('discard');
});

test('without such a country it cannot be played; by ruling the cards are discarded', () => {
  const position = {
    turn: 4,
    influence: { nigeria: [2, 1] },
    hands: { us: ['non-aligned-movement'] },
    draw: ['nato', 'fidel', 'nasser', 'comecon'],
  } as const;
  const t = scenario({ options, ...position });
  expect(t.round('us').choose('non-aligned-movement').choices).toEqual(['operations']);
  const ruled = scenario({
    options: { ...options, rulings: ['nonAlignedWithoutCountry'] },
    ...position,
  }).plays('us', 'non-aligned-movement', 'event');
  ruled.choose('nato', 'fidel', 'nasser');
  expect(ruled.isSettled).toBe(true);
  expect(ruled.where('comecon')).toBe('discard');
  expect(ruled.influence('nigeria')).toEqual([2, 1]);
});
