interface Door {
  readonly title: string;
  readonly about: string;
}

interface StudyTexts {
  readonly title: string;
  readonly about: string;
  readonly doors: Readonly<Record<DoorName, Door>>;
}

export type DoorName =
  | 'analysis'
  | 'editor'
  | 'explorer'
  | 'puzzles'
  | 'studies'
  | 'cards'
  | 'lessons'
  | 'archive';

const en: StudyTexts = {
  title: 'Study',
  about: 'Take a position apart, see what others did there, find the better plan.',
  doors: {
    analysis: {
      title: 'Analysis board',
      about: 'Play both sides, try variations, ask the engine for plans.',
    },
    editor: {
      title: 'Position editor',
      about: 'Set up any position; play on from it or analyse it.',
    },
    explorer: {
      title: 'Explorer',
      about: 'Set-ups and headlines: how often they are played, and how often they win.',
    },
    puzzles: {
      title: 'Puzzles',
      about: 'One position, one question. They grow harder as you get better.',
    },
    studies: {
      title: 'Studies',
      about: 'Chapters with variations and comments, alone or together.',
    },
    archive: {
      title: 'Finished games',
      about: 'Replay any of them; the review says where it turned.',
    },
    cards: { title: 'Cards', about: 'What each card does, its history and its rules.' },
    lessons: { title: 'Lessons', about: 'One thing at a time, on the real board.' },
  },
};

const ru: StudyTexts = {
  title: 'Анализ',
  about: 'Разберите позицию, посмотрите, как играли в ней другие, найдите план лучше.',
  doors: {
    analysis: {
      title: 'Доска для анализа',
      about: 'Играйте за обе стороны, пробуйте варианты, спрашивайте движок о планах.',
    },
    editor: {
      title: 'Редактор позиций',
      about: 'Расставьте любую позицию: сыграйте с нее или разберите ее.',
    },
    explorer: {
      title: 'Обозреватель',
      about: 'Расстановки и начальные события: как часто их выбирают и как часто побеждают.',
    },
    puzzles: {
      title: 'Задачи',
      about: 'Одна позиция, один вопрос. Чем лучше вы решаете, тем они труднее.',
    },
    studies: {
      title: 'Исследования',
      about: 'Главы с вариантами и комментариями, в одиночку или вместе.',
    },
    archive: {
      title: 'Сыгранные партии',
      about: 'Посмотрите любую; разбор покажет, где она переломилась.',
    },
    cards: { title: 'Карты', about: 'Что делает каждая карта, ее история и правила.' },
    lessons: { title: 'Уроки', about: 'По одному за раз, на настоящем поле.' },
  },
};

export const STUDY_TEXTS = { en, ru } as const;
