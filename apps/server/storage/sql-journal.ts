import type { Kysely, Selectable } from 'kysely';
import type { Entry, JournalRow } from '../play/journal.ts';
import type { Append } from './port.ts';
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

function flatten({ game, row }: Append): FlatRow {
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

const byPlace = (a: FlatRow, b: FlatRow): number => (a.game < b.game ? -1 : 1);

/** The rows of a batch, always in the same order, so that two processes cannot wait for each other. */
export const rowsOf = (batch: readonly Append[]): FlatRow[] => batch.map(flatten).sort(byPlace);

function rowOf(stored: Selectable<Schema['journal']>): JournalRow {
  const { seq, at, waiting, deadline, data } = stored;
  const entry = JSON.parse(data) as Entry;
  return { seq, at, entry, waiting, ...(deadline !== null && { deadline }) };
}

/** Writes down how games have ended. */
export async function endGames(db: Kysely<Schema>, ending: readonly Append[]): Promise<void> {
  for (const { game, result } of ending) {
    await db
      .updateTable('games')
      .set({ status: 'finished', result: JSON.stringify(result) })
      .where('id', '=', game)
      .execute();
  }
}

export async function readJournal(
  db: Kysely<Schema>,
  game: string,
  after: number,
): Promise<JournalRow[]> {
  const rows = await db
    .selectFrom('journal')
    .selectAll()
    .where('game', '=', game)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();
  return rows.map(rowOf);
}

export async function overdueGames(db: Kysely<Schema>, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('games')
    .innerJoin('journal', (join) =>
      join.onRef('journal.game', '=', 'games.id').on('journal.seq', '=', (eb) =>
        eb
          .selectFrom('journal as newest')
          .whereRef('newest.game', '=', 'games.id')
          .select((last) => last.fn.max('newest.seq').as('seq')),
      ),
    )
    .select('games.id')
    .where('games.status', '=', 'playing')
    .where('games.has_clock', '=', 1)
    .where('journal.deadline', '<', now)
    .execute();
  return rows.map(({ id }) => id);
}
