import { useLanguage, type BoardLanguage } from '@brink/board';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { TableTexts } from './texts.ts';

export const TABLE_TEXTS: Readonly<Record<BoardLanguage, TableTexts>> = { en, ru };
export const useTableTexts = (): TableTexts => TABLE_TEXTS[useLanguage()];
export type { TableTexts } from './texts.ts';
