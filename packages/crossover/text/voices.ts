import type { Language } from '@brink/kernel';
import { DRAW_RESULT, mannerAt, type Manner } from '@brink/struggle';
import { endingAt as endingEn } from '@brink/struggle/text/en/ending';
import { endingAt as endingRu } from '@brink/struggle/text/ru/ending';
import { sharedPrompts as sharedEn } from '@brink/struggle/text/en/prompts';
import { sharedPrompts as sharedRu } from '@brink/struggle/text/ru/prompts';
import { quoted } from '@brink/struggle/text/ru/quoted';
import { catalogues as redSea } from '@brink/red-sea';
import { PROMPTS as RED_SEA_PROMPTS } from '@brink/red-sea/prompts';
import { ownEndings as redSeaEndsEn } from '@brink/red-sea/text/en/ending';
import { ownEndings as redSeaEndsRu } from '@brink/red-sea/text/ru/ending';
import { cardData as redSeaCard } from '@brink/red-sea/data/cards';
import { logWith as redSeaLogEn } from '@brink/red-sea/text/en/log';
import { logWith as redSeaLogRu } from '@brink/red-sea/text/ru/log';
import { reasonsWith as redSeaReasonsEn } from '@brink/red-sea/text/en/reasons';
import { reasonsWith as redSeaReasonsRu } from '@brink/red-sea/text/ru/reasons';
import { texts as redSeaTexts } from '@brink/red-sea/text/index';
import { flagName as redSeaFlag, type FlagName as RedSeaFlag } from '@brink/red-sea/flags';
import { catalogues as twilight } from '@brink/twilight-struggle';
import { PROMPTS as TWILIGHT_PROMPTS } from '@brink/twilight-struggle/prompts';
import { ownEndings as twilightEndsEn } from '@brink/twilight-struggle/text/en/ending';
import { ownEndings as twilightEndsRu } from '@brink/twilight-struggle/text/ru/ending';
import { cardData as twilightCard } from '@brink/twilight-struggle/data/cards';
import { flagName as twilightFlag } from '@brink/twilight-struggle/flags';
import { logWith as twilightLogEn } from '@brink/twilight-struggle/text/en/log';
import { logWith as twilightLogRu } from '@brink/twilight-struggle/text/ru/log';
import { reasonsWith as twilightReasonsEn } from '@brink/twilight-struggle/text/en/reasons';
import { reasonsWith as twilightReasonsRu } from '@brink/twilight-struggle/text/ru/reasons';
import { inCountry as inCountryEn } from '@brink/twilight-struggle/text/en/countries';
import { inCountry as inCountryRu } from '@brink/twilight-struggle/text/ru/countries';
import { texts as twilightTexts } from '@brink/twilight-struggle/text/index';
import { COUNTRIES } from '@brink/twilight-struggle/data/countries';
import { VISITORS as INTO_RED_SEA } from '../into-red-sea/visitors.ts';
import { VisitingFlag as TwilightVisitingFlag } from '../into-red-sea/setting.ts';
import { VISITORS as INTO_TWILIGHT } from '../into-twilight-struggle/visitors.ts';
import { VisitingFlag as RedSeaVisitingFlag } from '../into-twilight-struggle/setting.ts';
import type { Visitor } from '../visitors.ts';
import { MANNERS } from '../manners.ts';
import { textsWithVisitors, type Voice } from './texts.ts';
import { ownTexts } from './own-texts.ts';

type Catalogue = (typeof twilight)['en'] | (typeof redSea)['en'];

/** Codes are strings on the wire; a voice is asked only for those it knows. */
const voiceOf = (catalogue: Catalogue, known: object): Voice => ({
  prompts: catalogue.prompts,
  waiting: catalogue.waiting as Voice['waiting'],
  knows: (code) => Object.hasOwn(known, code),
  optionLabels: catalogue.optionLabels,
  labelsAt: catalogue.labelsAt as Voice['labelsAt'],
  doneAt: catalogue.doneAt,
});

/** Red Sea may end as Twilight Struggle does where Wargames has come along. */
const ENDINGS = {
  en: endingEn(10, { ...redSeaEndsEn, ...twilightEndsEn }),
  ru: endingRu(10, { ...redSeaEndsRu, ...twilightEndsRu }),
};

