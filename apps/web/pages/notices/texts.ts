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
    title: 'Notifications',
    about: 'How you learn of your move, a low clock and tournaments while Brink is closed.',
    stranger: 'The server does not know you yet: log in, or start a game on it first.',
    logIn: 'Log in',
    guest: 'You are a guest: notifications end with this session. An account keeps them.',
    channels: 'Your channels',
    none: 'None yet. You have to come and look at your games.',
    kinds: {
      push: 'This or another browser',
      mail: 'Email',
      hook: 'Webhook',
      discord: 'Discord',
    },
    kindAbout: {
      push: 'A system notification, even if Brink is closed.',
      mail: 'An email asks you to confirm the address first; every email has an unsubscribe link.',
      hook: 'Brink posts JSON to your address: kind, text, url, game or tournament.',
      discord:
        'Paste the address of your Discord channel’s webhook (channel settings, integrations).',
    },
    events: {
      turn: { name: 'Your move', about: 'A game waits for you.' },
      time: {
        name: 'Low time',
        about: 'Less than six hours left on a slow clock, or a tournament round ends soon.',
      },
      start: { name: 'A game begins', about: 'Someone sat down at your table.' },
      end: { name: 'A game is over', about: 'However it ended.' },
      challenge: { name: 'Invitations', about: 'Someone is keeping a seat for you.' },
      round: { name: 'Tournaments', about: 'A round has begun, or the tournament is over.' },
    },
    tells: 'Notify me of',
    digest: 'Your moves',
    digestAbout: 'Only moves are grouped; everything else comes at once.',
    atOnce: 'each one at once',
    everyHours: (hours) => `together, at most every ${countEn(hours, 'hour', 'hours')}`,
    thisBrowser: 'this browser',
    unconfirmed: 'Not confirmed yet: follow the link in the email.',
    test: 'Send a test',
    tested: 'Sent. It should arrive in a moment.',
    remove: 'Remove',
    removeAsk: 'Stop sending notifications there?',
    saved: 'Saved.',
    browser: 'In this browser',
    browserAbout: 'The browser asks for your permission. Only this server can use it.',
    browserOn: 'Turn on here',
    browserIsOn: 'This browser gets notifications.',
    browserCannot: 'This browser cannot get notifications here: it needs https and web push.',
    browserBlocked: 'Notifications from this site are blocked in the browser’s settings.',
    add: 'Add a channel',
    way: 'Type',
    address: { mail: 'Address', hook: 'Address (https)', discord: 'Webhook address' },
    noMail: 'This server sends no email.',
    problems: {
      'no-such-kind': 'This server sends no email.',
      'too-many-channels': 'You can have ten channels at most. Remove one first.',
      'no-such-channel': 'This channel no longer exists.',
      'not-confirmed': 'Confirm the address first: follow the link in the email.',
      'not-delivered': 'Not delivered: the receiver did not accept it. Check the address.',
      'push-denied': 'The browser did not allow it.',
      'push-failed': 'The browser’s push service is not responding.',
      'bad-request': 'That is not an address. Webhooks begin with https://.',
      'no-session': 'You are no longer logged in.',
      'too-fast': 'Too many attempts. Wait a few minutes.',
      offline: 'The server is not responding. Try again in a moment.',
      internal: 'That did not work. Try again in a moment.',
    },
  },
  ru: {
    title: 'Уведомления',
    about: 'Как узнать о своем ходе, о том, что время на исходе, и о турнирах, когда Brink закрыт.',
    stranger: 'Сервер вас еще не знает: войдите или сначала начните на нем партию.',
    logIn: 'Войти',
    guest: 'Вы гость: уведомления прекратятся вместе с сеансом. Учетная запись их сохранит.',
    channels: 'Ваши каналы',
    none: 'Пока нет. О партиях вы узнаете, только когда зайдете.',
    kinds: { push: 'Этот или другой браузер', mail: 'Почта', hook: 'Вебхук', discord: 'Discord' },
    kindAbout: {
      push: 'Системное уведомление, даже если Brink закрыт.',
      mail: 'Сначала придет письмо для подтверждения адреса; в каждом есть ссылка для отписки.',
      hook: 'На ваш адрес отправляется JSON: kind, text, url, game или tournament.',
      discord: 'Вставьте адрес вебхука вашего канала Discord (настройки канала, интеграции).',
    },
    events: {
      turn: { name: 'Ваш ход', about: 'Партия ждет вас.' },
      time: {
        name: 'Мало времени',
        about: 'Меньше шести часов в партии по переписке, или скоро конец тура.',
      },
      start: { name: 'Партия началась', about: 'За ваш стол кто-то сел.' },
      end: { name: 'Партия окончена', about: 'С любым исходом.' },
      challenge: { name: 'Приглашения', about: 'Для вас держат место.' },
      round: { name: 'Турниры', about: 'Начался тур, или турнир окончен.' },
    },
    tells: 'Сообщать',
    digest: 'О ваших ходах',
    digestAbout: 'Вместе приходят только ходы; остальное — сразу.',
    atOnce: 'о каждом сразу',
    everyHours: (hours) => `вместе, не чаще раза в ${countRu(hours, 'час', 'часа', 'часов')}`,
    thisBrowser: 'этот браузер',
    unconfirmed: 'Еще не подтвержден: откройте ссылку из письма.',
    test: 'Проверить',
    tested: 'Отправлено. Скоро придет.',
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
    address: { mail: 'Адрес', hook: 'Адрес (https)', discord: 'Адрес вебхука' },
    noMail: 'Этот сервер не отправляет почту.',
    problems: {
      'no-such-kind': 'Этот сервер не отправляет почту.',
      'too-many-channels': 'Можно иметь не больше десяти каналов. Сначала уберите один.',
      'no-such-channel': 'Этого канала больше нет.',
      'not-confirmed': 'Сначала подтвердите адрес: откройте ссылку из письма.',
      'not-delivered': 'Не доставлено: получатель не принял. Проверьте адрес.',
      'push-denied': 'Браузер не разрешил.',
      'push-failed': 'Служба уведомлений браузера не отвечает.',
      'bad-request': 'Это не адрес. Вебхук начинается с https://.',
      'no-session': 'Сеанс завершен, войдите снова.',
      'too-fast': 'Слишком много попыток. Подождите несколько минут.',
      offline: 'Сервер не отвечает. Попробуйте чуть позже.',
      internal: 'Не получилось. Попробуйте чуть позже.',
    },
  },
};

export const useNoticeTexts = (): NoticeTexts => NOTICE_TEXTS[useLanguage()];

export const noticeProblem = (code: string, { problems }: NoticeTexts): string =>
  problems[code as Problem] ?? problems.internal;
