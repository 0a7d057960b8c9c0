import type { BoardLanguage } from '@brink/board';

/** Codes of the server that a player can meet while logging in or changing something. */
export const ACCOUNT_PROBLEMS = [
  'name-taken',
  'wrong-password',
  'too-fast',
  'bad-request',
  'no-session',
  'offline',
  'internal',
  'account-needed',
  'blocked',
  'banned',
  'banned-from-rated',
  'no-mail',
  'no-such-link',
] as const;
export type AccountProblem = (typeof ACCOUNT_PROBLEMS)[number];

interface AccountTexts {
  readonly logIn: string;
  readonly done: string;
  readonly expired: string;
  readonly expiredText: string;
  readonly goOnAsGuest: string;
  readonly guestName: (number: number) => string;
  readonly problems: Readonly<Record<AccountProblem, string>>;
}

export const ACCOUNT_TEXTS: Readonly<Record<BoardLanguage, AccountTexts>> = {
  en: {
    logIn: 'Log in',
    done: 'Done.',
    expired: 'You are no longer logged in.',
    expiredText:
      'The server has ended this session, perhaps because the password was changed elsewhere. Log in again, or continue as a guest.',
    goOnAsGuest: 'Continue as a guest',
    guestName: (number) => `Guest ${number}`,
    problems: {
      'name-taken': 'This name is taken.',
      'wrong-password': 'Wrong name or password.',
      'too-fast': 'Too many attempts. Wait a minute.',
      'bad-request': 'A name has 1 to 40 characters, a password 8 to 200.',
      'no-session': 'You are no longer logged in.',
      offline: 'The server is not responding. Try again in a moment.',
      internal: 'That did not work. Try again in a moment.',
      'account-needed': 'This table needs an account. Create one first.',
      blocked: 'One of you has blocked the other.',
      banned: 'You cannot play here for a while.',
      'banned-from-rated': 'You cannot play rated games for a while.',
      'no-mail': 'This server sends no email. Ask whoever runs it.',
      'no-such-link': 'This link is no longer valid. Ask for a new one.',
    },
  },
  ru: {
    logIn: 'Войти',
    done: 'Готово.',
    expired: 'Сеанс завершен, войдите снова.',
    expiredText:
      'Возможно, пароль сменили на другом устройстве. Войдите снова или играйте как гость.',
    goOnAsGuest: 'Играть как гость',
    guestName: (number) => `Гость ${number}`,
    problems: {
      'name-taken': 'Это имя уже занято.',
      'wrong-password': 'Неверное имя или пароль.',
      'too-fast': 'Слишком много попыток. Подождите минуту.',
      'bad-request': 'В имени от 1 до 40 знаков, в пароле от 8 до 200.',
      'no-session': 'Сеанс завершен, войдите снова.',
      offline: 'Сервер не отвечает. Попробуйте чуть позже.',
      internal: 'Не получилось. Попробуйте чуть позже.',
      'account-needed': 'Для этого стола нужна учетная запись. Сначала создайте ее.',
      blocked: 'Один из вас заблокировал другого.',
      banned: 'Какое-то время вам нельзя здесь играть.',
      'banned-from-rated': 'Какое-то время вам нельзя играть рейтинговые партии.',
      'no-mail': 'Этот сервер не отправляет почту. Обратитесь к его владельцу.',
      'no-such-link': 'Эта ссылка больше не действует. Запросите новую.',
    },
  },
};

export const problemText = (code: string, language: BoardLanguage): string => {
  const { problems } = ACCOUNT_TEXTS[language];
  return problems[code as AccountProblem] ?? problems.internal;
};

/** What somebody is called who has not said: players can be told apart. */
export const someName = (language: BoardLanguage): string =>
  ACCOUNT_TEXTS[language].guestName(1000 + Math.floor(Math.random() * 9000));
