import { sql, type Kysely, type Selectable } from 'kysely';
import type { Entry, JournalRow } from './journal.ts';
import type { Append } from './port.ts';
import { prepared } from './prepared.ts';
import type { Schema } from './schema.ts';

/** A journal row as the insert statements of both databases read it from JSON. */
export interface FlatRow {
  readonly game: string;
  readonly seq: number;
  readonly kind: string;
  readonly decision: number | null;
  readonly actor: number | null;
  readonly data: string;
  readonly at: number;
  readonly waiting: number;
  readonly deadline: number | null;
}

export function flatten({ game, row }: Append): FlatRow {
  const { seq, at, entry, waiting, deadline } = row;
  return {
    game,
    seq,
    kind: entry.kind,
    decision: 'decision' in entry ? entry.decision : null,
    actor: 'actor' in entry ? entry.actor : null,
    data: JSON.stringify(entry),
    at,
    waiting,
    deadline: deadline ?? null,
  };
}

/** Journals on their way to where queries find them; see the write buffer of the embedded database. */
export interface Journals {
  /** Whatever was appended to these journals stands in them; answers whether something was missing. */
  complete(games: readonly string[]): Promise<boolean>;
  /** Games whose last entry is missing and has a deadline before that time. */
  urgent(before: number): readonly string[];
}

/** What a query over the newest entries finds, and would still find if none were missing. */
export async function found<T>(
  journals: Journals,
  query: () => Promise<T[]>,
  gameOf: (row: T) => string,
): Promise<T[]> {
  const rows = await query();
  return rows.length > 0 && (await journals.complete(rows.map(gameOf))) ? query() : rows;
}

export const byGame = (a: Append, b: Append): number => (a.game < b.game ? -1 : 1);

type StoredRow = Pick<
  Selectable<Schema['journal']>,
  'seq' | 'at' | 'waiting' | 'deadline' | 'data'
>;

function rowOf({ seq, at, waiting, deadline, data }: StoredRow): JournalRow {
  const entry = JSON.parse(data) as Entry;
  return { seq, at, entry, waiting, ...(deadline !== null && { deadline }) };
}

const endGame = prepared((db, game: string, result: string) =>
  db.updateTable('games').set({ status: 'finished', result }).where('id', '=', game),
);

/** Writes down how games have ended, those of a batch that have. */
export async function endGames(db: Kysely<Schema>, batch: readonly Append[]): Promise<void> {
  for (const { game, result } of batch) {
    if (result) await endGame(db, game, JSON.stringify(result));
  }
}

/** Gives bots the seats that players have left. */
export async function seatStandIns(db: Kysely<Schema>, batch: readonly Append[]): Promise<void> {
  for (const { game, standIn } of batch) {
    if (!standIn) continue;
    await db
      .updateTable('seats')
      .set({ bot: standIn.bot })
      .where('game', '=', game)
      .where('seat', '=', standIn.player)
      .execute();
  }
}

const rowsAfter = prepared((db, game: string, after: number) =>
  db
    .selectFrom('journal')
    .select(['seq', 'at', 'waiting', 'deadline', 'data'])
    .where('game', '=', game)
    .where('seq', '>', after)
    .orderBy('seq'),
);

export async function readJournal(
  db: Kysely<Schema>,
  game: string,
  after: number,
): Promise<JournalRow[]> {
  const { rows } = await rowsAfter(db, game, after);
  return rows.map(rowOf);
}

/**
 * A column of the last entry of a game, inside a query over `games`. A join with the greatest
 * `seq` says the same, but some planners read the journals of all games for it.
 */
export const newest = <C extends 'waiting' | 'deadline' | 'at'>(column: C) =>
  sql<Selectable<Schema['journal']>[C]>`(select ${sql.ref(column)} from journal
    where journal.game = games.id order by journal.seq desc limit 1)`;

export async function overdueGames(
  db: Kysely<Schema>,
  journals: Journals,
  now: number,
): Promise<string[]> {
  await journals.complete(journals.urgent(now));
  const query = db
    .selectFrom('games')
    .select('games.id')
    .where('games.status', '=', 'playing')
    .where('games.has_clock', '=', 1)
    .where(newest('deadline'), '<', now);
  const rows = await found(
    journals,
    () => query.execute(),
    ({ id }) => id,
  );
  return rows.map(({ id }) => id);
}
