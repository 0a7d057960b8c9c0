import { useSyncExternalStore } from 'react';

const KEY = 'brink:studied';
const CHANGED = 'brink:studied';

function read(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

let known = typeof localStorage === 'undefined' ? [] : read();

/** A lesson or a puzzle has been done; kept on this device. */
export function markStudied(id: string): void {
  if (known.includes(id)) return;
  known = [...known, id];
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Without storage it is known until the page is left.
  }
  dispatchEvent(new Event(CHANGED));
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
};

export const useStudied = (): readonly string[] => useSyncExternalStore(subscribe, () => known);
