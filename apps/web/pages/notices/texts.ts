import { useLanguage, type BoardLanguage } from '@brink/board';
import type { Channel } from '@brink/protocol';
import { countEn, countRu } from '../../ui/texts/count.ts';

type Kind = Channel['kind'];
type Event = Channel['events'][number];

/** Codes of the server, and two of the browser. */
export const NOTICE_PROBLEMS = [
  'no-such-kind',
  'too-many-channels',
  'no-such-channel',
  'not-confirmed',
  'not-delivered',
  'push-denied',
  'push-failed',
  'bad-request',
  'no-session',
  'too-fast',
  'offline',
  'internal',
] as const;
type Problem = (typeof NOTICE_PROBLEMS)[number];

interface NoticeTexts {
  readonly title: string;
  readonly about: string;
  readonly stranger: string;
  readonly logIn: string;
  readonly guest: string;
  readonly channels: string;
  readonly none: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly kindAbout: Readonly<Record<Kind, string>>;
  readonly events: Readonly<Record<Event, { readonly name: string; readonly about: string }>>;
  readonly tells: string;
  readonly digest: string;
  readonly digestAbout: string;
  readonly atOnce: string;
  readonly everyHours: (hours: number) => string;
  readonly thisBrowser: string;
  readonly unconfirmed: string;
  readonly test: string;
  readonly tested: string;
  readonly remove: string;
  readonly removeAsk: string;
  readonly saved: string;
  readonly browser: string;
  readonly browserAbout: string;
  readonly browserOn: string;
  readonly browserIsOn: string;
  readonly browserCannot: string;
  readonly browserBlocked: string;
  readonly add: string;
  readonly way: string;
  readonly address: Readonly<Record<Exclude<Kind, 'push'>, string>>;
  readonly noMail: string;
  readonly problems: Readonly<Record<Problem, string>>;
}

