import { useLanguage, type BoardLanguage } from '@brink/board';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { AppTexts } from './texts.ts';

const WORDS: Readonly<Record<BoardLanguage, AppTexts>> = { en, ru };

/** What the application says, in one language. */
export const textsIn = (language: BoardLanguage): AppTexts => WORDS[language];

/** What it says in the language of the reader. */
export const useSay = (): AppTexts => textsIn(useLanguage());
