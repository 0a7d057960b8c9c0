import type { Language } from '@brink/kernel';

/** A few true sentences about what a card speaks of, in our own words. */
export type Note = Readonly<Record<Language, string>>;
export type Notes = Readonly<Record<string, Note>>;
