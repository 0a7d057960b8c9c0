import type { BoardLanguage, Names, Place } from '@brink/board';
import { COUNTRIES } from '@brink/red-sea/data/countries';
import * as en from '@brink/red-sea/text/en/countries';
import { regions as enRegions } from '@brink/red-sea/text/en/places';
import * as ru from '@brink/red-sea/text/ru/countries';
import { regions as ruRegions } from '@brink/red-sea/text/ru/places';

/** Where the box of the sea lanes is looked for: it lies in no region of the game. */
export const SEA = 'sea-lanes';
export const SEA_LANES = 'strategic-sea-lanes';

/** The boxes of the map. */
export const PLACES: readonly Place[] = COUNTRIES.map(({ id, regions }) => ({
  id,
  region: regions[0] ?? SEA,
  otherRegions: regions.slice(1),
  subregions: [],
}));

/** Short forms for tabs, where they differ from the name. */
const TABS: Readonly<Record<BoardLanguage, Readonly<Record<string, string>>>> = {
  en: { 'middle-east': 'Mid. East' },
  ru: { 'middle-east': 'Бл. Восток' },
};

function namesIn(language: BoardLanguage): Names {
  const { countries, shortCountries } = { en, ru }[language];
  const regions = Object.entries({ en: enRegions, ru: ruRegions }[language]);
  const lanes = { name: countries[SEA_LANES], label: shortCountries[SEA_LANES] };
  return {
    countries: Object.fromEntries(
      COUNTRIES.map(({ id }) => [
        id,
        { name: countries[id], label: id === SEA_LANES ? lanes.label : shortCountries[id] },
      ]),
    ),
    regions: Object.fromEntries([
      ...regions.map(([id, name]) => [id, { name, plate: name, tab: TABS[language][id] ?? name }]),
      [SEA, { name: lanes.name, plate: lanes.label, tab: lanes.label }],
    ]),
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
