/**
 * One rule in our own words. The text is made of lines: a line that begins with "- " is an item of
 * a list, and `[ts:6.1]` anywhere points to another section.
 */
export interface Section {
  readonly title: string;
  readonly text: string;
}

/** Sections by their anchor: the book, a colon, the number in its rulebook. */
export type Chapter = Readonly<Record<string, Section>>;

/** The same sections in another language: all of them and no others. */
export type Like<C extends Chapter> = Readonly<Record<keyof C, Section>>;
