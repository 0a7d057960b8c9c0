import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import './marks.css';

/** Paths in a square of 512, by card. */
export type Drawings = Readonly<Partial<Record<string, string>>>;

/** Books of pictograms, one per game; a table stands before their drawings arrive. */
export interface PictogramBooks {
  readonly drawings: (book: string) => Drawings | undefined;
  /** Somebody wants to see a book. */
  readonly open: (book: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const NO_BOOKS: PictogramBooks = {
  drawings: () => undefined,
  open: () => undefined,
  subscribe: () => () => undefined,
};

const Books = createContext<PictogramBooks>(NO_BOOKS);

/** Everything inside draws its pictograms from these books. */
export function DrawFrom({ books, children }: { books: PictogramBooks; children: ReactNode }) {
  return <Books.Provider value={books}>{children}</Books.Provider>;
}

interface PictogramProps {
  /** Book and card: "red-sea/zbig"; what stands between first and last is for others. */
  readonly of: string | undefined;
  readonly size?: number;
}

/** What a card is about, to be known again at a glance; its title says the same. */
export function Pictogram({ of = '', size = 26 }: PictogramProps) {
  const books = useContext(Books);
  const [book] = of.split('/');
  const drawings = useSyncExternalStore(books.subscribe, () => books.drawings(book));
  useEffect(() => {
    if (book) books.open(book);
  }, [books, book]);
  const path = drawings?.[of.slice(of.lastIndexOf('/') + 1)];
  // Its place is kept free, so that nothing moves when the drawing comes.
  if (of === '' || (drawings && path === undefined)) return undefined;
  return (
    <svg className="b-pictogram" viewBox="0 0 512 512" width={size} height={size} aria-hidden>
      {path !== undefined && <path d={path} />}
    </svg>
  );
}
