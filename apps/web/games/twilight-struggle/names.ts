import type { BoardLanguage, Names, Place } from '@brink/board';
import { COUNTRIES } from '@brink/twilight-struggle/data/countries';
import * as en from '@brink/twilight-struggle/text/en/countries';
import { regions as enRegions } from '@brink/twilight-struggle/text/en/regions';
import * as ru from '@brink/twilight-struggle/text/ru/countries';
import { regions as ruRegions } from '@brink/twilight-struggle/text/ru/regions';

const CIVIL_WAR = 'chinese-civil-war';

/** The boxes of the map; that of the Chinese Civil War is drawn only in the games that have it. */
export const PLACES: readonly Place[] = [
  ...COUNTRIES,
  { id: CIVIL_WAR, region: 'asia', subregions: [] },
];

/** Short forms for plates and tabs, where they differ from the name. */
const PLATES: Readonly<Record<BoardLanguage, Readonly<Record<string, string>>>> = {
  en: {},
  ru: { 'central-america': 'Центр. Америка', 'southeast-asia': 'Юго-Вост. Азия' },
};
const TABS: Readonly<Record<BoardLanguage, Readonly<Record<string, string>>>> = {
  en: { 'middle-east': 'Mid. East', 'central-america': 'C. Am.', 'south-america': 'S. Am.' },
  ru: { 'middle-east': 'Бл. Восток', 'central-america': 'Ц. Ам.', 'south-america': 'Ю. Ам.' },
};

function namesIn(language: BoardLanguage): Names {
  const { countries, shortCountry, specialAreas } = { en, ru }[language];
  const regions = { en: enRegions, ru: ruRegions }[language];
  return {
    countries: Object.fromEntries([
      ...COUNTRIES.map(({ id }) => [id, { name: countries[id], label: shortCountry[id] }]),
      ...Object.entries(specialAreas).map(([id, { name, short }]) => [id, { name, label: short }]),
    ]),
    regions: Object.fromEntries(
      Object.entries(regions).map(([id, { name }]) => [
        id,
        { name, plate: PLATES[language][id] ?? name, tab: TABS[language][id] ?? name },
      ]),
    ),
  };
}

export const NAMES: Readonly<Record<BoardLanguage, Names>> = {
  en: namesIn('en'),
  ru: namesIn('ru'),
};

/** Both names of every country, so that it is found in either language. */
export const ALIASES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  PLACES.map(({ id }) => [id, [NAMES.en.countries[id].name, NAMES.ru.countries[id].name]]),
);
