import type { Language, Texts } from '@brink/kernel';
import type { DeckFile } from '../deck/schema.ts';
import { STAND_IN } from '../world.ts';
import type { Wording } from './catalogue.ts';
import { en } from './en/index.ts';
import { ru } from './ru/index.ts';
import { textsOf } from './texts.ts';

/** All words of the game, by language. */
export const wordings: Readonly<Record<Language, Wording>> = { en, ru };

/** The texts of a game that is played with the cards of a file. */
export const textsWith = (deck: DeckFile): Readonly<Record<Language, Texts>> => ({
  en: textsOf(en, 'en', deck),
  ru: textsOf(ru, 'ru', deck),
});

export const texts: Readonly<Record<Language, Texts>> = textsWith(STAND_IN);
