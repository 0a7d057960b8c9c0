import { asLayout, loadRedSea } from '@brink/board';
import layoutFile from '@brink/board/red-sea.json';
import { COUNTRIES } from '@brink/red-sea/data/countries';
import * as en from '@brink/red-sea/text/en/countries';
import * as ru from '@brink/red-sea/text/ru/countries';
import type { GlanceUi } from '../struggle/glance-ui.ts';
import { FACES } from './card-faces.ts';
import { NAMES, PLACES } from './names.ts';
import { texts } from './texts.ts';

const WORDS = { en, ru };

export const glanceUi: GlanceUi = {
  texts,
  layout: asLayout(layoutFile),
  loadGeography: loadRedSea,
  places: PLACES,
  names: NAMES,
  countries: COUNTRIES,
  cards: FACES,
  areaId: (area) => COUNTRIES[area].id,
  inArea: (area, language) => WORDS[language].inCountry[COUNTRIES[area].id],
};
