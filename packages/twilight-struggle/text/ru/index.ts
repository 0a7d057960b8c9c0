import { faultText } from '@brink/kernel';
import { faults } from '@brink/struggle/text/ru/faults';
import { bid } from '@brink/struggle/text/ru/bidding';
import type { Catalogue } from '../catalogue.ts';
import { cards } from './cards.ts';
import { countries, shortCountry, specialAreas } from './countries.ts';
import { effects } from './effects.ts';
import { ending, lateWarEnd } from './ending.ts';
import { log } from './log.ts';
import { done, doneAt, freeActions, gameOptions, labelsAt, optionLabels } from './options.ts';
import { prompts, waiting } from './prompts.ts';
import { reasons } from './reasons.ts';
import { regions } from './regions.ts';
import { rulings } from './rulings.ts';
import { seats, title } from './seats.ts';
import {
  alternativeSpaceAbilities,
  alternativeSpaceBoxes,
  spaceAbilities,
  spaceBoxes,
} from './space.ts';
import { crises, crisisEffects, statecraft } from './turn-zero.ts';

export const ru: Catalogue = {
  fault: faultText('ru', faults),
  title,
  seats,
  countries,
  shortCountries: shortCountry,
  cards,
  regions,
  spaceBoxes,
  spaceAbilities,
  alternativeSpaceBoxes,
  alternativeSpaceAbilities,
  specialAreas,
  crises,
  crisisEffects,
  statecraft,
  bid,
  prompts,
  waiting,
  log,
  reasons,
  optionLabels,
  labelsAt,
  done,
  doneAt,
  freeActions,
  effects,
  rulings,
  gameOptions,
  ending,
  lateWarEnd,
};
