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
  /** Of a game whose log breaks off. */
  readonly openEnd: (turn: number) => string;
  readonly open: string;
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
    about: 'Finished public games, newest first. You can replay each from either side.',
    downloadAll: 'Download all public games',
    downloadAllAbout: 'One record per line.',
    whose: 'Whose games',
    everybodys: 'Everyone’s',
    mine: 'My uploads',
    player: 'Player',
    opponent: 'Against',
    game: 'Game',
    anyGame: 'Any game',
    side: 'Player’s side',
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
    nothing: 'No finished games match.',
    nothingMine: 'You have not uploaded any games yet.',
    badSearch: 'The server did not understand the search. Check the names and turns.',
    noServer: 'The server is not responding. Games on this device are on the front page.',
    replay: 'Replay',
    record: 'Record',
    playdek: 'Playdek log',
    noPlaydek: 'The digital edition’s log cannot express this game:',
    notNow: 'That did not work. Try again in a moment.',
    choices: (n) => `${n} ${n === 1 ? 'step' : 'steps'}`,
    upload: 'uploaded',
    open: 'open: the log breaks off',
    openEnd: (turn) => `Breaks off in turn ${turn}; result open`,
    private: 'only you see it',
    public: 'everyone sees it',
    drop: 'Remove',
    dropAsk: 'Remove this game from the archive?',
    cancel: 'Cancel',
    bring: 'Upload games',
    bringAbout:
      'Brink records (JSON) and text logs from the Playdek edition. Brink checks every step against the rules before it keeps a game. Logs that break off are welcome.',
    files: 'Choose files…',
    isOpen: 'Show them to everyone',
    isOpenAbout: 'Otherwise only you can find them, under “My uploads”.',
    sending: (file) => `${file}: reading…`,
    taken: (file) => `${file} is in your archive.`,
    logIn: 'Log in',
    problems: {
      'too-large': 'The file is larger than 512 kB: too large for one game.',
      'no-json': 'The file begins like a record but is not complete JSON.',
      choice: 'The record breaks the rules',
      line: 'The log breaks the rules',
      unfinished: 'The game is not finished. The archive keeps only finished games.',
      'bad-record': 'This is neither a Brink record nor a readable log.',
      'account-needed': 'Guests have no archive. Create an account first.',
      'too-fast': 'Too many files at once. Wait a minute and send the rest.',
      'no-session': 'You are no longer logged in.',
      offline: 'The server is not responding. Try again in a moment.',
      internal: 'That did not work. Try again in a moment.',
    },
    atChoice: (n) => `at step ${n}.`,
    atLine: (n) => `at line ${n}.`,
  },
  ru: {
    title: 'Архив',
    about: 'Оконченные открытые партии, сначала новые. Каждую можно посмотреть с обеих сторон.',
    downloadAll: 'Скачать все открытые партии',
    downloadAllAbout: 'По одной записи в строке.',
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
    retry: 'Еще раз',
    found: (shown, hasMore) =>
      `${count(shown, 'партия', 'партии', 'партий')}${hasMore ? ', есть еще' : ''}`,
    nothing: 'Таких оконченных партий нет.',
    nothingMine: 'Вы еще не загрузили ни одной партии.',
    badSearch: 'Сервер не понял запроса. Проверьте имена и раунды.',
    noServer: 'Сервер не отвечает. Партии этого устройства — на первой странице.',
    replay: 'Повтор',
    record: 'Запись',
    playdek: 'Журнал Playdek',
    noPlaydek: 'Журнал цифрового издания не может передать эту партию:',
    notNow: 'Сейчас не получилось. Попробуйте чуть позже.',
    choices: (n) => count(n, 'шаг', 'шага', 'шагов'),
    upload: 'загружена',
    open: 'не указан: журнал обрывается',
    openEnd: (turn) => `Обрывается в раунде ${turn}; исход не указан`,
    private: 'видите только вы',
    public: 'видят все',
    drop: 'Убрать',
    dropAsk: 'Убрать эту партию из архива?',
    cancel: 'Отмена',
    bring: 'Загрузить партии',
    bringAbout:
      'Записи Brink (JSON) и текстовые журналы издания Playdek. Каждый шаг сначала проверяется по правилам. Журналы, которые обрываются, тоже подойдут.',
    files: 'Выбрать файлы…',
    isOpen: 'Показывать всем',
    isOpenAbout: 'Иначе их найдете только вы, в «Моих загрузках».',
    sending: (file) => `${file}: читаем…`,
    taken: (file) => `${file} в вашем архиве.`,
    logIn: 'Войти',
    problems: {
      'too-large': 'Файл больше 512 кБ: одна партия столько не занимает.',
      'no-json': 'Файл начинается как запись, но JSON неполный.',
      choice: 'Запись нарушает правила',
      line: 'Журнал нарушает правила',
      unfinished: 'Партия не окончена. Хранятся только оконченные.',
      'bad-record': 'Это не запись Brink и не читаемый журнал.',
      'account-needed': 'У гостей нет архива. Сначала создайте учетную запись.',
      'too-fast': 'Слишком много файлов сразу. Подождите минуту и отправьте остальные.',
      'no-session': 'Сеанс завершен, войдите снова.',
      offline: 'Сервер не отвечает. Попробуйте чуть позже.',
      internal: 'Не получилось. Попробуйте чуть позже.',
    },
    atChoice: (n) => `на шаге ${n}.`,
    atLine: (n) => `на строке ${n}.`,
  },
};
