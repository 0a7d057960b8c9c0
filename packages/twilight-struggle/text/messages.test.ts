import { CHANCE, DONE, EVERYONE, FREE, LANGUAGES, type Prompt } from '@brink/kernel';
import { OPTIONS, optionId } from '@brink/struggle';
import { describe, expect, it } from 'vitest';
import { cardNumber } from '../data/cards.ts';
import { countryNumber } from '../data/countries.ts';
import { LOG } from '../log.ts';
import { MANNERS } from '../manners.ts';
import { FREE_ACTIONS } from '../notation.ts';
import { optionFields } from '../options.ts';
import { CHANCE_PROMPTS, PLAYER_PROMPTS, PROMPTS } from '../prompts.ts';
import { RULINGS } from '../rulings.ts';
import { world } from '../world.ts';
import { plural as pluralEn } from './en/plural.ts';
import { catalogues, texts } from './index.ts';
import { plural as pluralRu } from './ru/plural.ts';
import { quoted } from './ru/quoted.ts';

const LATIN_ALLOWED = new Set(['DEFCON', 'U', 'II']);
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
  code: 'choose',
  domain: 'option',
  args: [],
  actors: [0],
  choices: [1],
  ...more,
});

/** Integers that an argument may be; the others may be any number. */
const SAMPLES: Readonly<Record<string, readonly number[]>> = {
  band: [3, 0, 1],
  card: [6, 1, 103],
  country: [1, 6, 1],
  flag: [1, 6, 2],
  holder: [0, 1, 1],
  kind: [optionId('coup'), optionId('influence'), optionId('mixed')],
  manner: [MANNERS.vp, MANNERS.cubanMissileCrisis, MANNERS.wargames],
  player: [0, 1, 1],
  region: [0, 1, 5],
  side: [0, 1, 1],
  sideOfFirst: [0, 1, 1],
  tier: [0, 1, 3],
  use: [optionId('space'), optionId('event'), optionId('operations')],
  wanted: [0, 1, 1],
  winner: [0, 1, 2],
};
const sample = (name: string, n: number): number => (SAMPLES[name] ?? [1, 2, 4])[n];

describe('every code', () => {
  it.each(LANGUAGES)('of the log has a line (%s)', (language) => {
    for (const [code, names] of Object.entries(LOG)) {
      for (const n of [0, 1, 2]) {
        const args = names.map((name) => sample(name, n));
        const line = texts[language].log({ code, args, audience: EVERYONE });
        expect([code, line, isClean(language, line)]).toEqual([code, line, true]);
      }
    }
  });

  it.each(LANGUAGES)('of a prompt has a line for all who see it (%s)', (language) => {
    const lineFor = (p: Prompt) => texts[language].prompt(p);
    for (const [code, names] of Object.entries(PROMPTS)) {
      const lines = [0, 1, 2].map((n) =>
        lineFor(prompt({ code, args: names.map((name) => sample(name, n)) })),
      );
      for (const actors of [[0], [1], [0, 1]]) {
        lines.push(lineFor(prompt({ code, actors, choices: [] })));
      }
      for (const line of lines) {
        expect([code, line, isClean(language, line)]).toEqual([code, line, true]);
      }
    }
  });

  it.each(LANGUAGES)('of a choice, an option and an outcome has a text (%s)', (language) => {
    const t = texts[language];
    const lines: string[] = [];
    for (const code of Object.keys(PLAYER_PROMPTS)) {
      const at = prompt({ code });
      lines.push(t.choice(at, DONE), ...OPTIONS.map((_, option) => t.choice(at, option)));
    }
    lines.push(...FREE_ACTIONS.map((_, i) => t.choice(prompt({}), FREE + i)));
    for (const manner of Object.keys(MANNERS)) {
      for (const winners of [[0], [1], []]) lines.push(t.outcome({ winners, turn: 7, manner }));
    }
    for (const name of Object.keys(optionFields)) lines.push(t.option(name));
    for (const ruling of RULINGS) lines.push(t.option('rulings', ruling));
    lines.push(...Object.values(catalogues[language].effects));
    for (const line of lines) expect([line, isClean(language, line)]).toEqual([line, true]);
  });

  it('is used by no decision of the game but those listed', () => {
    const asked = world.code.flatMap(({ ask, askAll }) => [ask ?? askAll ?? []].flat());
    // No effect of this game fixes dice; a visiting card of the crossover may.
    const listed: ReadonlySet<string> = new Set([...Object.keys(PROMPTS), 'fixDie']);
    const unknown = asked.filter(({ prompt }) => !listed.has(prompt));
    expect(unknown.map(({ prompt }) => prompt)).toEqual([]);
    const dice = asked.filter(({ domain }) => domain === 'die').map(({ prompt }) => prompt);
    expect(dice.filter((code) => !Object.hasOwn(CHANCE_PROMPTS, code))).toEqual([]);
    const used = new Set(asked.map(({ prompt }) => prompt));
    // `choose` is what `ask` says without a better word.
    const idle = Object.keys(PROMPTS).filter((code) => code !== 'choose' && !used.has(code));
    expect(idle).toEqual([]);
  });
});

