import { useLanguage, type BoardLanguage } from '@brink/board';

/** What the stage says whatever is played. */
export interface StageTexts {
  readonly skip: string;
  readonly since: (at: number, all: number) => string;
  readonly happened: string;
  readonly nuclearWar: string;
  readonly draw: string;
  readonly cause: string;
  readonly course: string;
  readonly toTheMap: string;
}

const TEXTS: Readonly<Record<BoardLanguage, StageTexts>> = {
  en: {
    skip: 'any key skips',
    since: (at, all) => `since your last move · ${at} of ${all}`,
    happened: 'What happened',
    nuclearWar: 'Nuclear war',
    draw: 'A draw',
    cause: 'The move that caused it',
    course: 'The course of the game',
    toTheMap: 'Look at the map',
  },
  ru: {
    skip: 'любая клавиша пропускает',
    since: (at, all) => `с вашего прошлого хода · ${at} из ${all}`,
    happened: 'Что произошло',
    nuclearWar: 'Ядерная война',
    draw: 'Ничья',
    cause: 'Решающий ход',
    course: 'Ход партии',
    toTheMap: 'Посмотреть на карту',
  },
};

export const useStageTexts = (): StageTexts => TEXTS[useLanguage()];