export const NOTICE_TEXTS: Readonly<Record<BoardLanguage, NoticeTexts>> = {
  en: {
    title: 'Notices',
    about:
      'How you hear of your move, of little time left and of tournaments while Brink is closed.',
    stranger: 'The server does not know you yet: log in, or begin a game on it first.',
    logIn: 'Log in',
    guest: 'You are a guest: notices end with this session. An account keeps them.',
    channels: 'Your channels',
    none: 'None yet. You see your games only when you look.',
    kinds: {
      push: 'This or another browser',
      mail: 'E-mail',
      hook: 'Web-hook',
      discord: 'Discord',
    },
    kindAbout: {
      push: 'A message of the system, even if no page of Brink is open.',
      mail: 'A letter asks you to confirm the address first; each one has a link that stops them.',
      hook: 'A JSON document is posted to an address of yours: kind, text, url, game or tournament.',
      discord:
        'Paste the address of a web-hook of your Discord channel (channel settings, integrations).',
    },
    events: {
      turn: { name: 'Your move', about: 'A game waits for you.' },
      time: {
        name: 'Little time',
        about: 'Less than six hours on a slow clock, or a round of a tournament ends soon.',
      },
      start: { name: 'A game begins', about: 'Somebody sat down at your table.' },
      end: { name: 'A game is over', about: 'However it ended.' },
      challenge: { name: 'Invitations', about: 'Somebody keeps a seat for you.' },
      round: { name: 'Tournaments', about: 'A round has begun, or all is over.' },
    },
    tells: 'Tells of',
    digest: 'Moves that wait',
    digestAbout: 'Only moves are collected; everything else comes at once.',
    atOnce: 'each by itself',
    everyHours: (hours) => `together, at most every ${countEn(hours, 'hour', 'hours')}`,
    thisBrowser: 'this browser',
    unconfirmed: 'Not confirmed yet: follow the link in the letter.',
    test: 'Send a test',
    tested: 'Sent. It should be with you in a moment.',
    remove: 'Remove',
    removeAsk: 'Send nothing there any more?',
    saved: 'Saved.',
    browser: 'In this browser',
    browserAbout: 'The browser asks for your permission. Nobody but this server can use it.',
    browserOn: 'Turn on here',
    browserIsOn: 'This browser gets notices.',
    browserCannot: 'This browser cannot get notices here: it needs https and support for web push.',
    browserBlocked: 'Notices of this site are blocked in the settings of the browser.',
    add: 'Add a channel',
    way: 'Way',
    address: { mail: 'Address', hook: 'Address (https)', discord: 'Address of the web-hook' },
    noMail: 'This server sends no mail.',
    problems: {
      'no-such-kind': 'This server sends no mail.',
      'too-many-channels': 'Ten channels are the most. Remove one first.',
      'no-such-channel': 'This channel is gone.',
      'not-confirmed': 'Confirm the address first: follow the link in the letter.',
      'not-delivered': 'Nothing arrived: the other side did not take it. Look at the address.',
      'push-denied': 'The browser did not permit it.',
      'push-failed': 'The push service of the browser does not answer.',
      'bad-request': 'That is no address. Web-hooks begin with https://.',
      'no-session': 'You are no longer logged in.',
      'too-fast': 'Too many attempts. Wait a few minutes.',
      offline: 'No server answers. Try again in a moment.',
      internal: 'That did not work. Try again in a moment.',
    },
  },
  ru: {
    title: 'Уведомления',
    about: 'Как узнать о своём ходе, об исходе времени и о турнирах, когда Brink закрыт.',
    stranger: 'Сервер вас ещё не знает: войдите или сначала начните на нём партию.',
    logIn: 'Войти',
    guest: 'Вы гость: уведомления кончатся вместе с сеансом. Учётная запись их сохранит.',
    channels: 'Ваши каналы',
    none: 'Пока нет. Вы видите партии, только когда смотрите.',
    kinds: { push: 'Этот или другой браузер', mail: 'Почта', hook: 'Веб-хук', discord: 'Discord' },
    kindAbout: {
      push: 'Сообщение системы, даже если страница Brink закрыта.',
      mail: 'Сначала письмо попросит подтвердить адрес; в каждом есть ссылка, чтобы отказаться.',
      hook: 'На ваш адрес отправляется JSON: kind, text, url, game или tournament.',
      discord: 'Вставьте адрес веб-хука вашего канала Discord (настройки канала, интеграции).',
    },
    events: {
      turn: { name: 'Ваш ход', about: 'Партия ждёт вас.' },
      time: {
        name: 'Мало времени',
        about: 'Меньше шести часов на неспешных часах, или скоро конец тура.',
      },
      start: { name: 'Партия началась', about: 'За ваш стол кто-то сел.' },
      end: { name: 'Партия окончена', about: 'Чем бы она ни кончилась.' },
      challenge: { name: 'Приглашения', about: 'Для вас держат место.' },
      round: { name: 'Турниры', about: 'Начался тур или всё окончено.' },
    },
    tells: 'Сообщает',
    digest: 'Ждущие ходы',
    digestAbout: 'Собираются только ходы; остальное приходит сразу.',
    atOnce: 'каждый отдельно',
    everyHours: (hours) => `вместе, не чаще раза в ${countRu(hours, 'час', 'часа', 'часов')}`,
    thisBrowser: 'этот браузер',
    unconfirmed: 'Ещё не подтверждён: откройте ссылку из письма.',
    test: 'Проверить',
    tested: 'Отправлено. Сейчас придёт.',
    remove: 'Убрать',
    removeAsk: 'Больше ничего туда не отправлять?',
    saved: 'Сохранено.',
    browser: 'В этом браузере',
    browserAbout: 'Браузер спросит разрешения. Пользоваться им сможет только этот сервер.',
    browserOn: 'Включить здесь',
    browserIsOn: 'Этот браузер получает уведомления.',
    browserCannot: 'Здесь этот браузер не может получать уведомления: нужны https и web push.',
    browserBlocked: 'Уведомления этого сайта запрещены в настройках браузера.',
    add: 'Добавить канал',
    way: 'Способ',
    address: { mail: 'Адрес', hook: 'Адрес (https)', discord: 'Адрес веб-хука' },
    noMail: 'Этот сервер не отправляет почту.',
    problems: {
      'no-such-kind': 'Этот сервер не отправляет почту.',
      'too-many-channels': 'Каналов не больше десяти. Сначала уберите один.',
      'no-such-channel': 'Этого канала больше нет.',
      'not-confirmed': 'Сначала подтвердите адрес: откройте ссылку из письма.',
      'not-delivered': 'Не дошло: на той стороне не приняли. Проверьте адрес.',
      'push-denied': 'Браузер не разрешил.',
      'push-failed': 'Служба уведомлений браузера не отвечает.',
      'bad-request': 'Это не адрес. Веб-хук начинается с https://.',
      'no-session': 'Вы больше не в системе.',
      'too-fast': 'Слишком много попыток. Подождите несколько минут.',
      offline: 'Сервер не отвечает. Попробуйте чуть позже.',
      internal: 'Не получилось. Попробуйте чуть позже.',
    },
  },
};

export const useNoticeTexts = (): NoticeTexts => NOTICE_TEXTS[useLanguage()];

export const noticeProblem = (code: string, { problems }: NoticeTexts): string =>
  problems[code as Problem] ?? problems.internal;
