import { useLanguage, type BoardLanguage } from '../words/language.tsx';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { VolkWords } from './words.ts';

const WORDS: Readonly<Record<BoardLanguage, VolkWords>> = { en, ru };

export const useVolkWords = (): VolkWords => WORDS[useLanguage()];
