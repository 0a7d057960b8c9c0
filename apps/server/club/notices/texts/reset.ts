import type { Language } from '@brink/kernel';

interface ResetTexts {
  readonly title: string;
  readonly text: (name: string) => string;
}

/** The mail with the link that replaces a forgotten password. */
export const RESET_TEXTS: Readonly<Record<Language, ResetTexts>> = {
  en: {
    title: 'A new password for Brink',
    text: (name) =>
      `Somebody asked for a new password for the account ${name}. If that was you, open this link within half an hour. If not, do nothing: your password stays as it is.`,
  },
  ru: {
    title: 'Новый пароль для Brink',
    text: (name) =>
      `Кто-то запросил новый пароль для учетной записи ${name}. Если это вы, откройте ссылку в течение получаса. Если нет, ничего не делайте: пароль останется прежним.`,
  },
};
