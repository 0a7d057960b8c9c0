import type { BoardLanguage } from '@brink/board';

/** What the questions before the first turn say besides the texts of the game. */
interface VariantWords {
  readonly bidSide: string;
  readonly bidPoints: (rival: string) => string;
  readonly bidAbout: string;
  readonly bidSeal: string;
  readonly bidSealed: string;
  readonly less: string;
  readonly more: string;
  readonly crisis: string;
  readonly bands: readonly [string, string, string, string];
  readonly die: string;
  readonly statecraft: string;
  readonly rivalHolds: (side: string, count: number) => string;
  readonly laidDown: string;
  readonly past: string;
}

export const VARIANT_WORDS: Readonly<Record<BoardLanguage, VariantWords>> = {
  en: {
    bidSide: 'The side you want',
    bidPoints: (rival) => `Extra influence for the ${rival}`,
    bidAbout:
      'Both bids are sealed and opened together. If you want different sides, nobody gets anything. If you want the same one, the higher bid plays it and the other side gets that much extra influence.',
    bidSeal: 'Seal the bid',
    bidSealed: 'Your bid is sealed. It is opened when the other one is there.',
    less: 'one less',
    more: 'one more',
    crisis: 'Crisis',
    bands: ['1 or less', '2–3', '4–5', '6 or more'],
    die: 'die',
    statecraft: 'Your statecraft: one card, in secret',
    rivalHolds: (side, count) => `${side} holds ${count}`,
    laidDown: 'Your card lies face down. Both are shown together.',
    past: 'Crises past',
  },
  ru: {
    bidSide: 'Желаемая сторона',
    bidPoints: (rival) => `Дополнительное влияние, которое получит ${rival}`,
    bidAbout:
      'Обе ставки тайные и открываются вместе. Если стороны разные, никто ничего не получает. Если одна и та же, за неё играет поставивший больше, а другая сторона получает столько влияния.',
    bidSeal: 'Сделать ставку',
    bidSealed: 'Ставка сделана. Её откроют вместе с чужой.',
    less: 'на одно меньше',
    more: 'на одно больше',
    crisis: 'Кризис',
    bands: ['1 и меньше', '2–3', '4–5', '6 и больше'],
    die: 'бросок',
    statecraft: 'Ваши карты сверхдержавы: одна, тайно',
    rivalHolds: (side, count) => `${side}: осталось ${count}`,
    laidDown: 'Ваша карта лежит взакрытую. Обе откроют вместе.',
    past: 'Прошедшие кризисы',
  },
};
