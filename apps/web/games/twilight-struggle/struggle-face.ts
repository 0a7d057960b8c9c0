import { asLayout, loadGeography } from '@brink/board';
import layoutFile from '@brink/board/twilight-struggle.json';
import { cardNumber, type CardId } from '@brink/twilight-struggle/data/cards';
import {
  CIVIL_WAR_ID,
  COUNTRIES,
  areaId,
  areaNumber,
  type AreaId,
} from '@brink/twilight-struggle/data/countries';
import { SPACE_TRACK } from '@brink/twilight-struggle/data/space';
import * as en from '@brink/twilight-struggle/text/en/countries';
import * as ru from '@brink/twilight-struggle/text/ru/countries';
import type { TwilightView } from '@brink/twilight-struggle/view';
import { anyFace } from '../struggle/face.ts';
import { coupOdds } from './coup-odds.ts';
import { cardOfEffect, effectsIn } from './effects.ts';
import { FACES } from './faces.ts';
import { ALIASES, NAMES, PLACES } from './names.ts';
import { standingOf } from './standing.ts';
import { TEXTS } from './texts.ts';

const CHINA = cardNumber('china-card');
const WORDS = { en, ru };
/** Where coups are forbidden once DEFCON has fallen to a level (§8.1.5). */
const CLOSED_AT: Readonly<Record<string, number>> = { europe: 4, asia: 3, 'middle-east': 2 };

export const LAYOUT = asLayout(layoutFile);

/** Twilight Struggle at the table of influence and cards. */
export const struggleFace = anyFace<TwilightView>({
  texts: TEXTS,
  layout: LAYOUT,
  loadGeography,
  places: PLACES,
  names: NAMES,
  aliases: ALIASES,
  firstRegion: 'europe',
  cards: FACES,
  cardNumber: (id) => cardNumber(id as CardId),
  areaId,
  areaNumber: (id) => areaNumber(id as AreaId),
  inArea: (area, language) => {
    const id = areaId(area);
    const { inCountry, specialAreas } = WORDS[language];
    return id === CIVIL_WAR_ID ? specialAreas[id].in : inCountry[id];
  },
  standing: standingOf,
  passing: ({ china }) => ({ card: CHINA, ...china }),
  passingShort: { en: 'China', ru: 'Китай' },
  effects: ({ effects }, language) => effectsIn(effects, language),
  cardOfEffect: (effect) => cardNumber(cardOfEffect(effect)),
  coupOdds,
  closedAt: (area) => CLOSED_AT[COUNTRIES[area]?.region ?? ''] ?? 0,
  nextSpaceBox: (view, seat) => SPACE_TRACK[view.space[seat === 1 ? 1 : 0] + 1],
  detail: (options, language) => {
    const texts = TEXTS[language];
    return `${texts.title} · ${texts.option('edition', options['edition'] ?? 'deluxe')}`;
  },
});
