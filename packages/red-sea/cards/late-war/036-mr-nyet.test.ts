import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const influence = {
  egypt: [2, 1],
  kenya: [2, 1],
  sudan: [1, 1],
  oman: [1, 1],
  yemen: [1, 0],
} as const;

test('DEFCON falls, and a country of each region is emptied of the US', () => {
  const t = scenario({ influence, hands: { ussr: ['mr-nyet'] } }).plays('ussr', 'mr-nyet', 'event');
  expect(t.defcon).toBe(3);
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['done', 'egypt', 'kenya', 'oman', 'sudan']);
  t.choose('kenya');
  expect(t.choices).toEqual(['done', 'egypt', 'oman']);
  t.choose('oman');
  expect(t.isSettled).toBe(true);
  expect(t.influence('kenya')).toEqual([0, 1]);
  expect(t.influence('oman')).toEqual([0, 1]);
  expect(t.where('mr-nyet')).toBe('removed');
});

test('Egypt stands for either region', () => {
  const t = scenario({ influence, hands: { ussr: ['mr-nyet'] } }).plays('ussr', 'mr-nyet', 'event');
  t.choose('egypt');
  expect(t.choices).toEqual(['done', 'kenya', 'oman', 'sudan']);
  const other = scenario({ influence, hands: { ussr: ['mr-nyet'] } });
  other.plays('ussr', 'mr-nyet', 'event').choose('oman');
  expect(other.choices).toEqual(['done', 'egypt', 'kenya', 'sudan']);
  other.choose('done');
  expect(other.isSettled).toBe(true);
});

test('at DEFCON 2 a US that has to play it loses (§8.1.4)', () => {
  const t = scenario({ defcon: 2, influence, hands: { us: ['mr-nyet'] } });
  t.plays('us', 'mr-nyet', 'eventFirst');
  expect(t.result).toEqual({ winner: 'ussr', manner: 'defcon' });
});
