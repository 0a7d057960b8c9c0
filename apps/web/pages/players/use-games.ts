import type { GameSummary } from '@brink/protocol';
import { games, type Query } from '../../client/api.ts';
import { PAGE, usePages } from '../../client/use-pages.ts';

const load = (query: Query, last: GameSummary | undefined): Promise<readonly GameSummary[]> =>
  games({ ...query, before: last?.created, limit: PAGE });

/** Games of the server, page by page. */
export const useGames = (query: Query) => usePages(query, load);