describe('plural forms', () => {
  it('are three in Russian', () => {
    const forms = [1, 2, 5, 11, 21, 22].map((n) => pluralRu(n, 'очко', 'очка', 'очков'));
    expect(forms).toEqual(['очко', 'очка', 'очков', 'очков', 'очко', 'очка']);
  });

  it('are two in English', () => {
    const forms = [0, 1, 2, 5, 11, 21, 22].map((n) => pluralEn(n, 'point', 'points'));
    expect(forms).toEqual(['points', 'point', ...Array<string>(5).fill('points')]);
  });
});

it('quotes Russian titles once', () => {
  expect(quoted('Пятилетка')).toBe('«Пятилетка»');
  expect(quoted('«Голос Америки»')).toBe('«Голос Америки»');
  expect(quoted('Профсоюз «Солидарность»')).toBe('«Профсоюз „Солидарность“»');
});

const [iran, cuba] = [countryNumber('iran'), countryNumber('cuba')];
const fidel = cardNumber('fidel');

/** What players read in the log. */
const LINES: readonly [code: keyof typeof LOG, args: readonly number[], en: string, ru: string][] =
  [
    ['influence', [0, iran, 2, 3, 1], 'US +2 in Iran (3/1)', 'США +2 в Иране (3/1)'],
    ['influence', [1, cuba, -1, 0, 2], 'USSR −1 in Cuba (0/2)', 'СССР −1 на Кубе (0/2)'],
    ['vp', [0, 2, 5], 'US +2 VP (score: US 5)', 'США +2 ПО (счет: США 5)'],
    ['vp', [1, 1, -3], 'USSR +1 VP (score: USSR 3)', 'СССР +1 ПО (счет: СССР 3)'],
    ['vp', [1, 3, 0], 'USSR +3 VP (score: 0)', 'СССР +3 ПО (счет: 0)'],
    ['defcon', [3, -1], 'DEFCON falls to 3', 'DEFCON понижается до 3'],
    ['defcon', [5, 1], 'DEFCON rises to 5', 'DEFCON повышается до 5'],
    ['militaryOps', [1, 4], 'USSR: military ops 4', 'СССР: очки военных операций 4'],
    ['effect', [0], 'In effect: Containment', 'Начало действия: Сдерживание коммунизма'],
    ['effectEnds', [3], 'No longer in effect: Purge (USSR)', 'Конец действия: Репрессии (СССР)'],
    ['operations', [0, 3, 6], 'US: 3 Ops for influence', 'США: 3 ОО на размещение влияния'],
    ['operations', [1, 1, 8], 'USSR: 1 Op for realignments', 'СССР: 1 ОО на снижение влияния'],
    ['coup', [1, iran, 4], 'USSR: coup in Iran, 4 Ops', 'СССР: переворот в Иране, 4 ОО'],
    [
      'coupRoll',
      [1, iran, 5, -1, 4, 4],
      'Coup in Iran: die 5 −1 (modifier) +4 (Ops) −4 (stability) = 4, success',
      'Переворот в Иране: кубик 5 −1 (поправка) +4 (ОО) −4 (стабильность) = 4, успех',
    ],
    [
      'coupRoll',
      [0, iran, 1, 0, 2, -1],
      'Coup in Iran: die 1 +2 (Ops) −4 (stability) = −1, failure',
      'Переворот в Иране: кубик 1 +2 (ОО) −4 (стабильность) = −1, неудача',
    ],
    ['realign', [0, iran], 'US: realignment in Iran', 'США: попытка снижения влияния в Иране'],
    [
      'realignRoll',
      [0, iran, 5, 1],
      'US: die 5 +1 (modifier) = 6',
      'США: кубик 5 +1 (поправка) = 6',
    ],
    ['realignRoll', [1, iran, 3, 0], 'USSR: die 3', 'СССР: кубик 3'],
    [
      'spaceRoll',
      [1, 1, 2, 3],
      'USSR: space race to Earth Satellite, die 2 (1–3 needed), success',
      'СССР: космическая гонка, «Спутник Земли», кубик 2 (нужно 1–3), успех',
    ],
    [
      'spaceAdvance',
      [0, 3],
      'US reaches Man in Space in the space race',
      'США достигают деления «Человек в космосе» в космической гонке',
    ],
    ['war', [1, iran], 'USSR: war in Iran', 'СССР: война в Иране'],
    [
      'warRoll',
      [1, iran, 5, -2, 4],
      'War in Iran: die 5 −2 (modifier) = 3 (4–6 needed), defeat',
      'Война в Иране: кубик 5 −2 (поправка) = 3 (нужно 4–6), поражение',
    ],
    [
      'trapRoll',
      [0, 4],
      'US: die 4 (1–4 needed), out of the trap',
      'США: кубик 4 (нужно 1–4), конец вторжения',
    ],
    ['draw', [1, fidel], 'USSR draws Fidel', 'СССР берет карту «Фидель Кастро»'],
    ['drawHidden', [0], 'US draws a card', 'США берут карту'],
    ['putBack', [0, 1], 'US returns 1 card to the draw pile', 'США возвращают в колоду 1 карту'],
    ['putBack', [0, 5], 'US returns 5 cards to the draw pile', 'США возвращают в колоду 5 карт'],
    ['reveal', [1, fidel], 'USSR shows Fidel', 'СССР показывает карту «Фидель Кастро»'],
    ['discard', [0, fidel], 'US discards Fidel', 'США сбрасывают карту «Фидель Кастро»'],
    ['remove', [fidel], 'Fidel is removed from the game', 'Карта «Фидель Кастро» убрана из игры'],
    [
      'chinaCard',
      [0, 0],
      'The China Card goes to the US, face down',
      '«Китайская карта» переходит к США лицом вниз',
    ],
    ['turn', [4], 'Turn 4', 'Раунд 4'],
    ['round', [1, 3], 'Action round 3: USSR', 'Ход 3: СССР'],
    ['headline', [1, fidel], 'USSR headline: Fidel', 'Начальное событие СССР: «Фидель Кастро»'],
    [
      'play',
      [0, fidel, 3],
      'US plays Fidel: event, then operations',
      'США разыгрывают карту «Фидель Кастро»: событие, затем операции',
    ],
    ['event', [1, fidel], 'Event (USSR): Fidel', 'Событие (СССР): «Фидель Кастро»'],
    ['pass', [0], 'US passes', 'США пропускают ход'],
    [
      'scoringSide',
      [2, 0, 2, 3, 1],
      'Asia, US: domination, 3 battlegrounds, 1 neighbour of the USSR',
      'Азия, США: превосходство, 3 ключевые страны, 1 сосед СССР',
    ],
    ['scoringSide', [3, 1, 0, 0, 0], 'Africa, USSR: no presence', 'Африка, СССР: нет присутствия'],
    ['scoring', [2, 11, 5], 'Asia scores: US 11, USSR 5', 'Азия, подсчет очков: США 11, СССР 5'],
    [
      'gameOver',
      [0, 4],
      'The US wins: the USSR started a nuclear war',
      'Победа США: СССР развязал ядерную войну',
    ],
    ['gameOver', [2, 3], 'Draw: final scoring', 'Ничья: финальный подсчет очков'],
    [
      'bid',
      [1, 1, 3],
      'Second player bids for the USSR: 3 extra influence for the opponent',
      'Второй игрок, ставка на СССР: 3 влияния противнику',
    ],
    [
      'bid',
      [0, 0, 1],
      'First player bids for the US: 1 extra influence for the opponent',
      'Первый игрок, ставка на США: 1 влияние противнику',
    ],
    [
      'crisisRoll',
      [3, 5, 2, 3],
      'Israel: die 5 +2 (statecraft) = 7. The US has 1 more influence in each of Israel, Lebanon and Jordan.',
      '«Создание Израиля»: кубик 5 +2 (карты) = 7. США получают по 1 влиянию в Израиле, Ливане и Иордании.',
    ],
    ['statecraft', [1, 8], 'USSR plays Beria', 'СССР разыгрывает карту «Берия»'],
    [
      'rollAgain',
      [0, 2, 5],
      'US rolls again: 5 instead of 2',
      'США перебрасывают кубик: 5 вместо 2',
    ],
    [
      'influence',
      [1, 84, 1, 0, 2],
      'USSR +1 in the Chinese Civil War box (0/2)',
      'СССР +1 в области «Гражданская война в Китае» (0/2)',
    ],
  ];

