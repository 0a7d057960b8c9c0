import { useLanguage, type BoardLanguage } from '@brink/board';

export const ORDER_PROBLEMS = [
  'too-fast',
  'too-many-shunned',
  'no-such-player',
  'no-session',
  'offline',
  'internal',
] as const;
export type OrderProblem = (typeof ORDER_PROBLEMS)[number];

interface ModerationTexts {
  readonly open: string;
  readonly about: (name: string) => string;
  readonly profile: string;
  readonly mute: string;
  readonly unmute: string;
  readonly muteAbout: string;
  readonly block: string;
  readonly unblock: string;
  readonly blockAbout: string;
  readonly isMuted: string;
  readonly isBlocked: string;
  readonly report: string;
  readonly reportAbout: string;
  readonly reason: string;
  readonly send: string;
  readonly reported: string;
  readonly logIn: string;
  readonly logInAbout: string;
  readonly list: string;
  readonly nobody: string;
  readonly problems: Readonly<Record<OrderProblem, string>>;
}

const MODERATION_TEXTS: Readonly<Record<BoardLanguage, ModerationTexts>> = {
  en: {
    open: 'Mute, block, report…',
    about: (name) => `${name}: mute, block, report`,
    profile: 'Ratings and games',
    mute: 'Mute',
    unmute: 'Unmute',
    muteAbout: 'You do not see this player’s messages.',
    block: 'Block',
    unblock: 'Unblock',
    blockAbout: 'You cannot join or invite each other, and you do not see their messages.',
    isMuted: 'muted',
    isBlocked: 'blocked',
    report: 'Report',
    reportAbout: 'It goes to the server’s moderators. The player does not learn who wrote it.',
    reason: 'What happened',
    send: 'Send the report',
    reported: 'Report sent. Thank you.',
    logIn: 'Log in',
    logInAbout: 'Log in to do that.',
    list: 'Muted and blocked',
    nobody: 'No one.',
    problems: {
      'too-fast': 'You have sent many reports today. Try again tomorrow.',
      'too-many-shunned': 'The list is full. Remove someone first.',
      'no-such-player': 'This player is no longer here.',
      'no-session': 'You are no longer logged in.',
      offline: 'The server is not responding. Try again in a moment.',
      internal: 'That did not work. Try again in a moment.',
    },
  },
  ru: {
    open: 'Заглушить, заблокировать, пожаловаться…',
    about: (name) => `${name}: заглушить, заблокировать, пожаловаться`,
    profile: 'Рейтинг и партии',
    mute: 'Заглушить',
    unmute: 'Больше не глушить',
    muteAbout: 'Вы не видите сообщений этого игрока.',
    block: 'Заблокировать',
    unblock: 'Разблокировать',
    blockAbout:
      'Вы не сможете садиться друг к другу за стол и приглашать; его сообщений вы не видите.',
    isMuted: 'заглушен',
    isBlocked: 'заблокирован',
    report: 'Пожаловаться',
    reportAbout: 'Жалобу прочтут модераторы. Игрок не узнает, кто ее написал.',
    reason: 'Что случилось',
    send: 'Отправить жалобу',
    reported: 'Жалоба отправлена. Спасибо.',
    logIn: 'Войти',
    logInAbout: 'Для этого нужно войти.',
    list: 'Заглушенные и заблокированные',
    nobody: 'Никого.',
    problems: {
      'too-fast': 'Сегодня вы отправили много жалоб. Попробуйте завтра.',
      'too-many-shunned': 'Список полон. Сначала уберите кого-нибудь из него.',
      'no-such-player': 'Этого игрока здесь больше нет.',
      'no-session': 'Сеанс завершен, войдите снова.',
      offline: 'Сервер не отвечает. Попробуйте чуть позже.',
      internal: 'Не получилось. Попробуйте чуть позже.',
    },
  },
};

export const useModerationTexts = (): ModerationTexts => MODERATION_TEXTS[useLanguage()];

export const orderProblem = (texts: ModerationTexts, code: string): string =>
  texts.problems[code as OrderProblem] ?? texts.problems.internal;
