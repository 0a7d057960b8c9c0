import { GAME_IDS } from '@brink/games/ids';
import { GALLERY } from '@brink/library/gallery/index';
import { expect, test } from 'vitest';
import { byTurn, casesOf, selfPlayOf, shares } from './figures.ts';

const use = (turn: number, seat: number, what: string, games: number, first = 0) => ({
  card: 1,
  turn,
  seat,
  use: what,
  games,
  first,
  draws: 0,
});
const USES = [
  use(1, 1, 'event', 40, 10),
  use(2, 1, 'event', 20, 5),
  use(4, 1, 'coup', 10),
  use(4, 1, 'influence', 10),
  use(1, 0, 'space', 5),
  use(1, 0, 'discard', 15),
];

test('each side has its own ways; operations are one of them', () => {
  expect(shares(USES, 1)).toEqual([
    { name: 'event', plays: 60, percent: 75 },
    { name: 'operations', plays: 20, percent: 25 },
  ]);
  expect(shares(USES, 0).map(({ percent }) => percent)).toEqual([25, 75]);
});

test('the turn with the most uses sets the scale', () => {
  const { rows, most } = byTurn(USES, 10);
  expect(most).toBe(60);
  expect(rows.map(({ plays }) => plays)).toEqual([60, 20, 0, 20, 0, 0, 0, 0, 0, 0]);
});

test('cases are a side, a way and a period', () => {
  expect(casesOf(USES, 'twilight-struggle')).toMatchObject([
    { seat: 1, use: 'event', period: [1, 3], games: 60, first: 15 },
    { seat: 1, use: 'operations', period: [4, 7], games: 20 },
    { seat: 0, use: 'space', period: [1, 3], games: 5 },
  ]);
});

test.each(GAME_IDS)('%s: our bot has played every card that has a page', async (game) => {
  const unplayed: string[] = [];
  for (const { key, place } of GALLERY.filter((card) => card.game === game)) {
    if (place === undefined) continue;
    const { bot, figures } = await selfPlayOf(game, place);
    expect(bot).not.toBe('');
    expect(figures.games).toBeGreaterThan(100);
    if (figures.uses.length === 0) unplayed.push(key);
  }
  expect(unplayed).toEqual([]);
});

test('cards that come only with options say so', async () => {
  expect((await selfPlayOf('twilight-struggle', 10)).setting).toBe('usual');
  expect((await selfPlayOf('twilight-struggle', 117)).setting).toBe('promo');
  expect((await selfPlayOf('volk', 90)).setting).toBe('twoPlusTwo');
});
