import { sql, type Kysely, type Selectable } from 'kysely';
import type { Schema } from '../schema.ts';
import type {
  Archive,
  ArchiveFilter,
  ArchivedGame,
  ArchivedRecord,
  ArchivedSide,
  NewArchivedGame,
  OpponentTally,
  Tally,
} from './club-port.ts';
import type { Parts } from './sql-club.ts';
import { rate } from './sql-ratings.ts';

type Db = Kysely<Schema>;

/** The lock under which results are taken note of, one after the other. */
const SETTLING = 7221965;

/** Everything of an archived game but the record, which is long. */
const FACTS = [
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

async function insert(db: Db, game: NewArchivedGame): Promise<void> {
  const { sides, headlines, rated, isOpen, owner, ...facts } = game;
  await db
    .insertInto('archive')
    .values({
      ...facts,
      rated: rated ? 1 : 0,
      is_open: isOpen ? 1 : 0,
      owner: owner ?? null,
    })
    .execute();
  const { id: archived, ended } = game;
  await db
    .insertInto('archive_sides')
    .values(
      sides.map(({ seat, side, user, bot, name, score }) => ({
        archived,
        seat,
        side,
        user_id: user ?? null,
        bot: bot ?? null,
        name,
        login: name.toLowerCase(),
        score,
        ended,
      })),
    )
    .execute();
  const cards = [...new Set(headlines)];
  if (cards.length > 0) {
    await db
      .insertInto('archive_headlines')
      .values(cards.map((card) => ({ card, ended, archived })))
      .execute();
  }
}

/** The sides whose player bears a name, or is the user who bears it now. */
const sidesOf = (db: Db, name: string) =>
  db
    .selectFrom('archive_sides')
    .select('archive_sides.archived')
    .where((eb) =>
      eb.or([
        eb('archive_sides.login', '=', name),
        eb(
          'archive_sides.user_id',
          'in',
          eb.selectFrom('users').select('users.id').where('users.login', '=', name),
        ),
      ]),
    );

function filtered(db: Db, filter: ArchiveFilter) {
  const { player, opponent, side, winner, game, scenario, manner, headline, owner } = filter;
  let query = db
    .selectFrom('archive')
    .select(FACTS)
    .orderBy('archive.ended', 'desc')
    .orderBy('archive.id')
    .limit(filter.limit);
  query =
    owner === undefined
      ? query.where('archive.is_open', '=', 1)
      : query.where('archive.owner', '=', owner);
  if (game !== undefined) query = query.where('archive.game', '=', game);
  if (scenario !== undefined) query = query.where('archive.scenario', '=', scenario);
  if (manner !== undefined) query = query.where('archive.manner', '=', manner);
  if (winner !== undefined) query = query.where('archive.winner', '=', winner);
  if (filter.fromTurn !== undefined) query = query.where('archive.turn', '>=', filter.fromTurn);
  if (filter.toTurn !== undefined) query = query.where('archive.turn', '<=', filter.toTurn);
  const { before, beforeId } = filter;
  if (before !== undefined) {
    query = query.where('archive.ended', '<=', before);
    query = query.where((eb) => {
      const isEarlier = eb('archive.ended', '<', before);
      return beforeId === undefined
        ? isEarlier
        : eb.or([isEarlier, eb('archive.id', '>', beforeId)]);
    });
  }
  if (player !== undefined) {
    let sides = sidesOf(db, player);
    if (side !== undefined) sides = sides.where('archive_sides.side', '=', side);
    query = query.where('archive.id', 'in', sides);
  }
  if (opponent !== undefined) query = query.where('archive.id', 'in', sidesOf(db, opponent));
  if (headline !== undefined) {
    query = query.where('archive.id', 'in', (eb) =>
      eb.selectFrom('archive_headlines').select('archived').where('card', '=', headline),
    );
  }
  return query;
}

const sideOf = (row: Selectable<Schema['archive_sides']>): ArchivedSide => ({
  seat: row.seat,
  side: row.side,
  ...(row.user_id !== null && { user: row.user_id }),
  ...(row.bot !== null && { bot: row.bot }),
  name: row.name,
  score: row.score,
});

interface OpponentRow extends Omit<OpponentTally, 'name' | 'bot'> {
  readonly name: string | null;
  readonly bot: string | null;
}

const opponentOf = ({ name, bot, wins, draws, losses }: OpponentRow): OpponentTally => ({
  name: name ?? bot ?? '',
  ...(bot !== null && { bot }),
  wins,
  draws,
  losses,
});

const count = (score: number) =>
  sql<number>`sum(case when mine.score = ${score} then 1 else 0 end)`;

export class SqlArchive implements Archive {
  readonly #db: Db;
  readonly #attempt: Parts['attempt'];
  readonly #lock: Parts['lock'];

  constructor({ db, attempt, lock }: Parts) {
    this.#db = db;
    this.#attempt = attempt;
    this.#lock = lock;
  }

  settle(game: NewArchivedGame): Promise<boolean> {
    return this.#attempt(() =>
      this.#db.transaction().execute(async (tx) => {
        await this.#lock(tx, SETTLING);
        const settled = await tx
          .updateTable('games')
          .set({ settled: 1 })
          .where('id', '=', game.id)
          .where('settled', '=', 0)
          .executeTakeFirst();
        if (settled.numUpdatedRows === 0n) return false;
        await insert(tx, game);
        if (game.rated) await rate(tx, game);
        return true;
      }),
    );
  }

  unsettled(limit: number): Promise<string[]> {
    return this.#attempt(async () => {
      const found = await this.#db
        .selectFrom('games')
        .select('id')
        .where('settled', '=', 0)
        .where('status', '=', 'finished')
        .limit(limit)
        .execute();
      return found.map(({ id }) => id);
    });
  }

  add(game: NewArchivedGame): Promise<void> {
    return this.#attempt(() => this.#db.transaction().execute((tx) => insert(tx, game)));
  }

  remove(id: string, owner: string): Promise<boolean> {
    return this.#attempt(() =>
      this.#db.transaction().execute(async (tx) => {
        const gone = await tx
          .deleteFrom('archive')
          .where('id', '=', id)
          .where('owner', '=', owner)
          .executeTakeFirst();
        return gone.numDeletedRows > 0n;
      }),
    );
  }

  find(id: string): Promise<ArchivedGame | undefined> {
    return this.#attempt(async () => {
      const rows = await this.#db
        .selectFrom('archive')
        .select(FACTS)
        .where('id', '=', id)
        .execute();
      return (await this.#withSides(rows))[0];
    });
  }

  recordOf(id: string): Promise<string | undefined> {
    return this.#attempt(async () => {
      const found = this.#db.selectFrom('archive').select('record').where('id', '=', id);
      return (await found.executeTakeFirst())?.record;
    });
  }

  search(filter: ArchiveFilter): Promise<ArchivedGame[]> {
    return this.#attempt(async () => this.#withSides(await filtered(this.#db, filter).execute()));
  }

  async #withSides(rows: readonly Omit<Selectable<Schema['archive']>, 'record'>[]) {
    if (rows.length === 0) return [];
    const sides = await this.#db
      .selectFrom('archive_sides')
      .selectAll()
      .where(
        'archived',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('seat')
      .execute();
    return rows.map(({ rated, is_open, owner, ...facts }): ArchivedGame => ({
      ...facts,
      rated: rated === 1,
      isOpen: is_open === 1,
      ...(owner !== null && { owner }),
      sides: sides.filter(({ archived }) => archived === facts.id).map(sideOf),
    }));
  }

  records(after: { ended: number; id: string }, limit: number): Promise<ArchivedRecord[]> {
    return this.#attempt(() =>
      this.#db
        .selectFrom('archive')
        .select(['id', 'ended', 'record'])
        .where('is_open', '=', 1)
        .where((eb) =>
          eb.or([
            eb('ended', '>', after.ended),
            eb.and([eb('ended', '=', after.ended), eb('id', '>', after.id)]),
          ]),
        )
        .orderBy('ended')
        .orderBy('id')
        .limit(limit)
        .execute(),
    );
  }

  tallies(user: string): Promise<Tally[]> {
    return this.#attempt(async () => {
      const rows = await this.#db
        .selectFrom('archive_sides as mine')
        .innerJoin('archive', 'archive.id', 'mine.archived')
        .select([
          'archive.game',
          'mine.side',
          'archive.manner',
          count(1).as('wins'),
          count(0.5).as('draws'),
          count(0).as('losses'),
        ])
        .where('mine.user_id', '=', user)
        .where('archive.owner', 'is', null)
        // Nobody wins against himself.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('archive_sides as own')
                .select('own.seat')
                .whereRef('own.archived', '=', 'mine.archived')
                .whereRef('own.seat', '!=', 'mine.seat')
                .where('own.user_id', '=', user),
            ),
          ),
        )
        .groupBy(['archive.game', 'mine.side', 'archive.manner'])
        .orderBy('archive.game')
        .orderBy('mine.side')
        .orderBy('archive.manner')
        .execute();
      return rows.map(counted);
    });
  }

  opponents(user: string, limit: number): Promise<OpponentTally[]> {
    return this.#attempt(async () => {
      const rows = await this.#db
        .selectFrom('archive_sides as mine')
        .innerJoin('archive_sides as theirs', 'theirs.archived', 'mine.archived')
        .leftJoin('users', 'users.id', 'theirs.user_id')
        .select(['users.name', 'theirs.bot'])
        .select([count(1).as('wins'), count(0.5).as('draws'), count(0).as('losses')])
        .where('mine.user_id', '=', user)
        .whereRef('theirs.seat', '!=', 'mine.seat')
        // Those who have won or lost together have not met as opponents.
        .where((eb) =>
          eb.or([eb('mine.score', '!=', eb.ref('theirs.score')), eb('mine.score', '=', 0.5)]),
        )
        .where((eb) => eb.or([eb('users.id', '!=', user), eb('theirs.bot', 'is not', null)]))
        .groupBy(['users.id', 'users.name', 'theirs.bot'])
        .orderBy((eb) => eb.fn.countAll(), 'desc')
        .limit(limit)
        .execute();
      return rows.map(counted).map(opponentOf);
    });
  }

  timeouts(user: string, since: number): Promise<number[]> {
    return this.#attempt(async () => {
      const rows = await this.#db
        .selectFrom('archive_sides as mine')
        .innerJoin('archive', 'archive.id', 'mine.archived')
        .innerJoin('archive_sides as theirs', 'theirs.archived', 'mine.archived')
        .select('archive.ended')
        .distinct()
        .where('mine.user_id', '=', user)
        .where('mine.ended', '>=', since)
        .where('mine.score', '=', 0)
        .where('archive.manner', '=', 'time')
        .where('theirs.user_id', '!=', user)
        .orderBy('archive.ended')
        .execute();
      return rows.map(({ ended }) => ended);
    });
  }
}

/** PostgreSQL counts in numbers that come as text. */
function counted<T extends { wins: number; draws: number; losses: number }>(row: T): T {
  const { wins, draws, losses } = row;
  return { ...row, wins: Number(wins), draws: Number(draws), losses: Number(losses) };
}
