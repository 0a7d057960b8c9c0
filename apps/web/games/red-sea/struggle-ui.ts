import { asLayout, loadRedSea, type BoardLanguage } from '@brink/board';
import layoutFile from '@brink/board/red-sea.json';
import { cardNumber, type CardId } from '@brink/red-sea/data/cards';
import { COUNTRIES, countryNumber, type CountryId } from '@brink/red-sea/data/countries';
import { REGIONS } from '@brink/red-sea/data/regions';
import { SPACE_TRACK } from '@brink/red-sea/data/space';
import * as en from '@brink/red-sea/text/en/countries';
import * as ru from '@brink/red-sea/text/ru/countries';
import type { RedSeaView } from '@brink/red-sea/view';
import { VISITORS as INTO_RED_SEA } from '@brink/crossover/into-red-sea/visitors';
import { redSeaOptions } from '@brink/crossover/options';
import { agreedIn } from '../struggle/agreed.ts';
import { anyUi } from '../struggle/struggle-ui.ts';
import { visitingEffectsIn, type VisitingMarks } from '../struggle/visitors.ts';
import {
  cardOfEffect as twilightCardOf,
  EFFECT_NAMES as TWILIGHT_NAMES,
  effectsIn as twilightEffects,
} from '../twilight-struggle/effects.ts';
import { CARDS } from './cards.ts';
import { EFFECT_NAMES, cardOfEffect, effectsIn } from './effects.ts';
import { EXTRA_PROMPTS, Extra } from './extra.tsx';
import { ALIASES, NAMES, PLACES } from './names.ts';
import { PASSING, standingOf } from './standing.ts';
import { texts } from './texts.ts';

const WORDS = { en, ru };
/** Effects that cards of Twilight Struggle bring along. */
const VISITING = [
  'SaltNegotiations',
  'BrezhnevDoctrine',
  'NorthSeaOilRoundForUs',
  'AldrichAmes',
  'YuriAndSamantha',
  'AwacsSale',
  'Quagmire',
  'BearTrap',
] as const;
const visitingNames = (language: BoardLanguage): Readonly<Record<string, string>> =>
  Object.fromEntries(VISITING.map((flag) => [flag, TWILIGHT_NAMES[language][flag]]));

/** Red Sea at the table of influence and cards. */
export const struggleUi = anyUi<RedSeaView & VisitingMarks>({
  texts,
  layout: asLayout(layoutFile),
  loadGeography: loadRedSea,
  places: PLACES,
  names: NAMES,
  aliases: ALIASES,
  firstRegion: 'africa',
  cards: CARDS,
  cardNumber: (id) =>
    INTO_RED_SEA.find((visitor) => visitor.id === id)?.number ?? cardNumber(id as CardId),
  areaId: (area) => COUNTRIES[area].id,
  areaNumber: (id) => countryNumber(id as CountryId),
  regionId: (region) => REGIONS[region],
  inArea: (area, language) => WORDS[language].inCountry[COUNTRIES[area].id],
  standing: standingOf,
  passing: ({ passing }) => ({ card: PASSING, ...passing }),
  passingShort: { en: 'Romania', ru: 'Румыния' },
  effects: (view, language) => [
    ...effectsIn(view.effects, language),
    ...visitingEffectsIn(view, twilightEffects, language),
  ],
  effectNames: ({ crossover }, language) =>
    crossover === true
      ? { ...EFFECT_NAMES[language], ...visitingNames(language) }
      : EFFECT_NAMES[language],
  cardOfEffect: (effect) => {
    const own = cardOfEffect(effect);
    if (own !== undefined) return own;
    const id = twilightCardOf(effect);
    return INTO_RED_SEA.find((visitor) => visitor.id === id)?.number ?? 0;
  },
  book: 'rs',
  nextSpaceBox: (view, seat) => SPACE_TRACK[view.space[seat === 1 ? 1 : 0] + 1],
  Extra,
  extraPrompts: EXTRA_PROMPTS,
  detail: (options, language) =>
    [texts[language].title, ...agreedIn({ texts, ...redSeaOptions }, options, language)].join(
      ' · ',
    ),
});
