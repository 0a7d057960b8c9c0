/** The rulebooks of the digest: what stands before the colon of an anchor, in reading order. */
export const BOOKS = ['ts', 'late', 'opt', 'ts2', 'tz', 'alt', 'rs', 'volk', '2+2'] as const;
export type BookId = (typeof BOOKS)[number];

/** The game whose table a book belongs to. */
export const GAME_OF_BOOK = {
  ts: 'twilight-struggle',
  late: 'twilight-struggle',
  opt: 'twilight-struggle',
  ts2: 'twilight-struggle',
  tz: 'twilight-struggle',
  alt: 'twilight-struggle',
  rs: 'red-sea',
  volk: 'volk',
  '2+2': 'volk',
} as const satisfies Readonly<Record<BookId, string>>;

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
