import type { Language, Texts } from '@brink/kernel';
import type { Catalogue } from './catalogue.ts';
import { en } from './en/index.ts';
import { ru } from './ru/index.ts';
import { textsOf } from './texts.ts';

/** All words of the game, by language. */
export const catalogues: Readonly<Record<Language, Catalogue>> = { en, ru };

export const texts: Readonly<Record<Language, Texts>> = { en: textsOf(en), ru: textsOf(ru) };
