import { loadGeography } from '@brink/board';
import { CIVIL_WAR_ID, COUNTRIES, areaId } from '@brink/twilight-struggle/data/countries';
import * as en from '@brink/twilight-struggle/text/en/countries';
import * as ru from '@brink/twilight-struggle/text/ru/countries';
import type { GlanceUi } from '../struggle/glance-ui.ts';
import { FACES } from './card-faces.ts';
import { LAYOUT } from './layout.ts';
import { NAMES, PLACES } from './names.ts';
import { TEXTS } from './texts.ts';

const WORDS = { en, ru };

export const glanceUi: GlanceUi = {
  texts: TEXTS,
  layout: LAYOUT,
  loadGeography,
  places: PLACES,
  names: NAMES,
  countries: COUNTRIES,
  cards: FACES,
  areaId,
  inArea: (area, language) => {
    const id = areaId(area);
    const { inCountry, specialAreas } = WORDS[language];
    return id === CIVIL_WAR_ID ? specialAreas[id].in : inCountry[id];
  },
};
