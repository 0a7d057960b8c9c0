import { useCallback, useState } from 'react';

interface History {
  readonly past: readonly string[];
  readonly text: string;
}

/** So many edits can be taken back. */
const MOST_PAST = 300;

/** A text with what it was before. */
export function useHistory(first: () => string) {
  const [{ past, text }, set] = useState<History>(() => ({ past: [], text: first() }));
  const edit = useCallback((next: string): void => {
    set((now) =>
      next === now.text ? now : { past: [...now.past.slice(-MOST_PAST), now.text], text: next },
    );
  }, []);
  const undo = useCallback((): void => {
    set((now) => {
      const before = now.past.at(-1);
      return before === undefined ? now : { past: now.past.slice(0, -1), text: before };
    });
  }, []);
  return { text, edit, undo, canUndo: past.length > 0 };
}
