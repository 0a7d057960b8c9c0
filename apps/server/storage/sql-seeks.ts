import { NEWCOMER } from '@brink/club';
import type { SeekPace } from '@brink/protocol';
import type { Kysely, Transaction } from 'kysely';
import { ALL_SIDES } from './club/sql-ratings.ts';
import type { LobbyStore, NewSeek, StoredSeek } from './lobby-port.ts';
import type { Schema } from './schema.ts';
import { insertGame } from './sql-games.ts';

/** The lock under which people are paired. */
export const SEEKS = 7221969;

const columns = [
  'seeks.user_id',
  'seeks.game',
  'seeks.pace',
  'seeks.rated',
  'seeks.any_rating',
  'seeks.since',
  'seeks.found',
  'seeks.seed_commitment',
  'users.name',
  'ratings.rating',
] as const;

function withRatings(db: Kysely<Schema>) {
  return db
    .selectFrom('seeks')
    .innerJoin('users', 'users.id', 'seeks.user_id')
    .leftJoin('ratings', (join) =>
      join
        .onRef('ratings.user_id', '=', 'seeks.user_id')
        .onRef('ratings.game', '=', 'seeks.game')
        .on('ratings.side', '=', ALL_SIDES),
    )
    .select(columns);
}

type Row = Awaited<ReturnType<ReturnType<typeof withRatings>['executeTakeFirstOrThrow']>>;

const seekOf = (row: Row): StoredSeek => ({
  user: row.user_id,
  name: row.name,
  game: row.game,
  pace: row.pace as SeekPace,
  rated: row.rated === 1,
  anyRating: row.any_rating === 1,
  since: row.since,
  rating: row.rating ?? NEWCOMER.rating,
  ...(row.seed_commitment !== null && { seedCommitment: row.seed_commitment }),
});

export async function seeksNow(db: Kysely<Schema>, now: number): Promise<StoredSeek[]> {
  const rows = await withRatings(db)
    .where('seeks.until', '>', now)
    .where('seeks.found', 'is', null)
    .orderBy('seeks.since')
    .execute();
  return rows.map(seekOf);
}

/** Says that somebody looks on; the same wish keeps its beginning. */
async function renew(
  tx: Transaction<Schema>,
  { user, game, pace, rated, anyRating, seedCommitment }: NewSeek,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<Row> {
  const before = await withRatings(tx).where('seeks.user_id', '=', user).executeTakeFirst();
  const isSame = before?.game === game && before.pace === pace && (before.rated === 1) === rated;
  const row = {
    game,
    pace,
    rated: rated ? 1 : 0,
    any_rating: anyRating ? 1 : 0,
    since: isSame ? before.since : now,
    until,
    found: before?.found ?? null,
    seed_commitment: seedCommitment ?? null,
  };
  await tx
    .insertInto('seeks')
    .values({ user_id: user, ...row })
    .onConflict((on) => on.column('user_id').doUpdateSet(row))
    .execute();
  return withRatings(tx).where('seeks.user_id', '=', user).executeTakeFirstOrThrow();
}

/** Looks for an opponent among those who want the same. */
export async function seekIn(
  tx: Transaction<Schema>,
  wanted: NewSeek,
  times: { readonly now: number; readonly until: number },
  match: Parameters<LobbyStore['seek']>[2],
): ReturnType<LobbyStore['seek']> {
  const row = await renew(tx, wanted, times);
  const own = seekOf(row);
  const stop = (): Promise<unknown> =>
    tx.deleteFrom('seeks').where('user_id', '=', wanted.user).execute();
  if (row.found !== null) {
    await stop();
    return { own, found: row.found, others: 0 };
  }
  const rows = await withRatings(tx)
    .where('seeks.user_id', '!=', wanted.user)
    .where('seeks.game', '=', wanted.game)
    .where('seeks.pace', '=', wanted.pace)
    .where('seeks.rated', '=', wanted.rated ? 1 : 0)
    .where('seeks.until', '>', times.now)
    .where('seeks.found', 'is', null)
    // Those who have blocked each other never meet.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('blocks')
            .select('kind')
            .where('kind', '=', 'block')
            .where((block) =>
              block.or([
                block.and([
                  block('blocks.user_id', '=', wanted.user),
                  block('blocks.other', '=', block.ref('seeks.user_id')),
                ]),
                block.and([
                  block('blocks.other', '=', wanted.user),
                  block('blocks.user_id', '=', block.ref('seeks.user_id')),
                ]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('seeks.since')
    .execute();
  const others = rows.map(seekOf);
  const made = match(own, others);
  if (!made) return { own, others: others.length };
  await insertGame(tx, made.game, made.secret);
  await tx
    .updateTable('seeks')
    .set({ found: made.game.id })
    .where('user_id', '=', made.opponent)
    .execute();
  await stop();
  return { own, found: made.game.id, others: others.length };
}
