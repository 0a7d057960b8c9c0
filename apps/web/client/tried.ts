import { useSyncExternalStore } from 'react';

/** The first try of a puzzle; later ones are not rated. */
export interface Try {
  readonly puzzle: string;
  readonly isSolved: boolean;
  readonly at: number;
  /** It was the puzzle of that day. */
  readonly isDaily: boolean;
  /** What was chosen, as long as only this device knows of it. */
  readonly path?: readonly number[];
}

/** Tries that no account knows of; and what the account knew when it was last asked. */
const KEYS = { device: 'brink:puzzles', account: 'brink:puzzles.account' } as const;
export type Keeper = keyof typeof KEYS;
const CHANGED = 'brink:puzzles';

/** What this device keeps of tries at puzzles, as it was written; `puzzle-progress.ts` makes it. */
export function readKept(keeper: Keeper): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEYS[keeper]) ?? 'null');
  } catch {
    return undefined;
  }
}

export function writeKept(
  keeper: Keeper,
  kept: { readonly tries: readonly Try[] } | undefined,
): void {
  try {
    if (kept) localStorage.setItem(KEYS[keeper], JSON.stringify(kept));
    else localStorage.removeItem(KEYS[keeper]);
  } catch {
    // Without storage it is known until the page is left.
  }
  dispatchEvent(new Event(CHANGED));
}

let text = '';
let tried: ReadonlyMap<string, boolean> = new Map();

function triesOf(keeper: Keeper): readonly Try[] {
  const { tries } = (readKept(keeper) ?? {}) as { readonly tries?: unknown };
  return Array.isArray(tries) ? (tries as readonly Try[]) : [];
}

/** Reads again only what has changed. */
function now(): ReadonlyMap<string, boolean> {
  let next = '';
  try {
    next = Object.values(KEYS)
      .map((key) => localStorage.getItem(key) ?? '')
      .join('\n');
  } catch {
    // Without storage nothing was tried.
  }
  if (next === text) return tried;
  text = next;
  const all = [...triesOf('device'), ...triesOf('account')];
  tried = new Map(all.map(({ puzzle, isSolved }) => [puzzle, isSolved]));
  return tried;
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
};

/** Whether puzzles were solved at the first try, by their ids. */
export const useTried = (): ReadonlyMap<string, boolean> => useSyncExternalStore(subscribe, now);
