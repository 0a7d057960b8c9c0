import { CHANCE, DONE, EVERYONE, LANGUAGES, type Prompt } from '@brink/kernel';
import {
  MANNERS,
  OPTIONS,
  RED_SEA_LOG,
  RED_SEA_PLAYER_PROMPTS,
  RED_SEA_PROMPTS,
  SHARED_LOG,
  SHARED_PLAYER_PROMPTS,
  SHARED_PROMPTS,
  optionId,
} from '@brink/struggle';
import { expect, it } from 'vitest';
import { optionFields } from '../options.ts';
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

it.each(LANGUAGES)('every code of the log has a line (%s)', (language) => {
  const lines = [...SHARED_LOG, ...RED_SEA_LOG].flatMap((code) =>
    [
      [0, 1, 1, 1, 1, 1],
      [1, 6, 2, 2, 2, 2],
      [1, 1, 3, -1, 1, -2],
    ].map((args) => {
      if (code === 'operations') args[2] = optionId('coup');
      if (code === 'play') args[2] = optionId('space');
      if (code === 'scoringSide') [args[1], args[2]] = [args[0], args[0]];
      if (code === 'spaceRoll' || code === 'spaceAdvance') args[1] = 1;
      if (code === 'remove' || code === 'inFront' || code === 'underPile') args[0] = 6;
      if (code === 'bid') args[1] = args[0];
      if (code === 'gameOver') [args[0], args[1]] = [args[0], 1];
      return texts[language].log({ code, args, audience: EVERYONE });
    }),
  );
  expect(offenders(language, lines)).toEqual([]);
});

it.each(LANGUAGES)('every prompt has a line for the one and for the others (%s)', (language) => {
  const { prompt: say } = texts[language];
  const asked = [...SHARED_PROMPTS, ...RED_SEA_PROMPTS].flatMap((code) =>
    [
      [1, 1],
      [2, 2],
      [3, 1],
    ].map((args) => {
      if (code === 'fixDie') args[0] %= 2;
      return say(prompt({ code, args }));
    }),
  );
  const watched = [...SHARED_PLAYER_PROMPTS, ...RED_SEA_PLAYER_PROMPTS].flatMap((code) =>
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
    ...MANNERS.flatMap((manner) =>
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
