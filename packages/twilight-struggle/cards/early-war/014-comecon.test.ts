import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('1 in each of 4 Eastern European countries the US does not control', () => {
  const t = scenario({
    influence: { hungary: [3, 0], poland: [2, 0] },
    hands: { ussr: ['comecon'] },
  }).plays('ussr', 'comecon', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual([
    'austria',
    'bulgaria',
    'czechoslovakia',
    'east-germany',
    'finland',
    'poland',
    'romania',
    'yugoslavia',
  ]);
  t.choose('austria', 'finland', 'poland');
  expect(t.choices).toEqual([
    'bulgaria',
    'czechoslovakia',
    'east-germany',
    'romania',
    'yugoslavia',
  ]);
  t.choose('yugoslavia');
  expect(t.isSettled).toBe(true);
  expect(t.influence('austria')).toEqual([0, 1]);
  expect(t.influence('poland')).toEqual([2, 1]);
  expect(t.where('comecon')).toBe('removed');
});

test('with fewer than 4 eligible countries all of them get 1', () => {
  const t = scenario({
    influence: {
      austria: [4, 0],
      bulgaria: [3, 0],
      czechoslovakia: [3, 0],
      'east-germany': [3, 0],
      finland: [4, 0],
      hungary: [3, 0],
    },
    hands: { us: ['comecon'] },
  }).plays('us', 'comecon', 'eventFirst');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['poland', 'romania', 'yugoslavia']);
  t.choose('poland', 'romania');
  expect(t.influence('yugoslavia')).toEqual([0, 1]);
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('operations');
});
