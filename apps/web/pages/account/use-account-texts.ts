import { useLanguage } from '@brink/board';
import { ACCOUNT_TEXTS } from '../../ui/texts/account.ts';
import { ACCOUNT_PAGE_TEXTS } from './texts.ts';

const TEXTS = {
  en: { ...ACCOUNT_TEXTS.en, ...ACCOUNT_PAGE_TEXTS.en },
  ru: { ...ACCOUNT_TEXTS.ru, ...ACCOUNT_PAGE_TEXTS.ru },
};

export const useAccountTexts = () => TEXTS[useLanguage()];
