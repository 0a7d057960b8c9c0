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
] as const;
export type AccountProblem = (typeof ACCOUNT_PROBLEMS)[number];

interface AccountTexts {
  readonly title: string;
  readonly logIn: string;
  readonly logOut: string;
  readonly logOutGuest: string;
  readonly name: string;
  readonly password: string;
  readonly newPassword: string;
  readonly currentPassword: string;
  readonly passwordAbout: string;
  readonly stranger: string;
  readonly guest: (name: string) => string;
  readonly account: (name: string) => string;
  readonly offline: string;
  readonly make: string;
  readonly makeAbout: string;
  readonly keepGames: string;
  readonly have: string;
  readonly rename: string;
  readonly changePassword: string;
  readonly data: string;
  readonly dataAbout: string;
  readonly export: string;
  readonly delete: string;
  readonly deleteAbout: string;
  readonly deleteAsk: string;
  readonly done: string;
  readonly results: string;
  readonly bots: string;
  readonly expired: string;
  readonly expiredText: string;
  readonly goOnAsGuest: string;
  readonly guestName: (number: number) => string;
  readonly problems: Readonly<Record<AccountProblem, string>>;
}

export const ACCOUNT_TEXTS: Readonly<Record<BoardLanguage, AccountTexts>> = {
  en: {
    title: 'Account',
    logIn: 'Log in',
    logOut: 'Log out',
    logOutGuest: 'Guests who log out lose their games. Log out anyway?',
    name: 'Name',
    password: 'Password',
    newPassword: 'New password',
    currentPassword: 'Current password',
    passwordAbout: 'At least 8 characters.',
    stranger: 'You are not logged in. Start a game with a friend and you become a guest.',
    guest: (name) => `You play as a guest called ${name}.`,
    account: (name) => `You are logged in as ${name}.`,
    offline:
      'The server is not responding, but games against the bot and on one screen still work.',
    make: 'Create an account',
    makeAbout: 'A name and a password, nothing else: no email.',
    keepGames: 'You keep your games.',
    have: 'I have an account',
    rename: 'Change the name',
    changePassword: 'Change the password',
    data: 'My data',
    dataAbout: 'Everything this server knows about you, in one file.',
    export: 'Download',
    delete: 'Delete my account',
    deleteAbout:
      'You resign your games in progress; finished ones stay without your name. Your bots are deleted too. This cannot be undone.',
    deleteAsk: 'Delete everything about you for good?',
    done: 'Done.',
    results: 'My results',
    bots: 'Bots',
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
    },
  },
  ru: {
    title: 'Учетная запись',
    logIn: 'Войти',
    logOut: 'Выйти',
    logOutGuest: 'После выхода гость теряет свои партии. Всё равно выйти?',
    name: 'Имя',
    password: 'Пароль',
    newPassword: 'Новый пароль',
    currentPassword: 'Текущий пароль',
    passwordAbout: 'Не меньше 8 знаков.',
    stranger: 'Вы не вошли. Начните партию с другом — и вы станете гостем.',
    guest: (name) => `Вы играете как гость: ${name}.`,
    account: (name) => `Вы вошли как ${name}.`,
    offline: 'Сервер не отвечает, но партии с ботом и за одним экраном работают.',
    make: 'Создать учетную запись',
    makeAbout: 'Только имя и пароль, почта не нужна.',
    keepGames: 'Ваши партии останутся с вами.',
    have: 'У меня есть учетная запись',
    rename: 'Сменить имя',
    changePassword: 'Сменить пароль',
    data: 'Мои данные',
    dataAbout: 'Всё, что сервер знает о вас, одним файлом.',
    export: 'Скачать',
    delete: 'Удалить учетную запись',
    deleteAbout:
      'Вы сдадите идущие партии, оконченные останутся без вашего имени. Ваши боты тоже будут удалены. Отменить это нельзя.',
    deleteAsk: 'Удалить всё о вас насовсем?',
    done: 'Готово.',
    results: 'Мои результаты',
    bots: 'Боты',
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
