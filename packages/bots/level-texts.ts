import type { Language } from '@brink/kernel';
import type { LevelName } from './levels.ts';

/** What a level is called. */
export interface LevelText {
  readonly name: string;
  /** What to expect, in one line. */
  readonly about: string;
}

/** What all levels are called, in the lobby as in the terminal. */
export type LevelTexts = Readonly<Record<LevelName, LevelText>>;

/** In English. */
export const levelsInEnglish: LevelTexts = {
  random: { name: 'Random', about: 'Takes any legal choice.' },
  learner: { name: 'Recruit', about: 'Makes mistakes: for first games.' },
  cadet: { name: 'Cadet', about: 'Sensible, but lets chances pass.' },
  heuristic: { name: 'Officer', about: 'Sound, and answers at once.' },
  attache: { name: 'Attaché', about: 'Looks a little ahead.' },
  search: { name: 'Analyst', about: 'Looks further ahead.' },
  strategist: { name: 'Strategist', about: 'Thinks half a second per card.' },
};

/** In Russian. */
export const levelsInRussian: LevelTexts = {
  random: { name: 'Случайный', about: 'Выбирает что угодно.' },
  learner: { name: 'Новобранец', about: 'Ошибается: для первых партий.' },
  cadet: { name: 'Курсант', about: 'Разумен, но упускает случаи.' },
  heuristic: { name: 'Офицер', about: 'Играет разумно и мгновенно.' },
  attache: { name: 'Атташе', about: 'Немного смотрит вперед.' },
  search: { name: 'Аналитик', about: 'Смотрит дальше вперед.' },
  strategist: { name: 'Стратег', about: 'Думает полсекунды над картой.' },
};

/** By language. */
export const LEVEL_TEXTS: Readonly<Record<Language, LevelTexts>> = {
  en: levelsInEnglish,
  ru: levelsInRussian,
};
