import type { Kysely } from 'kysely';
import { prepared } from './prepared.ts';
import type { Schema } from './schema.ts';
import type { Snapshot } from './snapshot.ts';

const byGame = prepared((db, game: string) =>
  db.selectFrom('snapshots').select(['seq', 'maker', 'data']).where('game', '=', game),
);

export async function findSnapshot(
  db: Kysely<Schema>,
  game: string,
): Promise<Snapshot | undefined> {
  const { rows } = await byGame(db, game);
  return rows.length === 0 ? undefined : { game, ...rows[0], data: new Uint8Array(rows[0].data) };
}

/** The newest one of a game is enough. */
export async function writeSnapshot(
  db: Kysely<Schema>,
  { game, seq, maker, data }: Snapshot,
): Promise<void> {
  const row = { seq, maker, data: Buffer.from(data) };
  await db
    .insertInto('snapshots')
    .values({ game, ...row })
    .onConflict((on) => on.column('game').doUpdateSet(row))
    .execute();
}