/** A card as a sentence of the language calls it. */
const inSentence = (language: Language, title: string): string =>
  language === 'ru' ? quoted(title) : title;

const twilightTitle = (language: Language) => (home: number) =>
  twilight[language].cards[twilightCard(home).id].name;
const redSeaTitle = (language: Language) => (home: number) =>
  redSea[language].cards[redSeaCard(home).id].name;

const homeOf = (visitors: readonly Visitor[], number: number): number | undefined =>
  visitors.find((visitor) => visitor.number === number)?.home;

/** The name of an effect in a table of flags; undefined if the table has no such flag. */
const effectIn = <Name extends string>(
  flags: Readonly<Record<Name, number>>,
  flag: number,
): Name | undefined => (Object.keys(flags) as Name[]).find((name) => flags[name] === flag);

const MISSILE_ENVY_USSR = TwilightVisitingFlag.MissileEnvyDueFromUs + 1;

function redSeaWithVisitors(language: Language) {
  const { effects } = twilight[language];
  const cardName = (number: number): string => {
    const home = homeOf(INTO_RED_SEA, number);
    const title =
      home === undefined ? redSeaTitle(language)(number) : twilightTitle(language)(home);
    return inSentence(language, title);
  };
  const effect = (flag: number): string => {
    if (flag === MISSILE_ENVY_USSR) return effects.MissileEnvyDueFromUssr;
    const visitor = effectIn(TwilightVisitingFlag, flag);
    return visitor ? effects[visitor] : redSea[language].effects[redSeaFlag(flag)];
  };
  const logWith = language === 'en' ? redSeaLogEn : redSeaLogRu;
  const shared = language === 'en' ? sharedEn : sharedRu;
  const ending = ENDINGS[language];
  const log = logWith(cardName, effect, undefined, (winner, manner) =>
    ending(winner, mannerAt(MANNERS, manner)),
  );
  return textsWithVisitors({
    base: redSeaTexts[language],
    outcome: ({ winners, turn, manner }) =>
      ending(winners[0] ?? DRAW_RESULT, manner as Manner, turn),
    own: voiceOf(redSea[language], RED_SEA_PROMPTS),
    other: voiceOf(twilight[language], TWILIGHT_PROMPTS),
    visitors: INTO_RED_SEA,
    titleOf: twilightTitle(language),
    log,
    shared: shared({ card: cardName }),
    reasons: (language === 'en' ? redSeaReasonsEn : redSeaReasonsRu)(cardName),
    ownTexts: ownTexts[language],
    cardName,
  });
}

function twilightWithVisitors(language: Language) {
  const cardName = (number: number): string => {
    const home = homeOf(INTO_TWILIGHT, number);
    const title =
      home === undefined ? twilightTitle(language)(number) : redSeaTitle(language)(home);
    return inSentence(language, title);
  };
  const effect = (flag: number): string => {
    const visitor = effectIn<RedSeaFlag>(RedSeaVisitingFlag, flag);
    return visitor
      ? redSea[language].effects[visitor]
      : twilight[language].effects[twilightFlag(flag)];
  };
  const isEnglish = language === 'en';
  const inCountry = isEnglish ? inCountryEn : inCountryRu;
  const where = (country: number): string => inCountry[COUNTRIES[country].id];
  const visitingLog = (isEnglish ? redSeaLogEn : redSeaLogRu)(cardName, effect, where);
  return textsWithVisitors({
    base: twilightTexts[language],
    outcome: twilightTexts[language].outcome,
    own: voiceOf(twilight[language], TWILIGHT_PROMPTS),
    other: voiceOf(redSea[language], RED_SEA_PROMPTS),
    visitors: INTO_TWILIGHT,
    titleOf: redSeaTitle(language),
    log: { ...visitingLog, ...(isEnglish ? twilightLogEn : twilightLogRu)(cardName, effect) },
    shared: (isEnglish ? sharedEn : sharedRu)({ card: cardName }),
    reasons: (isEnglish ? twilightReasonsEn : twilightReasonsRu)(cardName),
    ownTexts: ownTexts[language],
    cardName,
  });
}

export const redSeaVisitingTexts = { en: redSeaWithVisitors('en'), ru: redSeaWithVisitors('ru') };
export const twilightVisitingTexts = {
  en: twilightWithVisitors('en'),
  ru: twilightWithVisitors('ru'),
};
