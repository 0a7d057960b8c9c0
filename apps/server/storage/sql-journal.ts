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

export const byGame = (a: Append, b: Append): number => (a.game < b.game ? -1 : 1);

function rowOf(stored: Selectable<Schema['journal']>): JournalRow {
  const { seq, at, waiting, deadline, data } = stored;
  const entry = JSON.parse(data) as Entry;
  return { seq, at, entry, waiting, ...(deadline !== null && { deadline }) };
}

/** Writes down how games have ended, those of a batch that have. */
export async function endGames(db: Kysely<Schema>, batch: readonly Append[]): Promise<void> {
  for (const { game, result } of batch) {
    if (!result) continue;
    await db
      .updateTable('games')
      .set({ status: 'finished', result: JSON.stringify(result) })
      .where('id', '=', game)
      .execute();
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
