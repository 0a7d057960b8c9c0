import type { BoardLanguage } from '@brink/board';

interface PeopleWords {
  readonly archive: string;
  readonly archiveAbout: string;
  readonly player: string;
  readonly search: string;
  readonly more: string;
  readonly noGames: string;
  readonly noServer: string;
  readonly results: string;
  readonly noResults: string;
  readonly side: string;
  readonly manner: string;
  readonly won: string;
  readonly lost: string;
  readonly drawn: string;
  readonly all: string;
  readonly finished: string;
  readonly retry: string;
  readonly manners: Readonly<Record<string, string>>;
}

export const PEOPLE_WORDS: Readonly<Record<BoardLanguage, PeopleWords>> = {
  en: {
    archive: 'Archive',
    archiveAbout: 'Finished public games, the newest first. Each can be replayed from either side.',
    player: 'Player',
    search: 'Search',
    more: 'Older games',
    noGames: 'No finished game here.',
    noServer: 'No server answers just now. Games on this device are on the front page.',
    results: 'Results',
    noResults: 'No finished game yet.',
    side: 'Side',
    manner: 'End of the game',
    won: 'Won',
    lost: 'Lost',
    drawn: 'Drawn',
    all: 'All games',
    finished: 'Finished games',
    retry: 'Try again',
    manners: {
      none: 'other',
      vp: 'victory points',
      europeControl: 'control of Europe',
      hornOfAfrica: 'control of the Horn',
      finalScoring: 'final scoring',
      defcon: 'nuclear war',
      heldScoringCard: 'held scoring card',
      cubanMissileCrisis: 'coup in the missile crisis',
      wargames: 'Wargames',
      resignation: 'resignation',
      agreement: 'agreement',
      time: 'time',
      insolvency: 'insolvency',
      triumphOfSocialism: 'triumph of socialism',
      socialismFails: 'socialism fails',
      collapse: 'collapse',
      bothCollapse: 'both collapse',
      survival: 'survival of the East',
      armsRace: 'arms race',
      spaceRace: 'space race',
      nuclearWar: 'nuclear war',
    },
  },
  ru: {
    archive: 'Архив',
    archiveAbout:
      'Оконченные открытые партии, сначала новые. Каждую можно посмотреть с обеих сторон.',
    player: 'Игрок',
    search: 'Найти',
    more: 'Более старые',
    noGames: 'Оконченных партий нет.',
    noServer: 'Сервер сейчас не отвечает. Партии этого устройства — на первой странице.',
    results: 'Результаты',
    noResults: 'Оконченных партий пока нет.',
    side: 'Сторона',
    manner: 'Конец партии',
    won: 'Победы',
    lost: 'Поражения',
    drawn: 'Ничьи',
    all: 'Все партии',
    finished: 'Оконченные партии',
    retry: 'Ещё раз',
    manners: {
      none: 'иначе',
      vp: 'победные очки',
      europeControl: 'контроль Европы',
      hornOfAfrica: 'контроль Африканского Рога',
      finalScoring: 'итоговый подсчёт',
      defcon: 'ядерная война',
      heldScoringCard: 'утаённая карта подсчёта',
      cubanMissileCrisis: 'переворот в Карибский кризис',
      wargames: '«Военные игры»',
      resignation: 'сдача',
      agreement: 'соглашение',
      time: 'время',
      insolvency: 'банкротство',
      triumphOfSocialism: 'торжество социализма',
      socialismFails: 'крах социализма',
      collapse: 'крах',
      bothCollapse: 'крах обеих сторон',
      survival: 'Восток устоял',
      armsRace: 'гонка вооружений',
      spaceRace: 'космическая гонка',
      nuclearWar: 'ядерная война',
    },
  },
};
