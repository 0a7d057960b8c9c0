import type { Drawings, PictogramBooks } from '@brink/board';

const BOOKS: Readonly<Record<string, () => Promise<{ readonly default: Drawings }>>> = {
  'twilight-struggle': () => import('./twilight-struggle/pictograms.json?drawn'),
  'turn-zero': () => import('./twilight-struggle/variants/pictograms.json?drawn'),
  'red-sea': () => import('./red-sea/pictograms.json?drawn'),
  volk: () => import('./volk/pictograms.json?drawn'),
};

const drawn = new Map<string, Drawings>();
const asked = new Set<string>();
const listeners = new Set<() => void>();

/** Fetches a book once; whoever could not get it asks again the next time. */
export async function openBook(book: string): Promise<Drawings | undefined> {
  if (asked.has(book)) return drawn.get(book);
  asked.add(book);
  try {
    const found = (await BOOKS[book]?.())?.default ?? {};
    drawn.set(book, found);
    for (const listener of listeners) listener();
    return found;
  } catch {
    asked.delete(book);
    return undefined;
  }
}

/** The pictograms of all games, by the key of a card in the gallery: "volk/2+2/oil-price-collapse". */
export const PICTOGRAMS: PictogramBooks = {
  drawings: (book) => drawn.get(book),
  open: (book) => void openBook(book),
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
