import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const position = { turn: 4, hands: { ussr: ['south-african-unrest'] } } as const;

test('2 influence in South Africa', () => {
  const t = scenario(position).plays('ussr', 'south-african-unrest', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.prompt).toBe('southAfricanUnrest');
  expect(t.choices).toEqual(['add', 'split']);
  t.choose('add');
  expect(t.isSettled).toBe(true);
  expect(t.influence('south-africa')).toEqual([0, 2]);
  expect(t.where('south-african-unrest')).toBe('discard');
});

test('or 1 there and 2 in its neighbours, together or apart', () => {
  const t = scenario(position).plays('ussr', 'south-african-unrest', 'event').choose('split');
  expect(t.influence('south-africa')).toEqual([0, 1]);
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['angola', 'botswana']);
  t.choose('angola');
  expect(t.choices).toEqual(['angola', 'botswana']);
  t.choose('botswana');
  expect(t.isSettled).toBe(true);
  expect(t.influence('angola')).toEqual([0, 1]);
  expect(t.influence('botswana')).toEqual([0, 1]);
  const both = scenario(position).plays('ussr', 'south-african-unrest', 'event');
  both.choose('split', 'angola', 'angola');
  expect(both.isSettled).toBe(true);
  expect(both.influence('angola')).toEqual([0, 2]);
});

test('by ruling both go to one neighbour', () => {
  const t = scenario({ ...position, options: { rulings: ['southAfricanUnrestOneNeighbour'] } });
  t.plays('ussr', 'south-african-unrest', 'event').choose('split');
  expect(t.choices).toEqual(['angola', 'botswana']);
  t.choose('botswana');
  expect(t.isSettled).toBe(true);
  expect(t.influence('botswana')).toEqual([0, 2]);
});

test('the USSR chooses in a US round as well', () => {
  const t = scenario({ turn: 4, hands: { us: ['south-african-unrest'] } });
  t.plays('us', 'south-african-unrest', 'eventFirst');
  expect(t.actor).toBe('ussr');
  t.choose('add');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('operations');
});
