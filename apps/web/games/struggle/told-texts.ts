import type { ByLanguage } from '../../table/game-ui.ts';

interface ToldTexts {
  readonly told: string;
  readonly detail: string;
  readonly why: string;
  readonly other: string;
  readonly steps: string;
  readonly turn: (turn: number) => string;
  readonly place: (step: number, of: number) => string;
  readonly back: string;
  readonly next: (title: string) => string;
  readonly toList: string;
  readonly playOn: string;
  readonly onlyBoard: string;
  readonly withWords: string;
}

export const TOLD_TEXTS: ByLanguage<ToldTexts> = {
  en: {
    told: 'What happens',
    detail: 'told game · 20 min',
    why: 'Why here, why now',
    other: 'Another way',
    steps: 'Steps',
    turn: (turn) => `Turn ${turn}`,
    place: (step, of) => `step ${step} of ${of}`,
    back: 'Back',
    next: (title) => `Next: ${title}`,
    toList: 'All lessons',
    playOn: 'Play on from here',
    onlyBoard: 'Only the board',
    withWords: 'With words',
  },
  ru: {
    told: 'Что происходит',
    detail: 'партия с рассказом · 20 мин',
    why: 'Почему здесь и сейчас',
    other: 'Можно иначе',
    steps: 'Шаги',
    turn: (turn) => `Раунд ${turn}`,
    place: (step, of) => `шаг ${step} из ${of}`,
    back: 'Назад',
    next: (title) => `Дальше: ${title}`,
    toList: 'Все уроки',
    playOn: 'Играть отсюда',
    onlyBoard: 'Только поле',
    withWords: 'С рассказом',
  },
};
