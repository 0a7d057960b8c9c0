import { describe, expect, it } from 'vitest';
import { hasPostgres } from '../testing/postgres-cluster.ts';
import { chaos } from './chaos.ts';

/** Each trouble once or twice; `npm run chaos` goes on for as long as one likes. */
const KILLS = { PostgreSQL: 5, SQLite: 4 } as const;

describe.each(['SQLite', 'PostgreSQL'] as const)('bad days on %s', (database) => {
  it.runIf(database === 'SQLite' || hasPostgres)(
    'nothing acknowledged is lost, nobody waits for ever, no rating is wrong, no hand is told',
    async () => {
      const { games, choices, told, troubles, ...faults } = await chaos({
        database,
        seed: 1,
        atOnce: 6,
        thinkMs: 0,
        kills: KILLS[database],
        lockMs: 700,
        restMs: 600,
      });
      expect(faults).toEqual({
        lost: [],
        complaints: [],
        leaks: [],
        broken: [],
        outOfTime: [],
        wrongRatings: [],
        standing: [],
        unsettled: [],
      });
      expect(Object.values(troubles)).not.toContain(0);
      expect(games).toBeGreaterThan(5);
      expect(choices).toBeGreaterThan(games);
      expect(told).toBeGreaterThan(0);
    },
    300_000,
  );
});
