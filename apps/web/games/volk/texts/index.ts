import { useLanguage, type BoardLanguage } from '@brink/board';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { TableWords } from './texts.ts';

export const TABLE_WORDS: Readonly<Record<BoardLanguage, TableWords>> = { en, ru };
export const useTableWords = (): TableWords => TABLE_WORDS[useLanguage()];
export type { TableWords } from './texts.ts';
