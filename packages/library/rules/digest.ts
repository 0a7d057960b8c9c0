import { BOOKS, type BookId } from '@brink/games/books';
import type { Language } from '@brink/kernel';
import { bookOf, type BookWords } from './books.ts';
import * as en from './en.ts';
import * as ru from './ru.ts';
import type { Section } from './section.ts';

/** Where a rule stands in the digest; stable, so that others may point to it. */
export type Anchor = keyof typeof en.sections;

export const ANCHORS = Object.keys(en.sections) as readonly Anchor[];

const SECTIONS: Readonly<Record<Language, Readonly<Record<Anchor, Section>>>> = {
  en: en.sections,
  ru: ru.sections,
};
const WORDS: Readonly<Record<Language, Readonly<Record<BookId, BookWords>>>> = {
  en: en.words,
  ru: ru.words,
};

export const isAnchor = (anchor: string): anchor is Anchor => Object.hasOwn(en.sections, anchor);

export const sectionOf = (anchor: Anchor, language: Language): Section =>
  SECTIONS[language][anchor];

export const bookWords = (book: BookId, language: Language): BookWords => WORDS[language][book];

/** The anchors of one book, in reading order. */
export const anchorsOf = (book: BookId): readonly Anchor[] =>
  ANCHORS.filter((anchor) => bookOf(anchor) === book);

/** All books with their anchors, in reading order. */
export const CONTENTS: readonly { readonly book: BookId; readonly anchors: readonly Anchor[] }[] =
  BOOKS.map((book) => ({ book, anchors: anchorsOf(book) }));
