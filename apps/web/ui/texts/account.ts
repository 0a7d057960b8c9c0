import type { BoardLanguage } from '@brink/board';

/** Codes of the server that a player can meet while he logs in or changes something. */
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
    logOutGuest: 'A guest who logs out cannot come back to his games. Log out all the same?',
    name: 'Name',
    password: 'Password',
    newPassword: 'New password',
    currentPassword: 'Current password',
    passwordAbout: 'At least 8 characters.',
    stranger: 'You are not logged in. A game with a friend makes you a guest by itself.',
    guest: (name) => `You play as a guest called ${name}.`,
    account: (name) => `You are logged in as ${name}.`,
    offline:
      'No server answers just now. Games against the bot and at one screen work all the same.',
    make: 'Make an account',
    makeAbout: 'A name and a password, nothing else: no address, no mail.',
    keepGames: 'Your games come along.',
    have: 'I have an account',
    rename: 'Change the name',
    changePassword: 'Change the password',
    data: 'My data',
    dataAbout: 'Everything this server knows of you, as one file.',
    export: 'Download',
    delete: 'Delete me',
    deleteAbout:
      'Games in progress are resigned, finished ones stay without your name; your bots go too. There is no way back.',
    deleteAsk: 'Delete everything about you for good?',
    done: 'Done.',
    results: 'My results',
    bots: 'Bots',
    expired: 'You are no longer logged in.',
    expiredText:
      'The server has ended this session, perhaps because the password was changed elsewhere. Log in again, or go on as a guest.',
    goOnAsGuest: 'Go on as a guest',
    guestName: (number) => `Guest ${number}`,
    problems: {
      'name-taken': 'Somebody has this name already.',
      'wrong-password': 'Name and password do not fit together.',
      'too-fast': 'Too many attempts. Wait a minute.',
      'bad-request': 'A name has 1 to 40 letters, a password 8 to 200.',
      'no-session': 'You are no longer logged in.',
      offline: 'No server answers. Try again in a moment.',
      internal: 'That did not work. Try again in a moment.',
      'account-needed': 'This table is for accounts. Make one first.',
      blocked: 'One of you has blocked the other.',
      banned: 'You may not play here for a while.',
      'banned-from-rated': 'You may not play rated games for a while.',
    },
  },
  ru: {
    title: 'Учётная запись',
    logIn: 'Войти',
    logOut: 'Выйти',
    logOutGuest: 'Гость, который вышел, не вернётся к своим партиям. Всё равно выйти?',
    name: 'Имя',
    password: 'Пароль',
    newPassword: 'Новый пароль',
    currentPassword: 'Нынешний пароль',
    passwordAbout: 'Не меньше 8 знаков.',
    stranger: 'Вы не вошли. Партия с другом сама сделает вас гостем.',
    guest: (name) => `Вы играете гостем по имени ${name}.`,
    account: (name) => `Вы вошли как ${name}.`,
    offline: 'Сервер сейчас не отвечает. Игры с ботом и за одним экраном всё равно работают.',
    make: 'Завести учётную запись',
    makeAbout: 'Имя и пароль, больше ничего: ни адреса, ни почты.',
    keepGames: 'Ваши партии останутся с вами.',
    have: 'У меня есть запись',
    rename: 'Сменить имя',
    changePassword: 'Сменить пароль',
    data: 'Мои данные',
    dataAbout: 'Всё, что сервер знает о вас, одним файлом.',
    export: 'Скачать',
    delete: 'Удалить меня',
    deleteAbout:
      'Идущие партии будут сданы, оконченные останутся без вашего имени; ваши боты исчезнут. Вернуть ничего нельзя.',
    deleteAsk: 'Удалить всё о вас насовсем?',
    done: 'Готово.',
    results: 'Мои результаты',
    bots: 'Боты',
    expired: 'Вы больше не в системе.',
    expiredText:
      'Сервер закончил этот сеанс: возможно, пароль сменили в другом месте. Войдите снова или играйте гостем.',
    goOnAsGuest: 'Играть гостем',
    guestName: (number) => `Гость ${number}`,
    problems: {
      'name-taken': 'Это имя уже занято.',
      'wrong-password': 'Имя и пароль не подходят друг к другу.',
      'too-fast': 'Слишком много попыток. Подождите минуту.',
      'bad-request': 'В имени от 1 до 40 букв, в пароле от 8 до 200.',
      'no-session': 'Вы больше не в системе.',
      offline: 'Сервер не отвечает. Попробуйте чуть позже.',
      internal: 'Не получилось. Попробуйте чуть позже.',
      'account-needed': 'Этот стол — для учётных записей. Сначала заведите её.',
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
