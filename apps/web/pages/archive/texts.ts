import type { BoardLanguage } from '@brink/board';

export const UPLOAD_PROBLEMS = [
  'too-large',
  'no-json',
  'choice',
  'line',
  'unfinished',
  'bad-record',
  'account-needed',
  'too-fast',
  'no-session',
  'offline',
  'internal',
] as const;
export type UploadProblem = (typeof UPLOAD_PROBLEMS)[number];

export interface ArchiveTexts {
  readonly title: string;
  readonly about: string;
  readonly downloadAll: string;
  readonly downloadAllAbout: string;
  readonly whose: string;
  readonly everybodys: string;
  readonly mine: string;
  readonly player: string;
  readonly opponent: string;
  readonly game: string;
  readonly anyGame: string;
  readonly side: string;
  readonly sideAbout: string;
  readonly winner: string;
  readonly draw: string;
  readonly any: string;
  readonly scenario: string;
  readonly end: string;
  readonly turns: string;
  readonly fromTurn: string;
  readonly toTurn: string;
  readonly headline: string;
  readonly chooseGameFirst: string;
  readonly search: string;
  readonly clear: string;
  readonly more: string;
  readonly retry: string;
  readonly found: (shown: number, hasMore: boolean) => string;
  readonly nothing: string;
  readonly nothingMine: string;
  readonly badSearch: string;
  readonly noServer: string;
  readonly replay: string;
  readonly record: string;
  readonly playdek: string;
  readonly noPlaydek: string;
  readonly notNow: string;
  readonly choices: (count: number) => string;
  readonly upload: string;
  readonly private: string;
  readonly public: string;
  readonly drop: string;
  readonly dropAsk: string;
  readonly cancel: string;
  readonly bring: string;
  readonly bringAbout: string;
  readonly files: string;
  readonly isOpen: string;
  readonly isOpenAbout: string;
  readonly sending: (file: string) => string;
  readonly taken: (file: string) => string;
  readonly logIn: string;
  readonly problems: Readonly<Record<UploadProblem, string>>;
  readonly atChoice: (number: number) => string;
  readonly atLine: (number: number) => string;
}

const plural = new Intl.PluralRules('ru');
const count = (n: number, one: string, few: string, many: string): string => {
  const form = plural.select(n);
  return `${n} ${form === 'one' ? one : form === 'few' ? few : many}`;
};

