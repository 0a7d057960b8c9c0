import { useCallback, useEffect, useRef, useState } from 'react';
import type { Query } from './api.ts';
import { codeOf } from '../ui/api-error.ts';

/** How many a page has. */
export const PAGE = 50;

interface Listed<T> {
  readonly status: 'loading' | 'here' | 'failed';
  /** Why it failed. */
  readonly problem?: string;
  readonly list: readonly T[];
  readonly hasMore: boolean;
}

const NOTHING = { status: 'loading', list: [], hasMore: false } as const;

/**
 * A list of the server, page by page; another query begins anew. `load` brings the page after
 * `last`, and stays the same.
 */
export function usePages<T>(
  query: Query,
  load: (query: Query, last: T | undefined) => Promise<readonly T[]>,
) {
  const [listed, setListed] = useState<Listed<T>>(NOTHING);
  const key = JSON.stringify(query);
  const current = useRef(key);
  const loadAfter = useCallback(
    async (before: readonly T[]): Promise<void> => {
      current.current = key;
      try {
        const page = await load(JSON.parse(key) as Query, before.at(-1));
        if (current.current !== key) return;
        setListed({ status: 'here', list: [...before, ...page], hasMore: page.length === PAGE });
      } catch (error) {
        if (current.current !== key) return;
        setListed({ status: 'failed', problem: codeOf(error), list: before, hasMore: false });
      }
    },
    [key, load],
  );
  const begin = useCallback((): void => {
    setListed(NOTHING);
    void loadAfter([]);
  }, [loadAfter]);
  useEffect(begin, [begin]);
  return { ...listed, more: () => void loadAfter(listed.list), retry: begin };
}
