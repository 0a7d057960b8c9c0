import { loadGeography } from '@brink/board';
import { twilightOptions } from '@brink/crossover/options';
import { cardNumber, type CardId } from '@brink/twilight-struggle/data/cards';
import {
  CIVIL_WAR_ID,
  areaId,
  areaNumber,
  type AreaId,
} from '@brink/twilight-struggle/data/countries';
import { REGIONS } from '@brink/twilight-struggle/data/regions';
import * as en from '@brink/twilight-struggle/text/en/countries';
import * as ru from '@brink/twilight-struggle/text/ru/countries';
import { lateWarEnd as lateWarEndEn } from '@brink/twilight-struggle/text/en/ending';
import { lateWarEnd as lateWarEndRu } from '@brink/twilight-struggle/text/ru/ending';
import type { TwilightView } from '@brink/twilight-struggle/view';
import { VISITORS as INTO_TWILIGHT_STRUGGLE } from '@brink/crossover/into-twilight-struggle/visitors';
import {
  EFFECT_NAMES as RED_SEA_NAMES,
  cardOfEffect as redSeaCardOf,
  effectsIn as redSeaEffects,
} from '../red-sea/effects.ts';
import { anyUi } from '../struggle/struggle-ui.ts';
import { visitingEffectsIn, type VisitingMarks } from '../struggle/visitors.ts';
import { CARDS } from './cards.ts';
import { EFFECT_NAMES, cardOfEffect, crisisEffects, effectsIn } from './effects.ts';
import { LAYOUT } from './layout.ts';
import { ALIASES, NAMES, PLACES } from './names.ts';
import { spaceTrackOf, standingOf } from './standing.ts';
import { summaryOf } from './summary.ts';
import { TEXTS } from './texts.ts';
import { EXTRA_PROMPTS, Extra } from './variants/extra.tsx';

const CHINA = cardNumber('china-card');
const WORDS = { en, ru };
const LATE_WAR_END = { en: lateWarEndEn, ru: lateWarEndRu };
const visitingCalled = (id: string): number | undefined =>
  INTO_TWILIGHT_STRUGGLE.find((visitor) => visitor.id === id)?.number;

/** What each side places before the first turn (§3.2, §3.3), and where most players do. */
const SET_UP = {
  points: [7, 6],
  about: {
    en: [
      'Set-up: place 7 in Western Europe. Most players hold West Germany with 4 and Italy with 3.',
      'Set-up: place 6 in Eastern Europe. Most players hold Poland with 4 and East Germany with 4.',
    ],
    ru: [
      'Расстановка: 7 влияния в Западной Европе. Обычно удерживают Западную Германию (4) и Италию (3).',
      'Расстановка: 6 влияния в Восточной Европе. Обычно удерживают Польшу (4) и Восточную Германию (4).',
    ],
  },
} as const;

/** Twilight Struggle at the table of influence and cards. */
export const struggleUi = anyUi<TwilightView & VisitingMarks>({
  texts: TEXTS,
  layout: LAYOUT,
  loadGeography,
  places: PLACES,
  names: NAMES,
  aliases: ALIASES,
  firstRegion: 'europe',
  cards: CARDS,
  cardNumber: (id) => visitingCalled(id) ?? cardNumber(id as CardId),
  areaId,
  areaNumber: (id) => areaNumber(id as AreaId),
  regionId: (region) => REGIONS[region] ?? 'southeast-asia',
  inArea: (area, language) => {
    const id = areaId(area);
    const { inCountry, specialAreas } = WORDS[language];
    return id === CIVIL_WAR_ID ? specialAreas[id].in : inCountry[id];
  },
  setUp: SET_UP,
  standing: standingOf,
  passing: ({ china }) => ({ card: CHINA, ...china }),
  passingShort: { en: 'China', ru: 'Китай' },
  effects: (view, language) => [
    ...effectsIn(view.effects, language),
    ...crisisEffects(view, language),
    ...visitingEffectsIn(view, redSeaEffects, language),
  ],
  effectNames: ({ crossover }, language) =>
    crossover === true
      ? { ...EFFECT_NAMES[language], ...RED_SEA_NAMES[language] }
      : EFFECT_NAMES[language],
  cardOfEffect: (effect) => {
    const own = cardOfEffect(effect);
    if (own !== undefined) return cardNumber(own);
    const home = redSeaCardOf(effect);
    return INTO_TWILIGHT_STRUGGLE.find((visitor) => visitor.home === home)?.number ?? 0;
  },
  book: 'ts',
  nextSpaceBox: (view, seat, options) => spaceTrackOf(options)[view.space[seat === 1 ? 1 : 0] + 1],
  Extra,
  extraPrompts: EXTRA_PROMPTS,
  ending: (manner, { scenario }, language) => {
    const isByScore = manner === 'finalScoring' || manner === 'wargames';
    if (scenario !== 'late-war' || !isByScore) return undefined;
    return { text: LATE_WAR_END[language], section: 'late:5' };
  },
  detail: (options, language) => summaryOf({ texts: TEXTS, ...twilightOptions }, options, language),
});
