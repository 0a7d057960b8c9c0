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
  learner: { name: 'Recruit', about: 'Knows the rules but makes mistakes: for first games.' },
  cadet: { name: 'Cadet', about: 'Plays sensibly and lets chances pass.' },
  heuristic: { name: 'Officer', about: 'Knows the cards and the board, answers at once.' },
  attache: { name: 'Attaché', about: 'Looks a little ahead, answers at once.' },
  search: { name: 'Analyst', about: 'Looks ahead for half a second per card.' },
  strategist: { name: 'Strategist', about: 'Looks ahead for a second per card: the strongest.' },
};

/** In Russian. */
export const levelsInRussian: LevelTexts = {
  random: { name: 'Случайный', about: 'Выбирает что угодно.' },
  learner: { name: 'Новобранец', about: 'Знает правила, но ошибается: для первых партий.' },
  cadet: { name: 'Курсант', about: 'Играет разумно, но упускает случаи.' },
  heuristic: { name: 'Офицер', about: 'Знает карты и поле, отвечает сразу.' },
  attache: { name: 'Атташе', about: 'Немного смотрит вперед, отвечает сразу.' },
  search: { name: 'Аналитик', about: 'Думает полсекунды над каждой картой.' },
  strategist: { name: 'Стратег', about: 'Думает секунду над каждой картой: самый сильный.' },
};

/** By language. */
export const LEVEL_TEXTS: Readonly<Record<Language, LevelTexts>> = {
  en: levelsInEnglish,
  ru: levelsInRussian,
};
