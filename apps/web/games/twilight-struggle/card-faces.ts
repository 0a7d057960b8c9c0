import type { BoardLanguage, CardFace } from '@brink/board';
import { CARDS, PERIODS, type CardData } from '@brink/twilight-struggle/data/cards';
import { REGIONS, SUBREGIONS } from '@brink/twilight-struggle/data/regions';
import { cards as en } from '@brink/twilight-struggle/text/en/cards';
import { cards as ru } from '@brink/twilight-struggle/text/ru/cards';

const TEXTS = { en, ru };
const CHINA = 'china-card';
/** Where the full title is too long for a card in the tray. */
const SHORT_TITLES: Readonly<Record<BoardLanguage, Readonly<Record<string, string>>>> = {
  en: { 'ask-not-what-your-country': 'Ask Not What Your Country…' },
  ru: {
    'ortega-elected-in-nicaragua': 'Ортега — президент',
    'latin-american-debt-crisis': 'Долговой кризис',
    'awacs-sale-to-saudis': 'Самолеты для саудитов',
    'europe-scoring-allied-berlin': 'Подсчет в Европе с Берлином',
  },
};
const SCORED: readonly string[] = [...REGIONS, ...SUBREGIONS];

function faceOf(card: (typeof CARDS)[number], language: BoardLanguage): CardFace {
  const { id, number, side, ops, period }: CardData = card;
  const marks: CardData['marks'] = card.marks;
  const { name, text } = TEXTS[language][card.id];
  const isScoring = marks.includes('scoring');
  return {
    id,
    number,
    title: name,
    shortTitle: SHORT_TITLES[language][id],
    text,
    side,
    ops,
    period: PERIODS.indexOf(period) as CardFace['period'],
    isScoring,
    region: isScoring ? SCORED.find((region) => id.startsWith(region)) : undefined,
    isStarred: marks.includes('starred'),
    isLasting: marks.includes('lasting'),
    isPlain: id === CHINA,
  };
}

const facesIn = (language: BoardLanguage): ReadonlyMap<number, CardFace> =>
  new Map(
    CARDS.filter(({ id }) => TEXTS[language][id]).map((card) => [
      card.number,
      faceOf(card, language),
    ]),
  );

/** Every card as it is drawn, by number. */
export const FACES: Readonly<Record<BoardLanguage, ReadonlyMap<number, CardFace>>> = {
  en: facesIn('en'),
  ru: facesIn('ru'),
};
