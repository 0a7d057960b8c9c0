import type { BoardLanguage } from '@brink/board';

/** What the questions before the first turn say besides the texts of the game. */
interface VariantTexts {
  readonly crisis: string;
  readonly bands: readonly [string, string, string, string];
  readonly die: string;
  readonly statecraft: string;
  readonly rivalHolds: (side: string, count: number) => string;
  readonly laidDown: string;
  readonly past: string;
}

export const VARIANT_TEXTS: Readonly<Record<BoardLanguage, VariantTexts>> = {
  en: {
    crisis: 'Crisis',
    bands: ['1 or less', '2–3', '4–5', '6 or more'],
    die: 'die',
    statecraft: 'Your statecraft: one card, in secret',
    rivalHolds: (side, count) => `${side} holds ${count}`,
    laidDown: 'Your card lies face down. Both are revealed together.',
    past: 'Past crises',
  },
  ru: {
    crisis: 'Кризис',
    bands: ['1 и меньше', '2–3', '4–5', '6 и больше'],
    die: 'бросок',
    statecraft: 'Ваши карты сверхдержавы: одна, тайно',
    rivalHolds: (side, count) => `${side}: осталось ${count}`,
    laidDown: 'Ваша карта лежит взакрытую. Обе откроются вместе.',
    past: 'Прошедшие кризисы',
  },
};