export const ARCHIVE_TEXTS: Readonly<Record<BoardLanguage, ArchiveTexts>> = {
  en: {
    title: 'Archive',
    about: 'Finished public games, the newest first. Each can be replayed from either side.',
    downloadAll: 'Download all public games',
    downloadAllAbout: 'One record a line.',
    whose: 'Whose games',
    everybodys: 'Everybody’s',
    mine: 'My uploads',
    player: 'Player',
    opponent: 'Against',
    game: 'Game',
    anyGame: 'Any game',
    side: 'Side of the player',
    sideAbout: 'Name a player and a game first.',
    winner: 'Winner',
    draw: 'Draw',
    any: 'Any',
    scenario: 'Scenario',
    end: 'End of the game',
    turns: 'Last turn',
    fromTurn: 'from',
    toTurn: 'to',
    headline: 'Headline',
    chooseGameFirst: 'Choose a game to search by side, winner, end, scenario or headline.',
    search: 'Search',
    clear: 'Clear',
    more: 'Older games',
    retry: 'Try again',
    found: (shown, hasMore) =>
      `${shown} ${shown === 1 ? 'game' : 'games'}${hasMore ? ', and there are more' : ''}`,
    nothing: 'No finished game like that.',
    nothingMine: 'You have brought no games along yet.',
    badSearch: 'The server did not understand the search. Look at the names and turns.',
    noServer: 'No server answers just now. Games on this device are on the front page.',
    replay: 'Replay',
    record: 'Record',
    playdek: 'Playdek log',
    noPlaydek: 'The log of the digital edition cannot tell this game:',
    notNow: 'That did not work just now. Try again in a moment.',
    choices: (n) => `${n} choices`,
    upload: 'brought along',
    private: 'only you see it',
    public: 'everybody sees it',
    drop: 'Remove',
    dropAsk: 'Remove this game from the archive?',
    cancel: 'Cancel',
    bring: 'Bring games along',
    bringAbout:
      'Records of Brink (JSON) and text logs of the Playdek edition. Every choice is played through the rules before a game is kept.',
    files: 'Choose files…',
    isOpen: 'Show them to everybody',
    isOpenAbout: 'Otherwise only you find them, under “My uploads”.',
    sending: (file) => `${file}: is being read…`,
    taken: (file) => `${file} is in your archive.`,
    logIn: 'Log in',
    problems: {
      'too-large': 'The file is larger than 512 kB: that is no single game.',
      'no-json': 'The file begins like a record but is not whole JSON.',
      choice: 'The record parts from the rules',
      line: 'The log parts from the rules',
      unfinished: 'The game is not finished. Only finished games are kept.',
      'bad-record': 'This is neither a record of Brink nor a log that can be understood.',
      'account-needed': 'Guests keep no archive. Make an account first.',
      'too-fast': 'Too many files at once. Wait a minute and send the rest.',
      'no-session': 'You are no longer logged in.',
      offline: 'No server answers. Try again in a moment.',
      internal: 'That did not work. Try again in a moment.',
    },
    atChoice: (n) => `at choice ${n}.`,
    atLine: (n) => `at line ${n}.`,
  },
  ru: {
    title: 'Архив',
    about: 'Оконченные открытые партии, сначала новые. Каждую можно посмотреть с обеих сторон.',
    downloadAll: 'Скачать все открытые партии',
    downloadAllAbout: 'По записи в строке.',
    whose: 'Чьи партии',
    everybodys: 'Все',
    mine: 'Мои загрузки',
    player: 'Игрок',
    opponent: 'Против кого',
    game: 'Игра',
    anyGame: 'Любая',
    side: 'Сторона игрока',
    sideAbout: 'Сначала назовите игрока и игру.',
    winner: 'Победа',
    draw: 'Ничья',
    any: 'Любая',
    scenario: 'Сценарий',
    end: 'Конец партии',
    turns: 'Последний раунд',
    fromTurn: 'от',
    toTurn: 'до',
    headline: 'Начальное событие',
    chooseGameFirst:
      'Выберите игру, чтобы искать по стороне, победителю, концу, сценарию или начальному событию.',
    search: 'Найти',
    clear: 'Очистить',
    more: 'Более старые',
    retry: 'Ещё раз',
    found: (shown, hasMore) =>
      `${count(shown, 'партия', 'партии', 'партий')}${hasMore ? ', есть ещё' : ''}`,
    nothing: 'Таких оконченных партий нет.',
    nothingMine: 'Вы ещё не загрузили ни одной партии.',
    badSearch: 'Сервер не понял запроса. Проверьте имена и раунды.',
    noServer: 'Сервер сейчас не отвечает. Партии этого устройства — на первой странице.',
    replay: 'Повтор',
    record: 'Запись',
    playdek: 'Журнал Playdek',
    noPlaydek: 'Журнал цифрового издания не может передать эту партию:',
    notNow: 'Сейчас не получилось. Попробуйте чуть позже.',
    choices: (n) => count(n, 'выбор', 'выбора', 'выборов'),
    upload: 'загружена',
    private: 'видите только вы',
    public: 'видят все',
    drop: 'Убрать',
    dropAsk: 'Убрать эту партию из архива?',
    cancel: 'Отмена',
    bring: 'Загрузить партии',
    bringAbout:
      'Записи Brink (JSON) и текстовые журналы издания Playdek. Каждый выбор проверяется по правилам, и только потом партия сохраняется.',
    files: 'Выбрать файлы…',
    isOpen: 'Показывать всем',
    isOpenAbout: 'Иначе их найдёте только вы, в «Моих загрузках».',
    sending: (file) => `${file}: читаем…`,
    taken: (file) => `${file} в вашем архиве.`,
    logIn: 'Войти',
    problems: {
      'too-large': 'Файл больше 512 кБ: одна партия столько не занимает.',
      'no-json': 'Файл начинается как запись, но это не целый JSON.',
      choice: 'Запись расходится с правилами',
      line: 'Журнал расходится с правилами',
      unfinished: 'Партия не окончена. Хранятся только оконченные.',
      'bad-record': 'Это не запись Brink и не журнал, который можно понять.',
      'account-needed': 'У гостей нет архива. Сначала заведите учётную запись.',
      'too-fast': 'Слишком много файлов сразу. Подождите минуту и отправьте остальные.',
      'no-session': 'Вы больше не в системе.',
      offline: 'Сервер не отвечает. Попробуйте чуть позже.',
      internal: 'Не получилось. Попробуйте чуть позже.',
    },
    atChoice: (n) => `на выборе ${n}.`,
    atLine: (n) => `на строке ${n}.`,
  },
};
