import type { DraftOptions } from '@brink/crossover/options';
import type { RedSeaOptions } from '@brink/red-sea/options';
import type { ByLanguage } from '../../table/game-ui.ts';

/** What each option means, for those who choose. */
export const optionAbout: ByLanguage<
  Readonly<Record<keyof (RedSeaOptions & DraftOptions), string>>
> = {
  en: {
    bidding: 'Both bid in secret for the side they want; the opponent gets the influence.',
    bonusUs: 'A handicap for the US.',
    bonusUssr: 'A handicap for the USSR.',
    rulings: 'Points that the rulebook leaves open.',
    crossover:
      'Each side chooses Twilight Struggle cards worth 9 Ops in all; the game has three turns.',
    draftFirst: 'Otherwise both choose after seeing their first hands.',
  },
  ru: {
    bidding: 'Оба тайно делают ставки на желаемую сторону; влияние получает другая.',
    bonusUs: 'Фора для США.',
    bonusUssr: 'Фора для СССР.',
    rulings: 'То, что правила оставляют открытым.',
    crossover: 'Каждая сторона выбирает карты «Сумеречной борьбы» на 9 ОО; раундов становится три.',
    draftFirst: 'Иначе карты выбирают, уже видя первую руку.',
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
      name: 'Crossover: Twilight Struggle',
      about: 'Three turns; each side adds Twilight Struggle cards.',
    },
  },
  ru: {
    rulebook: { name: 'По правилам', about: 'Два раунда, 51 карта.' },
    crossover: {
      name: 'Объединение: «Сумеречная борьба»',
      about: 'Три раунда; каждая сторона добавляет карты «Сумеречной борьбы».',
    },
  },
};

/** Why options do not go together. */
export const conflicts: ByLanguage<
  Readonly<Record<'draftWithoutVisitors' | 'bidAndBonus', string>>
> = {
  en: {
    draftWithoutVisitors: 'Choosing cards before the deal needs the crossover.',
    bidAndBonus: 'The bids decide the extra influence: leave it at 0 for both sides.',
  },
  ru: {
    draftWithoutVisitors: 'Выбирать карты до раздачи можно только в объединении.',
    bidAndBonus: 'Дополнительное влияние решают ставки: оставьте его у обеих сторон равным 0.',
  },
};
