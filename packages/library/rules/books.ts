import { BOOKS, type BookId } from '@brink/games/books';

/** Titles of a book and of those of its chapters that have one, by number. */
export interface BookWords {
  readonly title: string;
  /** One line on what the book is and how it is numbered. */
  readonly about: string;
  readonly chapters: Readonly<Record<string, string>>;
}

/** 'ts:6.1.2' → 'ts'. */
export const bookOf = (anchor: string): BookId | undefined =>
  BOOKS.find((book) => anchor.startsWith(`${book}:`));

/** 'ts:6.1.2' → '6.1.2'. */
export const numberOf = (anchor: string): string => anchor.slice(anchor.indexOf(':') + 1);

/** 'ts:6.1.2' → '6', 'ts:4.5A' → '4'. */
export const chapterOf = (anchor: string): string => numberOf(anchor).split('.')[0] ?? '';
