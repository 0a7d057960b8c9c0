import type { DraftOptions } from '@brink/crossover/options';
import type { RedSeaOptions } from '@brink/red-sea/options';
import type { ByLanguage } from '../../table/game-ui.ts';

/** What each option means, for those who choose. */
export const optionAbout: ByLanguage<
  Readonly<Record<keyof (RedSeaOptions & DraftOptions), string>>
> = {
  en: {
    bidding: 'Both bid in secret for the side they want; the other side gets the influence.',
    bonusUs: 'A handicap for the US.',
    bonusUssr: 'A handicap for the USSR.',
    rulings: 'Points that the rulebook leaves open.',
    crossover:
      'Each side chooses cards of Twilight Struggle for 9 operations; there are three turns.',
    draftFirst: 'Otherwise they are chosen with the first hand in sight.',
  },
  ru: {
    bidding: 'Оба тайно делают ставки на желаемую сторону; влияние получает другая.',
    bonusUs: 'Фора для США.',
    bonusUssr: 'Фора для СССР.',
    rulings: 'То, что правила оставляют открытым.',
    crossover: 'Каждая сторона выбирает карты «Сумеречной борьбы» на 9 ОО; раундов становится три.',
    draftFirst: 'Иначе их выбирают, уже видя первую руку.',
  },
};

export const PRESETS = { rulebook: {}, crossover: { crossover: true } } as const;

/** What each set of options is called and what it brings. */
export const presetTexts: ByLanguage<
  Readonly<Record<keyof typeof PRESETS, { readonly name: string; readonly about: string }>>
> = {
  en: {
    rulebook: { name: 'By the rulebook', about: 'Two turns, 51 cards.' },
    crossover: {
      name: 'With cards of Twilight Struggle',
      about: 'Three turns; each side invites cards of the great game.',
    },
  },
  ru: {
    rulebook: { name: 'По правилам', about: 'Два раунда, 51 карта.' },
    crossover: {
      name: 'С картами «Сумеречной борьбы»',
      about: 'Три раунда; каждая сторона приглашает карты большой игры.',
    },
  },
};

/** Why options do not go together. */
export const conflicts: ByLanguage<Readonly<Record<'draftWithoutGuests' | 'bidAndBonus', string>>> =
  {
    en: {
      draftWithoutGuests: 'Nothing is chosen before the deal without cards of the other game.',
      bidAndBonus: 'The bids decide the extra influence: leave it at 0 for both sides.',
    },
    ru: {
      draftWithoutGuests: 'Без карт другой игры выбирать до раздачи нечего.',
      bidAndBonus: 'Дополнительное влияние решают ставки: оставьте его у обеих сторон равным 0.',
    },
  };
