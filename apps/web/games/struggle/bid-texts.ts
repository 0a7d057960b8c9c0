import type { BoardLanguage } from '@brink/board';

/** What the form of a sealed bid says besides the texts of the game. */
interface BidTexts {
  readonly side: string;
  readonly points: (opponent: string) => string;
  readonly about: string;
  readonly seal: string;
  readonly sealed: string;
  readonly less: string;
  readonly more: string;
}

export const BID_TEXTS: Readonly<Record<BoardLanguage, BidTexts>> = {
  en: {
    side: 'The side you want',
    points: (opponent) => `Extra influence for the ${opponent}`,
    about:
      'Both bids are sealed and opened together. If you want different sides, no one gets anything. If you want the same one, the higher bidder plays it and the opponent gets that much extra influence.',
    seal: 'Seal the bid',
    sealed: 'Your bid is sealed. It opens together with your opponent’s.',
    less: 'one less',
    more: 'one more',
  },
  ru: {
    side: 'Желаемая сторона',
    points: (opponent) => `Дополнительное влияние для ${opponent}`,
    about:
      'Обе ставки тайные и открываются вместе. Если стороны разные, никто ничего не получает. Если одна и та же, за нее играет поставивший больше, а другая сторона получает столько влияния.',
    seal: 'Сделать ставку',
    sealed: 'Ставка сделана. Она откроется вместе со ставкой противника.',
    less: 'на одно меньше',
    more: 'на одно больше',
  },
};
