import { stemsOf } from './stem.ts';

/** Something that can be found: under any of its titles, or by words of its texts. */
export interface Entry<Id> {
  readonly id: Id;
  readonly titles: readonly string[];
  readonly texts: readonly string[];
}

interface Indexed<Id> {
  readonly id: Id;
  readonly titles: readonly string[];
  readonly texts: readonly string[];
}

export type Finder<Id> = (query: string) => readonly Id[];

const TITLE = 6;
const TITLE_START = 4;
const TEXT = 2;
const TEXT_START = 1;

const worth = (sought: string, stems: readonly string[], whole: number, start: number): number =>
  stems.includes(sought) ? whole : stems.some((each) => each.startsWith(sought)) ? start : 0;

/**
 * Finds entries that have every word of the query, in any language and any form of the word, the
 * best first. What begins like a word of the query counts too, so that one may stop typing early.
 */
export function finder<Id>(entries: readonly Entry<Id>[]): Finder<Id> {
  const index = entries.map(({ id, titles, texts }): Indexed<Id> => ({
    id,
    titles: titles.flatMap(stemsOf),
    texts: [...new Set(texts.flatMap(stemsOf))],
  }));
  return (query) => {
    const sought = stemsOf(query);
    if (sought.length === 0) return [];
    const found: { id: Id; score: number; order: number }[] = [];
    index.forEach(({ id, titles, texts }, order) => {
      let score = 0;
      for (const word of sought) {
        const best = Math.max(
          worth(word, titles, TITLE, TITLE_START),
          worth(word, texts, TEXT, TEXT_START),
        );
        if (best === 0) return;
        score += best;
      }
      found.push({ id, score, order });
    });
    return found.toSorted((a, b) => b.score - a.score || a.order - b.order).map(({ id }) => id);
  };
}