it.each(LINES)('log: %s %j', (code, args, en, ru) => {
  const entry = { code, args, audience: EVERYONE };
  expect([texts.en.log(entry), texts.ru.log(entry)]).toEqual([en, ru]);
});

/** What players and onlookers are told. */
const ASKED: readonly [more: Partial<Prompt>, en: string, ru: string][] = [
  [
    { code: 'placeInfluence', args: [3] },
    'Place influence: 3 points left',
    'Разместите влияние: осталось 3 очка',
  ],
  [
    { code: 'place', args: [4, 1, 1, 1] },
    'Add 4 more USSR influence, max 1 per country',
    'Добавьте еще 4 влияния СССР, не больше 1 на страну',
  ],
  [
    { code: 'place', args: [2, 2, 0, 1] },
    'Add 2 US influence in each of 2 more countries',
    'Добавьте по 2 влияния США еще в 2 странах',
  ],
  [
    { code: 'remove', args: [3, 1, 0, 0] },
    'Remove 3 more US influence',
    'Уберите еще 3 влияния США',
  ],
  [
    { code: 'removeAll', args: [1, 1, 0, 1] },
    'Remove all US influence from 1 more country',
    'Уберите всё влияние США еще в 1 стране',
  ],
  [
    { code: 'useOfCard', args: [fidel] },
    'Fidel: choose how to use the card',
    '«Фидель Кастро»: выберите, как использовать карту',
  ],
  [
    { code: 'headline', actors: [1], choices: [] },
    'The USSR is choosing a headline card',
    'СССР выбирает начальное событие',
  ],
  [
    { code: 'headline', actors: [0, 1], choices: [] },
    'Both sides are choosing a headline card',
    'Обе стороны выбирают начальное событие',
  ],
  [
    { code: 'placeInfluence', actors: [0], choices: [] },
    'The US is placing influence',
    'США размещают влияние',
  ],
  [
    { code: 'coupDie', domain: 'die', actors: [CHANCE], choices: [] },
    'Coup: roll the die',
    'Переворот: бросьте кубик',
  ],
];

