import { asLayout, loadRedSea } from '@brink/board';
import layoutFile from '@brink/board/red-sea.json';
import { cardNumber, type CardId } from '@brink/red-sea/data/cards';
import { COUNTRIES, countryNumber, type CountryId } from '@brink/red-sea/data/countries';
import { SPACE_TRACK } from '@brink/red-sea/data/space';
import { texts } from '@brink/red-sea/text/index';
import * as en from '@brink/red-sea/text/en/countries';
import * as ru from '@brink/red-sea/text/ru/countries';
import type { RedSeaView } from '@brink/red-sea/view';
import { anyFace } from '../struggle/face.ts';
import { coupOdds } from './coup-odds.ts';
import { cardOfEffect, effectsIn } from './effects.ts';
import { FACES } from './faces.ts';
import { ALIASES, NAMES, PLACES } from './names.ts';
import { CLOSED_FROM, PASSING, standingOf } from './standing.ts';

const WORDS = { en, ru };

/** Red Sea at the table of influence and cards. */
export const struggleFace = anyFace<RedSeaView>({
  texts,
  layout: asLayout(layoutFile),
  loadGeography: loadRedSea,
  places: PLACES,
  names: NAMES,
  aliases: ALIASES,
  firstRegion: 'africa',
  cards: FACES,
  cardNumber: (id) => cardNumber(id as CardId),
  areaId: (area) => COUNTRIES[area].id,
  areaNumber: (id) => countryNumber(id as CountryId),
  inArea: (area, language) => WORDS[language].inCountry[COUNTRIES[area].id],
  standing: standingOf,
  passing: ({ passing }) => ({ card: PASSING, ...passing }),
  passingShort: { en: 'Romania', ru: 'Румыния' },
  effects: ({ effects }, language) => effectsIn(effects, language),
  cardOfEffect,
  coupOdds,
  closedAt: (area) =>
    (COUNTRIES[area].regions as readonly string[]).includes('middle-east') ? CLOSED_FROM : 0,
  nextSpaceBox: (view, seat) => SPACE_TRACK[view.space[seat === 1 ? 1 : 0] + 1],
  detail: (_, language) => texts[language].title,
});
