import { readFileSync } from 'node:fs';
import { CARDS as RED_SEA } from '@brink/red-sea/data/cards';
import { GALLERY } from '@brink/library/gallery/index';
import { gists as redSeaEn } from '@brink/red-sea/text/en/gists';
import { gists as redSeaRu } from '@brink/red-sea/text/ru/gists';
import { CARDS as TWILIGHT } from '@brink/twilight-struggle/data/cards';
import { gists as twilightEn } from '@brink/twilight-struggle/text/en/gists';
import { gists as twilightRu } from '@brink/twilight-struggle/text/ru/gists';
import { expect, test } from 'vitest';
import { ICON_AUTHORS } from '../ui/icon-credits.tsx';
import { openBook } from './pictograms.ts';

const here = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const named = (path: string): Record<string, string> => JSON.parse(here(path));

const FILES = [
  'twilight-struggle/pictograms.json',
  'twilight-struggle/variants/pictograms.json',
  'red-sea/pictograms.json',
  'volk/pictograms.json',
];

test('every card of the gallery has a pictogram', async () => {
  const bookOf = (key: string): string => key.split('/')[0];
  const names = [...new Set(GALLERY.map(({ key }) => bookOf(key)))];
  const books = new Map(
    await Promise.all(names.map(async (book) => [book, await openBook(book)] as const)),
  );
  const bare = GALLERY.filter(
    ({ key, isNameOnly }) => !isNameOnly && !books.get(bookOf(key))?.[key.split('/').at(-1)!],
  );
  expect(bare.map(({ key }) => key)).toEqual([]);
});

test('every author of an icon is named, in the program and in both READMEs', () => {
  const credits: Record<string, string[]> = JSON.parse(here('pictogram-credits.json'));
  const used = new Set(FILES.flatMap((file) => Object.values(named(file))));
  expect(new Set(Object.values(credits).flat())).toEqual(used);
  expect(ICON_AUTHORS).toEqual(Object.keys(credits));
  for (const readme of ['../../../README.md', '../../../README.ru.md']) {
    expect(ICON_AUTHORS.filter((author) => !here(readme).includes(author))).toEqual([]);
  }
});

/** What fits on the foot of a card in a full hand. */
const FITS = 19;

test.each([
  ['Twilight Struggle, English', TWILIGHT, twilightEn],
  ['Twilight Struggle, Russian', TWILIGHT, twilightRu],
  ['Red Sea, English', RED_SEA, redSeaEn],
  ['Red Sea, Russian', RED_SEA, redSeaRu],
])('%s: every event is told in a few letters', (_, cards, gists) => {
  const told: Readonly<Partial<Record<string, string>>> = gists;
  const events = cards
    .filter(({ marks }) => !(marks as readonly string[]).includes('scoring'))
    .map(({ id }): string => id);
  expect(Object.keys(told).toSorted()).toEqual(events.toSorted());
  expect(Object.values(told).filter((gist) => gist!.length > FITS)).toEqual([]);
});
