import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { Schema } from '../schema.ts';
import type { ArchiveFilter } from './archive-port.ts';

/** Everything of an archived game but the record, which is long. */
export const FACTS = [
  'archive.id',
  'archive.game',
  'archive.scenario',
  'archive.ended',
  'archive.turn',
  'archive.manner',
  'archive.winner',
  'archive.moves',
  'archive.rated',
  'archive.is_open',
  'archive.owner',
] as const;

export type FactRow = Omit<Selectable<Schema['archive']>, 'record' | 'told' | 'explored'>;
type Sql = RawBuilder<unknown>;

/**
 * What a search walks through, from the newest game back: the games of a player, those with a
 * headline, or all. Each has an index in that order, so a page is found without looking at the
 * rest; a cross join keeps the databases from turning it round.
 */
interface Way {
  readonly from: Sql;
  readonly ended: Sql;
  readonly id: Sql;
  readonly conditions: readonly Sql[];
}

// The time of the game leads the index to one row, where the name alone leads to many.
const hasSide = (login: string): Sql => sql`exists (
  select 1 from archive_sides theirs where theirs.login = ${login}
    and theirs.ended = lead.ended and theirs.archived = lead.archived
    and theirs.seat <> lead.seat)`;
const hasHeadline = (card: number): Sql => sql`exists (
  select 1 from archive_headlines shown where shown.card = ${card}
    and shown.ended = lead.ended and shown.archived = lead.archived)`;
/** Whoever played against himself is found once. */
const IS_FIRST = sql`not exists (
  select 1 from archive_sides other where other.archived = lead.archived
    and other.login = lead.login and other.seat < lead.seat)`;

function wayFor({ player, opponent, side, headline, game }: ArchiveFilter): Way {
  const beside = { ended: sql`lead.ended`, id: sql`lead.archived` };
  const login = player ?? opponent;
  if (login !== undefined) {
    const hasTwo = player !== undefined && opponent !== undefined;
    return {
      from: sql`archive_sides lead cross join archive`,
      ...beside,
      conditions: [
        sql`archive.id = lead.archived`,
        sql`lead.login = ${login}`,
        player !== undefined && side !== undefined ? sql`lead.side = ${side}` : IS_FIRST,
        ...(hasTwo ? [hasSide(opponent)] : []),
        ...(headline === undefined ? [] : [hasHeadline(headline)]),
      ],
    };
  }
  if (headline !== undefined) {
    return {
      from: sql`archive_headlines lead cross join archive`,
      ...beside,
      conditions: [
        sql`archive.id = lead.archived`,
        sql`lead.card = ${headline}`,
        ...(game === undefined ? [] : [sql`lead.game = ${game}`]),
      ],
    };
  }
  return { from: sql`archive`, ended: sql`archive.ended`, id: sql`archive.id`, conditions: [] };
}

export async function search(db: Kysely<Schema>, filter: ArchiveFilter): Promise<FactRow[]> {
  const { winner, game, scenario, manner, fromTurn, toTurn, owner, before, beforeId } = filter;
  const { from, ended, id, conditions } = wayFor(filter);
  const cut = (time: number, last: string | undefined): readonly Sql[] =>
    last === undefined
      ? [sql`${ended} < ${time}`]
      : [sql`${ended} <= ${time}`, sql`(${ended} < ${time} or ${id} > ${last})`];
  const all = [
    ...conditions,
    owner === undefined ? sql`archive.is_open = 1` : sql`archive.owner = ${owner}`,
    ...(game === undefined ? [] : [sql`archive.game = ${game}`]),
    ...(scenario === undefined ? [] : [sql`archive.scenario = ${scenario}`]),
    ...(manner === undefined ? [] : [sql`archive.manner = ${manner}`]),
    ...(winner === undefined ? [] : [sql`archive.winner = ${winner}`]),
    ...(fromTurn === undefined ? [] : [sql`archive.turn >= ${fromTurn}`]),
    ...(toTurn === undefined ? [] : [sql`archive.turn <= ${toTurn}`]),
    ...(before === undefined ? [] : cut(before, beforeId)),
  ];
  const found = await sql<FactRow>`
    select ${sql.join(FACTS.map((column) => sql.ref(column)))} from ${from}
    where ${sql.join(all, sql` and `)}
    order by ${ended} desc, ${id} limit ${filter.limit}`.execute(db);
  return found.rows;
}
