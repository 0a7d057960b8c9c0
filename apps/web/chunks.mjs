/**
 * What a page needs at once comes in one file: over a slow line every file costs a way there and
 * back, and a browser asks for few at a time. Each chunk is its files with all that they need without
 * waiting; what an earlier one has is not in a later one.
 * @param {Readonly<Record<string, readonly string[]>>} together
 */
const chunksOf = (together) => ({
  groups: Object.entries(together).map(([name, files], index) => ({
    name,
    /** @param {string} id */
    test: (id) => files.some((file) => id.replaceAll('\\', '/').endsWith(file)),
    priority: 100 - index,
  })),
});

export const PAGE_CHUNKS = chunksOf({
  first: ['apps/web/main.tsx'],
  // What the first page shows of games.
  glance: [
    'apps/web/pages/home/living-map.tsx',
    'apps/web/pages/home/shown-games.tsx',
    'apps/web/games/red-sea/glance-ui.ts',
    'apps/web/games/twilight-struggle/glance-ui.ts',
    'apps/web/games/twilight-struggle/lobby.ts',
  ],
  table: ['apps/web/pages/table/table-pages.tsx', 'apps/web/games/twilight-struggle/game-ui.ts'],
});

export const WORKER_CHUNKS = chunksOf({
  tasks: ['apps/web/worker-tasks.ts'],
  struggle: ['apps/web/games/struggle/worker-rules.ts', 'packages/crossover/index.ts'],
  // What bots have learned is heavy, and people who play each other need none of it.
  'struggle-bot': ['packages/crossover/with-bot.ts'],
});
