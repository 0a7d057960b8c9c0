import { CHANCE, DONE, EVERYONE, FREE, LANGUAGES, type Prompt } from '@brink/kernel';
import { describe, expect, it } from 'vitest';
import { LAST_CARD } from '../deck/deck.ts';
import { itemsOfIcon, packItem } from '../deck/item.ts';
import { OPS } from '../deck/schema.ts';
import { SITE_COUNT } from '../board/map.ts';
import { LOG } from '../log.ts';
import { PLAYER_PROMPTS, PROMPTS } from '../prompts.ts';
import { MANNERS } from '../result.ts';
import { OPTIONS } from '../vocabulary.ts';
import { world } from '../world.ts';
import { texts, wordings } from './index.ts';

const LATIN_ALLOWED = new Set(['A', 'B', 'C', 'I', 'II', 'III', 'IV']);
const BROKEN = /undefined|NaN|null|\[object|\b[a-z]+[A-Z]/;

/** Whether a line reads as a finished one in its language. */
function isClean(language: string, line: string): boolean {
  if (line === '' || line !== line.trim() || BROKEN.test(line)) return false;
  const latin: string[] = line.match(/[A-Za-z]+/g) ?? [];
  return language === 'en'
    ? !/\p{Script=Cyrillic}/u.test(line)
    : latin.every((word) => LATIN_ALLOWED.has(word));
}

const prompt = (more: Partial<Prompt>): Prompt => ({
  code: 'takeCard',
  domain: 'option',
  args: [],
  actors: [0],
  choices: [1],
  ...more,
});

const icon = packItem(itemsOfIcon({ op: 'pay', power: 'US', amount: 2 })[0]);
const expectClean = (language: string, lines: readonly string[]): void => {
  for (const line of lines) expect([line, isClean(language, line)]).toEqual([line, true]);
};

describe('every code', () => {
  it.each(LANGUAGES)('of the log has a line (%s)', (language) => {
    for (const [code, names] of Object.entries(LOG)) {
      for (const numbers of [
        [1, 1, 1, 1, 1, 1],
        [1, 2, 2, 2, 2, 2],
        [1, 1, 0, 3, 1, 2],
      ]) {
        const args = names.map((name, i) => (name === 'item' ? icon : numbers[i]));
        expectClean(language, [texts[language].log({ code, args, audience: EVERYONE })]);
      }
    }
  });

  it.each(LANGUAGES)('of a prompt has a line for all who see it (%s)', (language) => {
    for (const code of Object.keys(PROMPTS)) {
      const lines = [
        [1, 1],
        [1, 2],
        [1, 5],
      ].map((args) => texts[language].prompt(prompt({ code, args })));
      for (const actors of [[0], [1], [2], [3]]) {
        lines.push(texts[language].prompt(prompt({ code, actors, choices: [] })));
      }
      lines.push(texts[language].prompt(prompt({ code, actors: [CHANCE], args: [1, 1] })));
      expectClean(language, lines);
    }
  });

  it.each(LANGUAGES)('of a choice has a text (%s)', (language) => {
    const t = texts[language];
    const lines = Object.keys(PLAYER_PROMPTS).map((code) => t.choice(prompt({ code }), DONE));
    lines.push(t.choice(prompt({}), FREE), ...OPTIONS.map((_, i) => t.choice(prompt({}), i)));
    for (let site = 0; site < SITE_COUNT; site++)
      lines.push(t.choice(prompt({ domain: 'site' }), site));
    for (let n = 0; n < 14; n++) lines.push(t.choice(prompt({ domain: 'province' }), n));
    for (let card = 1; card <= LAST_CARD; card++)
      lines.push(t.choice(prompt({ domain: 'card' }), card));
    for (let n = 0; n < 3; n++) lines.push(t.choice(prompt({ domain: 'sector' }), n));
    for (let n = 6; n < 19; n++) lines.push(t.choice(prompt({ domain: 'box' }), n));
    expectClean(language, lines);
  });

  it.each(LANGUAGES)('of an outcome, an option and a reason has a text (%s)', (language) => {
    const t = texts[language];
    const lines = MANNERS.flatMap((manner) =>
      [[0], [1, 3], []].map((winners) => t.outcome({ winners, turn: 2, manner })),
    );
    lines.push(
      t.option('mode'),
      t.option('mode', 'base'),
      t.option('deck'),
      t.option('deck', 'stand-in'),
      t.option('deck', {}),
    );
    lines.push(...Object.values(wordings[language].reasons), wordings[language].standInNotice);
    lines.push(...Object.values(wordings[language].phases));
    expectClean(language, lines);
  });

  it.each(LANGUAGES)('of an icon has a text (%s)', (language) => {
    const lines = OPS.flatMap((op) =>
      (['', 'WB', 'CSSR'] as const).map((where) => {
        const [item] = itemsOfIcon({
          op,
          side: 'E',
          by: 'W',
          power: 'SU',
          amount: 2,
          track: 'arms',
          delta: 1,
          ...(where && { where }),
        });
        return texts[language].choice(
          prompt({ code: 'nextItem', domain: 'item', args: [1, packItem(item)] }),
          0,
        );
      }),
    );
    expectClean(language, lines);
  });

  it('is used by no decision of the game but those listed', () => {
    const asked = new Set(world.code.flatMap(({ ask }) => (ask ? [ask.prompt] : [])));
    expect([...asked].toSorted()).toEqual(Object.keys(PROMPTS).toSorted());
  });
});

it.each([
  [[1], 'resignation', 'East wins: West has resigned', 'Победитель — Восток: Запад сдался'],
  [[3], 'resignation', 'USSR wins: USA has resigned', 'Победитель — СССР: США сдались'],
  [[0], 'time', 'West wins: East has run out of time', 'Победитель — Запад: Восток исчерпал время'],
  [
    [],
    'agreement',
    'Nobody wins: a draw was agreed',
    'Победителя нет: стороны согласились на ничью',
  ],
  [
    [],
    'closed',
    'Nobody wins: closed by an administrator',
    'Победителя нет: партию закрыл администратор',
  ],
])('a game that %j win by %s', (winners, manner, en, ru) => {
  const outcome = { winners, turn: 2, manner };
  expect([texts.en.outcome(outcome), texts.ru.outcome(outcome)]).toEqual([en, ru]);
});

it.each([
  ['unrest', [12, 2, 5], 'Saxony: unrest +2 (5)', 'Саксония: беспорядки +2 (5)'],
  ['track', [0, -1, -3], 'Prestige −1 (−3)', 'Престиж −1 (−3)'],
  ['treasury', [1, -2, -1], 'USSR: −2 dollars (−$1)', 'СССР: казна −2 (−$1)'],
  ['takeCard', [2, 1, 0], 'USA takes Land reform', 'США берут «Земельная реформа»'],
  [
    'takeCard',
    [1, 39, 1],
    'East plays Ich bin ein Berliner (Kennedy speech) from hand',
    'Восток разыгрывает из руки «Я — берлинец!»',
  ],
  [
    'phase',
    [7],
    'End of decade: comparison between East and West',
    'Конец декады: сравнение Востока и Запада',
  ],
  [
    'gameOver',
    [1, 4],
    'West wins: a state has collapsed under mass protests',
    'Победитель — Запад: государство рухнуло под массовыми протестами',
  ],
])('log: %s %j', (code, args, en, ru) => {
  const entry = { code, args, audience: EVERYONE };
  expect([texts.en.log(entry), texts.ru.log(entry)]).toEqual([en, ru]);
});
