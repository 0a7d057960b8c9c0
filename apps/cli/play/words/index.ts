import type { Language } from '@brink/kernel';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { Words } from './words.ts';

export const WORDS: Readonly<Record<Language, Words>> = { en, ru };
export type { Words } from './words.ts';
