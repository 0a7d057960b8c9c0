import { useSyncExternalStore } from 'react';

/** The first try of a puzzle; later ones are not rated. */
export interface Try {
  readonly puzzle: string;
  readonly isSolved: boolean;
  readonly at: number;
  /** It was the puzzle of that day. */
  readonly isDaily: boolean;
}

const KEY = 'brink:puzzles';
const CHANGED = 'brink:puzzles';

/** What this device keeps of tries at puzzles, as it was written; `puzzle-progress.ts` makes it. */
export function readKept(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return undefined;
  }
}

export function writeKept(kept: { readonly tries: readonly Try[] }): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage it is known until the page is left.
  }
  dispatchEvent(new Event(CHANGED));
}

let text: string | null = null;
let tried: ReadonlyMap<string, boolean> = new Map();

/** Reads again only what has changed. */
function now(): ReadonlyMap<string, boolean> {
  let next: string | null = null;
  try {
    next = localStorage.getItem(KEY);
  } catch {
    // Without storage nothing was tried.
  }
  if (next === text) return tried;
  text = next;
  const { tries } = (readKept() ?? {}) as { readonly tries?: unknown };
  const list = Array.isArray(tries) ? (tries as readonly Try[]) : [];
  tried = new Map(list.map(({ puzzle, isSolved }) => [puzzle, isSolved]));
  return tried;
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
};

/** Whether puzzles were solved at the first try, by their ids. */
export const useTried = (): ReadonlyMap<string, boolean> => useSyncExternalStore(subscribe, now);
