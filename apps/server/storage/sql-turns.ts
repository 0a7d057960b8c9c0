import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Append } from './port.ts';
import type { Schema } from './schema.ts';
import type { KnownRules } from './turns-port.ts';

/** Of a row of `games`: whether it is played by rules that a process knows. */
export const isKnown = (known: readonly KnownRules[]): RawBuilder<boolean> => {
  const each = known.map(
    ({ id, revision }) => sql`(games.game = ${id} and games.rules <= cast(${revision} as integer))`,
  );
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
};

/** Whoever answered for a seat last knows best what it is about, and may go first for so long. */
const GRACE_MS = 400;

/**
 * Writes down which bots are waited for after the entries of a batch, and which no longer are;
 * answers whether any is.
 */
export async function writeTurns(
  db: Kysely<Schema>,
  batch: readonly Append[],
  now: RawBuilder<number>,
): Promise<boolean> {
  const values = batch.flatMap(({ game, row, bots }) =>
    (bots?.players ?? []).map((player) => ({
      game,
      player,
      decision: row.waiting & (1 << player) ? bots!.decision : null,
      holder: null,
      taken: 0,
      until: now,
    })),
  );
  if (values.length === 0) return false;
  await db
    .insertInto('bot_turns')
    .values(values)
    .onConflict((at) =>
      at
        .columns(['game', 'player'])
        .doUpdateSet({
          decision: (eb) => eb.ref('excluded.decision'),
          taken: 0,
          until: sql<number>`excluded.until
            + case when bot_turns.holder is null then 0 else cast(${GRACE_MS} as bigint) end`,
        })
        // Where others answer the same decision meanwhile, whoever thinks goes on thinking.
        .where(sql<boolean>`bot_turns.decision is distinct from excluded.decision`),
    )
    .execute();
  return values.some(({ decision }) => decision !== null);
}
