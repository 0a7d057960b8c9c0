import type { BoardLanguage } from '@brink/board';

/** What variants say at the table besides the texts of the game. */
interface VariantWords {
  readonly crisis: string;
  readonly bands: readonly [string, string, string, string];
  readonly die: string;
  readonly statecraft: string;
  readonly rivalHolds: (side: string, count: number) => string;
  readonly laidDown: string;
  readonly past: string;
  /** Who wins the Late War scenario by the score. */
  readonly lateWarEnd: string;
}

export const VARIANT_WORDS: Readonly<Record<BoardLanguage, VariantWords>> = {
  en: {
    crisis: 'Crisis',
    bands: ['1 or less', '2–3', '4–5', '6 or more'],
    die: 'die',
    statecraft: 'Your statecraft: one card, in secret',
    rivalHolds: (side, count) => `${side} holds ${count}`,
    laidDown: 'Your card lies face down. Both are shown together.',
    past: 'Crises past',
    lateWarEnd:
      'In the Late War the US needs 20 VP after final scoring, or after a Wargames of its own; otherwise the USSR has won.',
  },
  ru: {
    crisis: 'Кризис',
    bands: ['1 и меньше', '2–3', '4–5', '6 и больше'],
    die: 'бросок',
    statecraft: 'Ваши карты сверхдержавы: одна, тайно',
    rivalHolds: (side, count) => `${side}: осталось ${count}`,
    laidDown: 'Ваша карта лежит взакрытую. Обе откроют вместе.',
    past: 'Прошедшие кризисы',
    lateWarEnd:
      'В сценарии «Окончание холодной войны» после финального подсчета и после своего «Балансирования на грани» США нужны 20 ПО, иначе побеждает СССР.',
  },
};