it.each(ASKED)('prompt: %j', (more, en, ru) => {
  expect([texts.en.prompt(prompt(more)), texts.ru.prompt(prompt(more))]).toEqual([en, ru]);
});

const CHOICES: readonly [more: Partial<Prompt>, choice: number, en: string, ru: string][] = [
  [{ domain: 'country' }, iran, 'Iran', 'Иран'],
  [{ domain: 'card' }, fidel, 'Fidel (2)', 'Фидель Кастро (2)'],
  [{ domain: 'card' }, 1, 'Asia Scoring', 'Подсчет очков в Азии'],
  [{ domain: 'die' }, 5, '5', '5'],
  [{ domain: 'country' }, 84, 'Chinese Civil War', 'Гражданская война в Китае'],
  [{ domain: 'crisis' }, 4, 'VJ Day', 'Победа над Японией'],
  [{ domain: 'statecraft' }, 9, 'KGB', 'КГБ'],
  [
    { domain: 'bid' },
    102,
    'Play the USSR: 2 extra influence for the US',
    'Играть за СССР: США получают 2 влияния',
  ],
  [{}, optionId('coup'), 'Coup', 'Переворот'],
  [{ code: 'wargames' }, optionId('yes'), 'End the game', 'Закончить партию'],
  [{ code: 'actionRound', domain: 'card' }, DONE, 'Pass', 'Пас'],
  [{ code: 'place', domain: 'country' }, DONE, 'Done', 'Готово'],
  [{ domain: 'card' }, FREE, 'End crisis: −2 in Cuba', 'Снять кризис: −2 на Кубе'],
];

it.each(CHOICES)('choice: %j %i', (more, choice, en, ru) => {
  const at = prompt(more);
  expect([texts.en.choice(at, choice), texts.ru.choice(at, choice)]).toEqual([en, ru]);
});

it('names the options of a game and their values', () => {
  const { en, ru } = texts;
  expect([en.option('edition'), en.option('edition', 'second')]).toEqual([
    'Edition',
    'Second edition',
  ]);
  expect([ru.option('optionalCards', true), ru.option('rulings', [])]).toEqual(['да', 'нет']);
  expect(ru.option('bonusUs', 2)).toBe('2');
  expect([en.option('scenario', 'late-war'), ru.option('scenario', 'turn-zero')]).toEqual([
    'Late War',
    'Нулевой ход',
  ]);
  expect([en.preset!('tournament'), ru.preset!('secondEdition')]).toEqual([
    'Tournament: all cards, US +2',
    'Второе издание',
  ]);
});
