import { describe, expect, it } from 'vitest';
import { cards as cardsEn } from './en/cards.ts';
import * as placesEn from './en/countries.ts';
import { regions as regionsEn } from './en/regions.ts';
import * as spaceEn from './en/space.ts';
import { crises as crisesEn, statecraft as statecraftEn } from './en/turn-zero.ts';
import { cards as cardsRu } from './ru/cards.ts';
import * as placesRu from './ru/countries.ts';
import { regions as regionsRu } from './ru/regions.ts';
import * as spaceRu from './ru/space.ts';
import { crises as crisesRu, statecraft as statecraftRu } from './ru/turn-zero.ts';

const CYRILLIC = /\p{Script=Cyrillic}/u;
/** Latin letters a Russian text may hold: the alarm scale, the aircraft, the pope's number. */
const LATIN_ALLOWED = new Set(['DEFCON', 'U', 'II']);
const COUNTRY_TABLES = ['countries', 'inCountry', 'fromCountry', 'shortCountry'] as const;

type Named = [where: string, text: string];

/** Every string of a value, with the path to it. */
function strings(value: unknown, where: string): Named[] {
  if (typeof value === 'string') return [[where, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    strings(inner, `${where}.${key}`),
  );
}

const english = strings(
  {
    cards: cardsEn,
    places: { ...placesEn },
    regions: regionsEn,
    boxes: [spaceEn.spaceBoxes, spaceEn.alternativeSpaceBoxes],
    abilities: { ...spaceEn.spaceAbilities },
    alternative: { abilities: { ...spaceEn.alternativeSpaceAbilities } },
    crises: crisesEn,
    statecraft: statecraftEn,
  },
  'en',
);
const russian = strings(
  {
    cards: cardsRu,
    places: { ...placesRu },
    regions: regionsRu,
    boxes: [spaceRu.spaceBoxes, spaceRu.alternativeSpaceBoxes],
    abilities: { ...spaceRu.spaceAbilities },
    alternative: { abilities: { ...spaceRu.alternativeSpaceAbilities } },
    crises: crisesRu,
    statecraft: statecraftRu,
  },
  'ru',
);
const offenders = (list: Named[], wrong: (text: string) => boolean) =>
  list.filter(([, text]) => wrong(text));

/** Quotation marks open and close in pairs, each closing the one opened last. */
function balanced(text: string, pairs: Record<string, string>): boolean {
  const open: string[] = [];
  for (const sign of text) {
    if (sign === open.at(-1)) open.pop();
    else if (sign in pairs) open.push(pairs[sign]!);
    else if (Object.values(pairs).includes(sign)) return false;
  }
  return open.length === 0;
}

describe('tables', () => {
  it('hold the same ids in both languages', () => {
    expect(Object.keys(cardsEn)).toHaveLength(120);
    expect(Object.keys(cardsRu)).toEqual(Object.keys(cardsEn));
    const countries = Object.keys(placesEn.countries);
    expect(countries).toHaveLength(84);
    for (const places of [{ ...placesEn }, { ...placesRu }]) {
      for (const table of COUNTRY_TABLES) expect(Object.keys(places[table])).toEqual(countries);
    }
    expect(Object.keys(placesRu.specialAreas)).toEqual(Object.keys(placesEn.specialAreas));
    expect(Object.keys(regionsEn)).toHaveLength(9);
    expect(Object.keys(regionsRu)).toEqual(Object.keys(regionsEn));
    for (const space of [spaceEn, spaceRu]) {
      expect(space.spaceBoxes).toHaveLength(9);
      expect(space.alternativeSpaceBoxes).toHaveLength(9);
      expect(Object.keys(space.spaceAbilities)).toEqual(['2', '4', '6', '8']);
      expect(Object.keys(space.alternativeSpaceAbilities)).toEqual(['2', '4', '6', '7']);
    }
    expect(Object.keys(crisesRu)).toEqual(Object.keys(crisesEn));
    expect(Object.keys(statecraftRu)).toEqual(Object.keys(statecraftEn));
  });

  it('hold no empty, padded or overlong string', () => {
    const wrong = (text: string) => text === '' || text !== text.trim() || / {2}/.test(text);
    expect(offenders([...english, ...russian], wrong)).toEqual([]);
    expect(offenders([...english, ...russian], (text) => text.length > 320)).toEqual([]);
  });

  it('end every card text and ability as a sentence', () => {
    const texts = [...english, ...russian].filter(([where]) =>
      /\.text$|\.abilities\.|\.results\./.test(where),
    );
    expect(texts).toHaveLength(2 * (120 + 4 + 4 + 10 + 6 * 4));
    expect(offenders(texts, (text) => !/[.!]$/.test(text))).toEqual([]);
  });

  it('give every card its own title', () => {
    for (const cards of [cardsEn, cardsRu]) {
      expect(new Set(Object.values(cards).map(({ name }) => name)).size).toBe(120);
    }
  });

  it('keep short country names within 14 characters', () => {
    const shorts = (places: typeof placesEn | typeof placesRu): Named[] => [
      ...strings(places.shortCountry, 'country'),
      ...Object.entries(places.specialAreas).map(([id, area]): Named => [id, area.short]),
    ];
    const all = [...shorts(placesEn), ...shorts(placesRu)];
    expect(offenders(all, (text) => text.length > 14)).toEqual([]);
  });
});

describe('English', () => {
  it('holds no Cyrillic', () => {
    expect(offenders(english, (text) => CYRILLIC.test(text))).toEqual([]);
  });

  it('balances its quotes and uses typographic ones', () => {
    const wrong = (text: string) => /["'«»]/.test(text) || !balanced(text, { '“': '”' });
    expect(offenders(english, wrong)).toEqual([]);
  });

  it('puts a preposition before each country', () => {
    expect(offenders(strings(placesEn.inCountry, 'in'), (text) => !text.startsWith('in '))).toEqual(
      [],
    );
    const from = strings(placesEn.fromCountry, 'from');
    expect(offenders(from, (text) => !text.startsWith('from '))).toEqual([]);
  });
});

describe('Russian', () => {
  it('is written in Cyrillic, but for a few abbreviations', () => {
    const foreign = (text: string) =>
      !CYRILLIC.test(text) ||
      (text.match(/[A-Za-z]+/g) ?? []).some((word) => !LATIN_ALLOWED.has(word));
    expect(offenders(russian, foreign)).toEqual([]);
  });

  it('balances its quotes and uses typographic ones', () => {
    const wrong = (text: string) => /["'”]/.test(text) || !balanced(text, { '«': '»', '„': '“' });
    expect(offenders(russian, wrong)).toEqual([]);
  });

  it('spells ё only in «всё» and sets dashes off as dashes', () => {
    expect(
      offenders(
        russian,
        (text) => /ё/i.test(text.replaceAll(/всё/gi, '')) || / -|- |--/.test(text),
      ),
    ).toEqual([]);
  });

  it('puts a preposition before each country', () => {
    const where = strings(placesRu.inCountry, 'in');
    expect(offenders(where, (text) => !/^(в|во|на) /.test(text))).toEqual([]);
    // whatever is «на» is left «с», whatever is «в» is left «из»
    for (const [id, from] of Object.entries(placesRu.fromCountry)) {
      const place = placesRu.inCountry[id as keyof typeof placesRu.inCountry];
      expect(from).toMatch(place.startsWith('на ') ? /^с / : /^из /);
    }
  });
});

describe('names', () => {
  it.each([
    ['asia-scoring', 'Asia Scoring', 'Подсчет очков в Азии'],
    ['duck-and-cover', 'Duck and Cover', '«Пригнись и накройся»'],
    ['china-card', 'The China Card', 'Китайская карта'],
    ['blockade', 'Blockade', 'Берлинский кризис'],
    [
      'us-japan-mutual-defense-pact',
      'US/Japan Mutual Defense Pact',
      'Договор о сотрудничестве США и Японии',
    ],
    ['red-scare-purge', 'Red Scare/Purge', 'Красная угроза / Репрессии'],
    ['bear-trap', 'Bear Trap', 'Вторжение в Афганистан'],
    ['u2-incident', 'U2 Incident', 'Уничтожение U-2'],
    ['nixon-plays-the-china-card', 'Nixon Plays the China Card', 'Никсон играет «Китайскую карту»'],
    [
      'ask-not-what-your-country',
      'Ask Not What Your Country Can Do For You…',
      'Инаугурационная речь Джона Кеннеди',
    ],
    ['one-small-step', '“One Small Step…”', 'Человек на Луне'],
    ['wargames', 'Wargames', 'Балансирование на грани'],
  ] as const)('%s', (id, en, ru) => {
    expect(cardsEn[id].name).toBe(en);
    expect(cardsRu[id].name).toBe(ru);
  });

  it('of places stand in the right case', () => {
    expect(placesEn.inCountry['united-kingdom']).toBe('in the United Kingdom');
    expect(placesEn.fromCountry.iran).toBe('from Iran');
    expect(placesRu.inCountry.france).toBe('во Франции');
    expect(placesRu.inCountry.cuba).toBe('на Кубе');
    expect(placesRu.fromCountry.cuba).toBe('с Кубы');
    expect(placesRu.fromCountry.philippines).toBe('с Филиппин');
    expect(regionsRu['middle-east'].in).toBe('на Ближнем Востоке');
    expect(regionsRu['middle-east'].of).toBe('Ближнего Востока');
  });
});
