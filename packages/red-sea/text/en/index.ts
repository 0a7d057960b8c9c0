import { faultText } from '@brink/kernel';
import { faults } from '@brink/struggle/text/en/faults';
import { bid } from '@brink/struggle/text/en/bidding';
import { seats } from '@brink/struggle/text/en/seats';
import type { Catalogue } from '../catalogue.ts';
import { cards } from './cards.ts';
import { countries, inCountry, shortCountries } from './countries.ts';
import { effects } from './effects.ts';
import { ending } from './ending.ts';
import { log } from './log.ts';
import { done, doneAt, gameOptions, labelsAt, optionLabels, rulings } from './options.ts';
import { regions, spaceAbilities, spaceBoxes } from './places.ts';
import { prompts, waiting } from './prompts.ts';
import { reasons } from './reasons.ts';

export const en: Catalogue = {
  fault: faultText('en', faults),
  title: 'Twilight Struggle: Red Sea',
  seats,
  countries,
  inCountry,
  shortCountries,
  cards,
  regions,
  spaceBoxes,
  spaceAbilities,
  bid,
  prompts,
  waiting,
  log,
  reasons,
  optionLabels,
  labelsAt,
  done,
  doneAt,
  effects,
  rulings,
  gameOptions,
  ending,
};
