import { useSyncExternalStore } from 'react';

/** The rule that lies over the page, if one does. */
let shown: string | undefined;
const listeners = new Set<() => void>();

export function showRule(anchor: string | undefined): void {
  shown = anchor;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useRuleShown = (): string | undefined => useSyncExternalStore(subscribe, () => shown);
