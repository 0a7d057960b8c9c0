import { LANGUAGES } from '@brink/kernel';
import { CARDS as RED_SEA } from '@brink/red-sea/data/cards';
import { CARDS as TWILIGHT } from '@brink/twilight-struggle/data/cards';
import { BASE_CARDS } from '@brink/volk/data/base-cards';
import { STAND_IN } from '@brink/volk/world';
import { expect, test } from 'vitest';
import { GALLERY, searchCards } from './index.ts';
import { RULINGS } from './rulings.ts';

test('every card of every game is there, once', () => {
  const turnZero = 6 + 10;
  const finlandization = 1;
  expect(GALLERY).toHaveLength(
    TWILIGHT.length +
      finlandization +
      turnZero +
      RED_SEA.length +
      BASE_CARDS.length +
      STAND_IN.cards.length,
  );
  expect(new Set(GALLERY.map(({ key }) => key)).size).toBe(GALLERY.length);
});

test('every card that can be played is found by its place', () => {
  const played = GALLERY.filter(({ kind, isNameOnly }) => kind === 'card' && !isNameOnly);
  expect(played.filter(({ place }) => place === undefined)).toEqual([]);
  // Only the special card with two faces shares its place.
  const places = new Set(played.map(({ game, place }) => `${game} ${place}`));
  expect(places.size).toBe(played.length - 1);
});

test('every card has a name, a text and a note in both languages', () => {
  const wrong: string[] = [];
  for (const { key, name, text, note } of GALLERY) {
    for (const language of LANGUAGES) {
      const all = [name[language], note[language], text[language].join(' ')];
      if (all.some((each) => !each?.trim())) wrong.push(`${key} ${language}: empty`);
    }
    if (/[а-яё]/i.test(note.en)) wrong.push(`${key}: Russian in English`);
    if (!/[а-я]/.test(note.ru)) wrong.push(`${key}: Russian`);
    // Two or three sentences, no lecture.
    if (note.en.length > 330 || note.ru.length > 330) wrong.push(`${key}: long`);
  }
  expect(wrong).toEqual([]);
});

test('both languages speak of the same years', () => {
  const years = (text: string): string[] => (text.match(/\b(?:19|20)\d\d/g) ?? []).toSorted();
  const wrong = GALLERY.filter(({ note }) => `${years(note.en)}` !== `${years(note.ru)}`);
  expect(wrong.map(({ key }) => key)).toEqual([]);
});

test('every ruling concerns a card or a section', () => {
  const idle = RULINGS.filter(({ cards, sections }) => cards.length + sections.length === 0);
  expect(idle).toEqual([]);
  const shown = GALLERY.flatMap(({ rulings }) => rulings.map(({ name }) => name));
  expect(shown).toContain('kitchenDebatesAlwaysRemoved');
  expect(shown).toContain('carterFixesAnyDie');
});

test('only the cards of 2+2 are stand-ins, and they say so', () => {
  const standIns = GALLERY.filter(({ isStandIn }) => isStandIn);
  expect(standIns).toHaveLength(40);
  expect(standIns.every(({ key }) => key.startsWith('volk/2+2/'))).toBe(true);
});

test('a card that the rulebook only names says that it cannot be played and why', () => {
  const named = GALLERY.filter(({ isNameOnly }) => isNameOnly);
  expect(named.map(({ name }) => name.ru)).toEqual(['Финляндизация']);
  for (const { text } of named) {
    expect(text.en.join(' ')).toMatch(/Not playable.*§2\.0/);
    expect(text.ru.join(' ')).toMatch(/не разыгрывается.*§2\.0/);
  }
});

test.each([
  ['финляндизация', 'twilight-struggle/finlandization'],
  ['nato', 'twilight-struggle/nato'],
  ['Чернобыле', 'twilight-struggle/chernobyl'],
  ['китайской карты', 'twilight-struggle/china-card'],
  ['огадену', 'red-sea/ogaden-war'],
  ['airlift', 'volk/berlin-airlift'],
  ['Фидель Кастро', 'twilight-struggle/fidel'],
])('%s finds %s among the first', (query, key) => {
  expect(
    searchCards(query)
      .map((card) => card.key)
      .slice(0, 4),
  ).toContain(key);
});

test('a number finds the cards that bear it', () => {
  expect(searchCards('#23').map(({ key }) => key)).toEqual([
    'twilight-struggle/marshall-plan',
    'red-sea/nasserism',
    'volk/nospl-reforms',
  ]);
});
