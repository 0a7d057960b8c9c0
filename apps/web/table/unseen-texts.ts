import { countEn, countRu } from '../ui/texts/count.ts';
import type { ByLanguage } from './game-ui.ts';

interface UnseenTexts {
  readonly title: string;
  readonly hand: (side: string, cards: number) => string;
  readonly chance: string;
  readonly isIn: string;
  readonly inHand: string;
  readonly elsewhere: string;
}

export const UNSEEN_TEXTS: ByLanguage<UnseenTexts> = {
  en: {
    title: 'Unseen cards',
    hand: (side, cards) => `${side} hand, ${countEn(cards, 'card', 'cards')}`,
    chance: 'could be held, %',
    isIn: 'is in',
    inHand: 'hand',
    elsewhere: 'deck',
  },
  ru: {
    title: 'Невидимые карты',
    hand: (side, cards) => `Рука ${side}: ${countRu(cards, 'карта', 'карты', 'карт')}`,
    chance: 'шанс, %',
    isIn: 'где',
    inHand: 'рука',
    elsewhere: 'колода',
  },
};
