import type { GameSummary } from '@brink/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { games, type GamesQuery } from '../../play/api.ts';

const PAGE = 50;

interface Listed {
  readonly status: 'loading' | 'here' | 'failed';
  readonly games: readonly GameSummary[];
  readonly hasMore: boolean;
}

const NOTHING: Listed = { status: 'loading', games: [], hasMore: false };

/** Games of the server, page by page; another query begins anew. */
export function useGames(query: GamesQuery) {
  const [listed, setListed] = useState(NOTHING);
  const key = JSON.stringify(query);
  const current = useRef(key);
  const load = useCallback(
    async (before: readonly GameSummary[]): Promise<void> => {
      current.current = key;
      try {
        const page = await games({
          ...(JSON.parse(key) as GamesQuery),
          before: before.at(-1)?.created,
          limit: PAGE,
        });
        if (current.current !== key) return;
        setListed({ status: 'here', games: [...before, ...page], hasMore: page.length === PAGE });
      } catch {
        if (current.current === key) setListed({ status: 'failed', games: before, hasMore: false });
      }
    },
    [key],
  );
  useEffect(() => {
    setListed(NOTHING);
    void load([]);
  }, [load]);
  return {
    ...listed,
    more: () => void load(listed.games),
    retry: () => {
      setListed(NOTHING);
      void load([]);
    },
  };
}
