import { expect, it } from 'vitest';
import { pairLadder, type Seeker } from './ladder.ts';

const seeker = (user: string, rating: number, more: Partial<Seeker> = {}): Seeker => ({
  user,
  owner: `owner of ${user}`,
  game: 'red-sea',
  rating,
  last: 0,
  ...more,
});
const game = 'red-sea';

it('pairs those who are near in strength', () => {
  const seekers = [seeker('a', 1500), seeker('b', 1900), seeker('c', 1520), seeker('d', 1850)];
  expect(pairLadder(seekers, [], 4)).toEqual([
    { game, first: 'a', second: 'c' },
    { game, first: 'b', second: 'd' },
  ]);
});

it('prefers those who have not met, and swaps the sides of those who have', () => {
  const met = { game, first: 'a', second: 'b' };
  const two = [seeker('a', 1500), seeker('b', 1500)];
  expect(pairLadder(two, [met], 4)).toEqual([{ game, first: 'b', second: 'a' }]);
  expect(pairLadder([...two, seeker('c', 2000)], [met], 4)).toEqual([
    { game, first: 'a', second: 'c' },
  ]);
});

it('lets nobody’s bots play each other, nor bots that want different games', () => {
  const own = { owner: 'one' };
  expect(pairLadder([seeker('a', 1500, own), seeker('b', 1500, own)], [], 4)).toEqual([]);
  expect(pairLadder([seeker('a', 1500), seeker('b', 1500, { game: 'volk' })], [], 4)).toEqual([]);
});

it('begins with those who have waited longest, and no more games than it may', () => {
  const seekers = [
    seeker('a', 1500, { last: 30 }),
    seeker('b', 1500, { last: 10 }),
    seeker('c', 1500, { last: 20 }),
    seeker('d', 1500, { last: 40 }),
  ];
  expect(pairLadder(seekers, [], 1)).toEqual([{ game, first: 'b', second: 'c' }]);
  expect(pairLadder(seekers, [], 0)).toEqual([]);
});

it('gives a bot that wants several games one of them', () => {
  const seekers = [
    seeker('a', 1500),
    seeker('a', 1500, { game: 'volk' }),
    seeker('b', 1500),
    seeker('b', 1500, { game: 'volk' }),
  ];
  expect(pairLadder(seekers, [], 4)).toHaveLength(1);
});
