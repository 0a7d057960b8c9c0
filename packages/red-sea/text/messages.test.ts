import { CHANCE, DONE, EVERYONE, LANGUAGES, type Prompt } from '@brink/kernel';
import { OPTIONS, optionId } from '@brink/struggle';
import { expect, it } from 'vitest';
import { LOG } from '../log.ts';
import { MANNERS } from '../manners.ts';
import { optionFields } from '../options.ts';
import { PLAYER_PROMPTS, PROMPTS } from '../prompts.ts';
import { RULINGS } from '../rulings.ts';
import { catalogues, texts } from './index.ts';

const LATIN_ALLOWED = new Set(['DEFCON', 'F']);
const BROKEN = /undefined|NaN|null|\[object|\b[a-z]+[A-Z]/;

/** Whether a line reads as a finished one in its language. */
function isClean(language: string, line: string): boolean {
  if (line === '' || line !== line.trim() || BROKEN.test(line)) return false;
  const latin: string[] = line.match(/[A-Za-z]+/g) ?? [];
  return language === 'en'
    ? !/\p{Script=Cyrillic}/u.test(line)
    : latin.every((word) => LATIN_ALLOWED.has(word) || word === 'E');
}

const offenders = (language: string, lines: readonly string[]): string[] =>
  lines.filter((line) => !isClean(language, line));

const prompt = (more: Partial<Prompt>): Prompt => ({
  code: 'choose',
  domain: 'option',
  args: [],
  actors: [0],
  choices: [1],
  ...more,
});

/** Integers that an argument may be; the others may be any number. */
const SAMPLES: Readonly<Record<string, readonly number[]>> = {
  box: [1, 1, 1],
  card: [6, 1, 38],
  country: [1, 6, 1],
  flag: [1, 6, 2],
  holder: [0, 1, 1],
  isThere: [0, 1, 1],
  keptOut: [0, 1, 1],
  kind: [optionId('coup'), optionId('influence'), optionId('realign')],
  manner: [MANNERS.vp, MANNERS.hornOfAfrica, MANNERS.closed],
  player: [0, 1, 1],
  region: [0, 1, 1],
  side: [0, 1, 1],
  sideOfFirst: [0, 1, 1],
  tier: [0, 1, 3],
  use: [optionId('space'), optionId('event'), optionId('operations')],
  wanted: [0, 1, 1],
  winner: [0, 1, 2],
};
const sample = (name: string, n: number): number => (SAMPLES[name] ?? [1, 2, 3])[n];

it.each(LANGUAGES)('every code of the log has a line (%s)', (language) => {
  const lines = Object.entries(LOG).flatMap(([code, names]) =>
    [0, 1, 2].map((n) => {
      const args = names.map((name) => sample(name, n));
      return texts[language].log({ code, args, audience: EVERYONE });
    }),
  );
  expect(offenders(language, lines)).toEqual([]);
});

it.each(LANGUAGES)('every prompt has a line for the one and for the others (%s)', (language) => {
  const { prompt: say } = texts[language];
  const asked = Object.entries(PROMPTS).flatMap(([code, names]) =>
    [0, 1, 2].map((n) => say(prompt({ code, args: names.map((name) => sample(name, n)) }))),
  );
  const watched = Object.keys(PLAYER_PROMPTS).flatMap((code) =>
    [[0], [1], [0, 1]].map((actors) => say(prompt({ code, actors, choices: [] }))),
  );
  const rolled = say(prompt({ code: 'eventDie', actors: [CHANCE], choices: [] }));
  expect(offenders(language, [...asked, ...watched, rolled])).toEqual([]);
});

it.each(LANGUAGES)('choices, options, endings and effects are named (%s)', (language) => {
  const { choice, option, outcome } = texts[language];
  const catalogue = catalogues[language];
  const named = Object.keys(catalogue.optionLabels).map((name) =>
    choice(prompt({}), OPTIONS.indexOf(name as (typeof OPTIONS)[number])),
  );
  const lines = [
    ...named,
    choice(prompt({}), DONE),
    choice(prompt({ code: 'mengistu' }), DONE),
    choice(prompt({ code: 'usaid' }), optionId('yes')),
    choice(prompt({ domain: 'bid' }), 102),
    option('bidding', true),
    choice(prompt({ domain: 'country' }), 11),
    choice(prompt({ domain: 'card' }), 38),
    choice(prompt({ domain: 'card' }), 1),
    ...Object.keys(optionFields).map((name) => option(name)),
    option('rulings', RULINGS),
    option('rulings', []),
    ...Object.keys(MANNERS).flatMap((manner) =>
      [[0], [1], []].map((winners) => outcome({ winners, turn: 2, manner })),
    ),
    ...Object.values(catalogue.effects),
    ...Object.values(catalogue.spaceAbilities),
    ...catalogue.spaceBoxes,
  ].filter((line) => !/^\d$/.test(line));
  expect(offenders(language, lines)).toEqual([]);
  expect(choice(prompt({ domain: 'die' }), 4)).toBe('4');
  expect(option('bonusUs', 3)).toBe('3');
});

it.each(LANGUAGES)('every card has a name and a short text (%s)', (language) => {
  const cards = Object.values(catalogues[language].cards);
  expect(cards).toHaveLength(51);
  const own = cards.flatMap(({ name, text }) => [name, text]);
  const found = offenders(language, own).filter((line) => !/CENTCOM|USAID|CENTO/.test(line));
  expect(found).toEqual([]);
  expect(Math.max(...cards.map(({ text }) => text.length))).toBeLessThan(330);
});
