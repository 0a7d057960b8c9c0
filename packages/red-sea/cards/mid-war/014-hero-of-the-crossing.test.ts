import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const position = {
  hands: { us: ['hero-of-the-crossing', 'nasserism', 'the-derg', 'eplf', 'africa-scoring'] },
  discard: ['zbig', 'famine', 'mr-nyet', 'middle-east-scoring'],
} as const;

test('a card of the USSR goes, one of the US or a neutral one comes back', () => {
  const t = scenario(position).plays('us', 'hero-of-the-crossing', 'event');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('heroDiscard');
  expect(t.choices).toEqual(['nasserism', 'the-derg']);
  t.choose('the-derg');
  expect(t.prompt).toBe('heroTake');
  expect(t.choices).toEqual(['famine', 'zbig']);
  t.choose('zbig');
  expect(t.isSettled).toBe(true);
  expect(t.where('zbig')).toBe('us');
  expect(t.where('the-derg')).toBe('discard');
  expect(t.influence('ethiopia')).toEqual([0, 0]);
  expect(t.where('hero-of-the-crossing')).toBe('discard');
});

test('without a card of the USSR one still comes back; by ruling it does not', () => {
  const hands = { us: ['hero-of-the-crossing', 'eplf'] } as const;
  const t = scenario({ ...position, hands }).plays('us', 'hero-of-the-crossing', 'event');
  expect(t.prompt).toBe('heroTake');
  const ruled = scenario({ ...position, hands, options: { rulings: ['heroNeedsDiscard'] } });
  ruled.plays('us', 'hero-of-the-crossing', 'event');
  expect(ruled.isSettled).toBe(true);
});

test('by ruling a scoring card may come back', () => {
  const t = scenario({ ...position, options: { rulings: ['heroTakesScoring'] } });
  t.plays('us', 'hero-of-the-crossing', 'event').choose('nasserism');
  expect(t.choices).toEqual(['famine', 'middle-east-scoring', 'zbig']);
});
