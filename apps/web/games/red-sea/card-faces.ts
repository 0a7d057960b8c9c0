import type { BoardLanguage, CardFace } from '@brink/board';
import { CARDS, PERIODS, type CardData } from '@brink/red-sea/data/cards';
import { REGIONS } from '@brink/red-sea/data/regions';
import { cards as en } from '@brink/red-sea/text/en/cards';
import { cards as ru } from '@brink/red-sea/text/ru/cards';

const TEXTS = { en, ru };
const PASSING = 'romanian-autonomy';
/** Where the full title is too long for a card in the tray. */
const SHORT_TITLES: Readonly<Record<BoardLanguage, Readonly<Record<string, string>>>> = {
  en: {},
  ru: {},
};

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
    // The game begins in the middle of the Cold War.
    period: (PERIODS.indexOf(period) + 1) as CardFace['period'],
    isScoring,
    region: isScoring ? REGIONS.find((region) => id.startsWith(region)) : undefined,
    isStarred: marks.includes('starred'),
    isLasting: marks.includes('lasting'),
    isPlain: id === PASSING,
  };
}

const facesIn = (language: BoardLanguage): ReadonlyMap<number, CardFace> =>
  new Map(CARDS.map((card) => [card.number, faceOf(card, language)]));

/** Every card as it is drawn, by number. */
export const FACES: Readonly<Record<BoardLanguage, ReadonlyMap<number, CardFace>>> = {
  en: facesIn('en'),
  ru: facesIn('ru'),
};
