import { readdirSync } from 'node:fs';
import { LANGUAGES } from '@brink/kernel';
import { COUNTRY_COUNT as RED_SEA_COUNTRIES } from '@brink/red-sea/data/countries';
import { CIVIL_WAR_BOX } from '@brink/twilight-struggle/data/countries';
import { PROVINCES } from '@brink/volk/data/provinces';
import { expect, test } from 'vitest';
import {
  BOOKS,
  GAMES,
  GAME_IDS,
  PLACES_ON_MAP,
  gameCalled,
  isGameId,
  loadGame,
  loadGameWithBot,
} from './index.ts';

test('every game has the name it is listed by, and a folder', () => {
  expect(GAMES.map(({ id }) => id)).toEqual(GAME_IDS);
  const folders = readdirSync(new URL('..', import.meta.url));
  expect(GAME_IDS.filter((id) => !folders.includes(id))).toEqual([]);
});

test.each(GAME_IDS)('%s: what is loaded late is what is loaded at once', async (id) => {
  expect(await loadGameWithBot(id)).toBe(gameCalled(id));
});

test.each(GAME_IDS)('%s: rules alone bring no bot, and otherwise are the same', async (id) => {
  const { ai: _, ...rules } = await loadGameWithBot(id);
  expect(await loadGame(id)).toEqual(rules);
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

test('the places of a map are those that its rules number', () => {
  expect(PLACES_ON_MAP).toMatchObject({
    'twilight-struggle': CIVIL_WAR_BOX + 1,
    'red-sea': RED_SEA_COUNTRIES,
    volk: PROVINCES.length,
  });
});

test.each(['chess', '', 'toString', 'Red Sea'])('%j is no game', (id) => {
  expect(isGameId(id)).toBe(false);
  expect(gameCalled(id)).toBeUndefined();
});
