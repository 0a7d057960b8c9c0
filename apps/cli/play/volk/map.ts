import { LANGUAGES, type Language, type Prompt, type Texts } from '@brink/kernel';
import { PLACES, wordings } from '@brink/volk';
import { FIRST_LINE, LINE_COUNT, LINE_DATA, across } from '@brink/volk/board/map';
import { beside, padEnd, widthOf, wrap } from '../layout.ts';
import { normalise } from '../names.ts';
import { seatStyle } from '../paint.ts';
import type { VolkLook } from './cards.ts';
import { TABLE_WORDS } from './words.ts';

export const FIRST_EAST = 8;
const SITE: Prompt = { code: 'build', domain: 'site', args: [], actors: [], choices: [] };

/** Where the provinces lie; Berlin stands apart, as on the board. */
const GRID: readonly (readonly string[])[] = [
  ['', 'SH', 'MV', '', 'WB'],
  ['', 'NI', 'ST', 'BB', 'EB'],
  ['NW', 'HE', 'TH', 'SN', ''],
  ['RP', 'BW', 'BY', '', ''],
];
const CELL = 15;

const provinceNumber = (id: string): number => PLACES.provinces.findIndex((each) => each === id);

/** Unrest, its mass protests, living standard and socialists: "U5! L1 S1". */
export function marksOf({ view, language }: VolkLook, province: number): string {
  const { unrest, protests, livingStandard, socialists } = view.provinces[province];
  const [u, l, s] = TABLE_WORDS[language].letters;
  const workers = socialists > 0 ? ` ${s}${socialists}` : '';
  return `${u}${unrest}${'!'.repeat(protests)} ${l}${livingStandard}${workers}`;
}

/** Roads with an end in a province; those abroad count where they begin. */
function roadsOf(province: number): readonly number[] {
  return LINE_DATA.flatMap(({ a, b }, line) =>
    [a, b].some((city) => PLACES.provinceOfCity[city] === province) ? [line] : [],
  );
}

function cellOf(look: VolkLook, id: string): string[] {
  if (id === '') return ['', ''];
  const { view, keys, prompt, paint, language } = look;
  const province = provinceNumber(id);
  const key = prompt?.domain === 'province' ? (keys.get(province) ?? '') : '';
  const factories = view.factories
    .filter(({ city }) => PLACES.provinceOfCity[city] === province)
    .map(({ value, rundown }) => `${value}${rundown ? '-' : ''}`);
  const roads = roadsOf(province).filter((line) => view.lines.includes(line)).length;
  const { factory, road } = TABLE_WORDS[language];
  const works = [
    factories.length > 0 ? `${factory}${factories.join('+')}` : '',
    roads > 0 ? `${road}${roads}` : '',
  ];
  const style = seatStyle(province < FIRST_EAST ? 0 : 1);
  const body = works.filter((part) => part !== '').join(' ');
  return [
    `${paint('key', key.padStart(2))} ${paint(style, `${id} ${marksOf(look, province)}`)}`,
    paint(style, `   ${body || '·'}`),
  ];
}

/** Germany as a sketch: every province where it lies, with its works in numbers. */
export function sketch(look: VolkLook): string[] {
  return GRID.flatMap((row) =>
    beside(
      row.map((id) => cellOf(look, id).map((line) => padEnd(line, CELL))),
      1,
    ),
  );
}

/** Roads that are built, in words; a two-line road by the city its line lies next to. */
export function roads(look: VolkLook, texts: Readonly<Record<Language, Texts>>): string[] {
  const { view, language, width, paint } = look;
  const words = TABLE_WORDS[language];
  return [0, 1].flatMap((side) => {
    const own = view.lines.filter((line) => {
      const province = PLACES.provinceOfCity[LINE_DATA[line].a];
      return (province >= FIRST_EAST ? 1 : 0) === side;
    });
    if (own.length === 0) return [];
    const names = own.map((line) => texts[language].choice(SITE, FIRST_LINE + line)).join(', ');
    const title = `${words.roads} (${wordings[language].seats[side]}, ${own.length})`;
    return wrap(`${title}: ${names}`, width, '  ').map((line) => paint(seatStyle(side), line));
  });
}

/** The province that a text names, by its code or the beginning of its name. */
export function provinceNamed(text: string): number {
  const wanted = normalise(text);
  const byCode = PLACES.provinces.findIndex((id) => normalise(id) === wanted);
  if (byCode >= 0 || wanted === '') return byCode;
  return PLACES.provinces.findIndex((id) =>
    LANGUAGES.some((language) => normalise(wordings[language].provinces[id]).startsWith(wanted)),
  );
}

/** One province in full: cities with their factories, roads, neighbours across the border. */
export function provinceInFull(
  look: VolkLook,
  texts: Readonly<Record<Language, Texts>>,
  province: number,
): string[] {
  const { view, language, width, paint } = look;
  const words = TABLE_WORDS[language];
  const { provinces, cities } = wordings[language];
  const built = new Map(view.factories.map((factory) => [factory.city, factory]));
  const sites = PLACES.cities.flatMap((id, city) => {
    if (PLACES.provinceOfCity[city] !== province) return [];
    const factory = built.get(city);
    const value = factory ? `${factory.value}${factory.rundown ? '-' : ''}` : '·';
    return [`${cities[id]} ${value}`];
  });
  const roadNames = roadsOf(province)
    .filter((line) => line < LINE_COUNT)
    .map((line) => {
      const isBuilt = view.lines.includes(line);
      return `${isBuilt ? '═' : '·'}\u00A0${texts[language].choice(SITE, FIRST_LINE + line)}`;
    });
  const neighbours = across[province].map((each) => provinces[PLACES.provinces[each]]).join(', ');
  const id = PLACES.provinces[province];
  const lines = [
    `${words.cities}: ${sites.join(', ') || '–'}`,
    `${words.roads}: ${roadNames.join(', ') || '–'}`,
    `${words.across}: ${neighbours || '–'}`,
  ];
  return [
    paint('strong', `${provinces[id]} (${id}) ${marksOf(look, province)}`),
    ...lines.flatMap((line) => wrap(`  ${line}`, width, '  ')),
  ].filter((line) => widthOf(line) > 0);
}
