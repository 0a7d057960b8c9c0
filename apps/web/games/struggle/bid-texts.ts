import type { BoardLanguage } from '@brink/board';

/** What the form of a sealed bid says besides the texts of the game. */
interface BidTexts {
  readonly side: string;
  readonly points: (rival: string) => string;
  readonly about: string;
  readonly seal: string;
  readonly sealed: string;
  readonly less: string;
  readonly more: string;
}

export const BID_TEXTS: Readonly<Record<BoardLanguage, BidTexts>> = {
  en: {
    side: 'The side you want',
    points: (rival) => `Extra influence for the ${rival}`,
    about:
      'Both bids are sealed and opened together. If you want different sides, nobody gets anything. If you want the same one, the higher bid plays it and the other side gets that much extra influence.',
    seal: 'Seal the bid',
    sealed: 'Your bid is sealed. It is opened when the other one is there.',
    less: 'one less',
    more: 'one more',
  },
  ru: {
    side: 'Желаемая сторона',
    points: (rival) => `Дополнительное влияние для ${rival}`,
    about:
      'Обе ставки тайные и открываются вместе. Если стороны разные, никто ничего не получает. Если одна и та же, за неё играет поставивший больше, а другая сторона получает столько влияния.',
    seal: 'Сделать ставку',
    sealed: 'Ставка сделана. Её откроют вместе с чужой.',
    less: 'на одно меньше',
    more: 'на одно больше',
  },
};
