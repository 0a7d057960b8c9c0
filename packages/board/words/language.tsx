import { createContext, useContext, type ReactNode } from 'react';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { BoardWords } from './words.ts';

export const BOARD_LANGUAGES = ['en', 'ru'] as const;
export type BoardLanguage = (typeof BOARD_LANGUAGES)[number];

const WORDS: Readonly<Record<BoardLanguage, BoardWords>> = { en, ru };
const Language = createContext<BoardLanguage>('en');

/** Everything inside speaks this language. */
export function SpeakIn({ language, children }: { language: BoardLanguage; children: ReactNode }) {
  return <Language.Provider value={language}>{children}</Language.Provider>;
}

export const useLanguage = (): BoardLanguage => useContext(Language);
export const useWords = (): BoardWords => WORDS[useContext(Language)];
