import { readdirSync } from 'node:fs';
import { LANGUAGES } from '@brink/kernel';
import { expect, test } from 'vitest';
import { BOOKS, GAMES, GAME_IDS, gameCalled, isGameId, loadGame } from './index.ts';

test('every game has the name it is listed by, and a folder', () => {
  expect(GAMES.map(({ id }) => id)).toEqual(GAME_IDS);
  const folders = readdirSync(new URL('..', import.meta.url));
  expect(GAME_IDS.filter((id) => !folders.includes(id))).toEqual([]);
});

test.each(GAME_IDS)('%s: what is loaded late is what is loaded at once', async (id) => {
  expect(await loadGame(id)).toBe(gameCalled(id));
});

test('titles tell games apart in every language', () => {
  for (const language of LANGUAGES) {
    const titles = GAMES.map(({ texts }) => texts[language].title);
    expect(new Set(titles).size).toBe(GAMES.length);
  }
});

test('a book belongs to one game', () => {
  expect(new Set(BOOKS).size).toBe(BOOKS.length);
});

test.each(['chess', '', 'toString', 'Red Sea'])('%j is no game', (id) => {
  expect(isGameId(id)).toBe(false);
  expect(gameCalled(id)).toBeUndefined();
});
