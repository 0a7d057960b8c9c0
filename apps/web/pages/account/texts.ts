import type { BoardLanguage } from '@brink/board';
import { countEn, countRu } from '../../ui/texts/count.ts';

/** What only the page of one's account says. */
interface AccountPageTexts {
  readonly title: string;
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
  readonly forgotten: string;
  readonly forgottenAbout: string;
  readonly sendLink: string;
  readonly linkSent: string;
  readonly resetAbout: string;
  readonly resetDone: string;
  readonly rename: string;
  readonly changePassword: string;
  readonly data: string;
  readonly dataAbout: string;
  readonly export: string;
  readonly delete: string;
  readonly deleteAbout: string;
  readonly deleteAsk: string;
  readonly results: string;
  readonly bots: string;
  /** Of so many games of this device. */
  readonly moved: (games: number) => string;
}

export const ACCOUNT_PAGE_TEXTS: Readonly<Record<BoardLanguage, AccountPageTexts>> = {
  en: {
    title: 'Account',
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
    forgotten: 'Forgot your password?',
    forgottenAbout:
      'We send a link to the email address that you confirmed for notifications. An account without one cannot be recovered.',
    sendLink: 'Send the link',
    linkSent:
      'If this account has a confirmed address, a link is on its way. It works once, for half an hour.',
    resetAbout: 'After this you are logged out everywhere.',
    resetDone: 'Your password is changed. Log in with the new one.',
    rename: 'Change the name',
    changePassword: 'Change the password',
    data: 'My data',
    dataAbout: 'Everything this server knows about you, in one file.',
    export: 'Download',
    delete: 'Delete my account',
    deleteAbout:
      'You resign your games in progress; finished ones stay without your name. Your bots are deleted too. This cannot be undone.',
    deleteAsk: 'Delete everything about you for good?',
    results: 'My results',
    bots: 'Bots',
    moved: (games) =>
      `${countEn(games, 'game', 'games')} of this device ${games === 1 ? 'is' : 'are'} kept in your account.`,
  },
  ru: {
    title: 'Учетная запись',
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
    forgotten: 'Забыли пароль?',
    forgottenAbout:
      'Мы отправим ссылку на адрес почты, который вы подтвердили для уведомлений. Без такого адреса учетную запись не восстановить.',
    sendLink: 'Отправить ссылку',
    linkSent:
      'Если у этой учетной записи есть подтвержденный адрес, ссылка уже в пути. Она действует один раз, в течение получаса.',
    resetAbout: 'После этого вы выйдете из системы на всех устройствах.',
    resetDone: 'Пароль изменен. Войдите с новым паролем.',
    rename: 'Сменить имя',
    changePassword: 'Сменить пароль',
    data: 'Мои данные',
    dataAbout: 'Всё, что сервер знает о вас, одним файлом.',
    export: 'Скачать',
    delete: 'Удалить учетную запись',
    deleteAbout:
      'Вы сдадите идущие партии, оконченные останутся без вашего имени. Ваши боты тоже будут удалены. Отменить это нельзя.',
    deleteAsk: 'Удалить всё о вас насовсем?',
    results: 'Мои результаты',
    bots: 'Боты',
    moved: (games) =>
      `В учетной записи сохранено: ${countRu(games, 'партия', 'партии', 'партий')} с этого устройства.`,
  },
};
