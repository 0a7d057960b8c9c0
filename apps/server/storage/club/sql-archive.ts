import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { insertion, prepared } from '../prepared.ts';
import type { Schema } from '../schema.ts';
import type {
  Archive,
  ArchiveFilter,
  ArchivedGame,
  ArchivedRecord,
  ArchivedSide,
  NewArchivedGame,
  Rehearsable,
  OpponentTally,
  Tally,
} from './archive-port.ts';
import { loginOf } from '../login.ts';
import { FACTS, search, type FactRow } from './sql-archive-search.ts';
import type { Parts } from './sql-club.ts';
import { exploreOne, forget } from './sql-explorer-counts.ts';
import { rate } from './sql-ratings.ts';

type Db = Kysely<Schema>;

/** The lock under which results are taken note of, one after the other. */
const SETTLING = 7221965;

const intoArchive = insertion('archive');
const intoSides = insertion('archive_sides');
const intoHeadlines = insertion('archive_headlines');

async function insert(db: Db, archived: NewArchivedGame): Promise<void> {
  const { sides, headlines, rated, isOpen, owner, played, ...facts } = archived;
  await intoArchive(db, [
    {
      ...facts,
      rated: rated ? 1 : 0,
      is_open: isOpen ? 1 : 0,
      owner: owner ?? null,
      // What could not be counted now is looked at once more, by a job.
      explored: played ? 1 : 0,
    },
  ]);
  const { id, game, ended } = archived;
  await intoSides(
    db,
    sides.map(({ seat, side, user, bot, name, score, hasTimedOut }) => ({
      archived: id,
      seat,
      side,
      user_id: user ?? null,
      bot: bot ?? null,
      name,
      login: loginOf(name),
      score,
      ended,
      timed_out: hasTimedOut ? 1 : 0,
    })),
  );
  const cards = [...new Set(headlines)];
  if (cards.length > 0) {
    await intoHeadlines(
      db,
      cards.map((card) => ({ card, ended, archived: id, game })),
    );
  }
}

const markSettled = prepared((db, game: string) =>
  db.updateTable('games').set({ settled: 1 }).where('id', '=', game).where('settled', '=', 0),
);

type SideRow = Selectable<Schema['archive_sides']> & {
  /** What its player is found by, if he has an account. */
  readonly account: string | null;
};

/** The names in a record are those of its day; a player may have changed his, or be gone. */
function withNames(record: string, sides: readonly SideRow[]): string {
  const { about, ...rest } = JSON.parse(record) as { about?: Record<string, string> };
  const names = Object.fromEntries(sides.map(({ side, name }) => [side, name]));
  return JSON.stringify({ ...rest, about: { ...about, ...names } });
}

const sideOf = (row: SideRow): ArchivedSide => ({
  seat: row.seat,
  side: row.side,
  ...(row.user_id !== null && { user: row.user_id }),
  ...(row.bot !== null && { bot: row.bot }),
  name: row.name,
  score: row.score,
  ...(row.account !== null && { hasProfile: true }),
});

interface OpponentRow extends Omit<OpponentTally, 'name' | 'bot' | 'hasProfile'> {
  readonly name: string | null;
  readonly login: string | null;
  readonly bot: string | null;
}

const opponentOf = ({ name, login, bot, wins, draws, losses }: OpponentRow): OpponentTally => ({
  name: name ?? bot ?? '',
  ...(bot !== null && { bot }),
  ...(login !== null && { hasProfile: true }),
  wins,
  draws,
  losses,
});

const count = (score: number) =>
  sql<number>`sum(case when mine.score = ${score} then 1 else 0 end)`;

const withSides = (rows: readonly FactRow[], sides: readonly SideRow[]): ArchivedGame[] =>
  rows.map(({ rated, is_open, owner, ...facts }) => ({
    ...facts,
    rated: rated === 1,
    isOpen: is_open === 1,
    ...(owner !== null && { owner }),
    sides: sides.filter(({ archived }) => archived === facts.id).map(sideOf),
  }));

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
        const { numAffectedRows } = await markSettled(tx, game.id);
        if (numAffectedRows === 0n) return false;
        await insert(tx, game);
        if (game.rated) await rate(tx, game);
        await this.#explore(tx, game);
        return true;
      }),
    );
  }

  unsettled(limit: number, after = ''): Promise<string[]> {
    return this.#attempt(async () => {
      const found = await this.#db
        .selectFrom('games')
        .select('id')
        .where('settled', '=', 0)
        .where('status', '=', 'finished')
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return found.map(({ id }) => id);
    });
  }

  size(): Promise<number> {
    return this.#attempt(async () => {
      const { count } = await this.#db
        .selectFrom('archive')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    });
  }

  toRehearse(after: string, limit: number): Promise<Rehearsable[]> {
    return this.#attempt(() =>
      this.#db
        .selectFrom('archive')
        .select(['id', 'record', 'told'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    );
  }

  add(game: NewArchivedGame): Promise<void> {
    return this.#attempt(() =>
      this.#db.transaction().execute(async (tx) => {
        await insert(tx, game);
        await this.#explore(tx, game);
      }),
    );
  }

  /** When its ratings have changed, for those are counted too. */
  async #explore(tx: Transaction<Schema>, game: NewArchivedGame): Promise<void> {
    if (game.played) await exploreOne(tx, this.#lock, game, game.played);
  }

  uploadsOf(owner: string): Promise<number> {
    return this.#attempt(async () => {
      const { count } = await this.#db
        .selectFrom('archive')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('owner', '=', owner)
        .executeTakeFirstOrThrow();
      return Number(count);
    });
  }

  remove(id: string, owner: string): Promise<boolean> {
    return this.#attempt(() =>
      this.#db.transaction().execute(async (tx) => {
        const own = tx.selectFrom('archive').select('id').where('id', '=', id);
        const isOwn = await own.where('owner', '=', owner).executeTakeFirst();
        if (isOwn) await forget(tx, this.#lock, [id]);
        const gone = await tx
          .deleteFrom('archive')
          .where('id', '=', id)
          .where('owner', '=', owner)
          .executeTakeFirst();
        return gone.numDeletedRows > 0n;
      }),
    );
  }

  async find(id: string): Promise<ArchivedGame | undefined> {
    return (await this.among([id]))[0];
  }

  among(ids: readonly string[]): Promise<ArchivedGame[]> {
    return this.#attempt(async () => {
      if (ids.length === 0) return [];
      const found = this.#db
        .selectFrom('archive')
        .select(FACTS)
        .where('id', 'in', ids)
        .orderBy('ended', 'desc')
        .orderBy('id', 'desc');
      const [rows, sides] = await Promise.all([found.execute(), this.#sidesOf(ids)]);
      return withSides(rows, sides);
    });
  }

  recordOf(id: string): Promise<string | undefined> {
    return this.#attempt(async () => {
      const found = this.#db.selectFrom('archive').select(['id', 'record', 'owner']);
      const [record] = await this.#named(await found.where('id', '=', id).execute());
      return record?.record;
    });
  }

  search(filter: ArchiveFilter): Promise<ArchivedGame[]> {
    return this.#attempt(async () => {
      const rows = await search(this.#db, filter);
      return withSides(rows, await this.#sidesOf(rows.map(({ id }) => id)));
    });
  }

  async #sidesOf(ids: readonly string[]): Promise<SideRow[]> {
    if (ids.length === 0) return [];
    return this.#db
      .selectFrom('archive_sides')
      .leftJoin('users', 'users.id', 'archive_sides.user_id')
      .selectAll('archive_sides')
      .select('users.login as account')
      .where('archived', 'in', ids)
      .orderBy('seat')
      .execute();
  }

  records(after: { ended: number; id: string }, limit: number): Promise<ArchivedRecord[]> {
    return this.#attempt(async () => {
      const rows = await this.#db
        .selectFrom('archive')
        .select(['id', 'ended', 'record', 'owner'])
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
        .execute();
      return this.#named(rows);
    });
  }

  /** Records of games played here, with the names that the players have now. */
  async #named<Row extends { id: string; record: string; owner: string | null }>(
    rows: readonly Row[],
  ): Promise<Row[]> {
    const played = rows.filter(({ owner }) => owner === null);
    const sides = await this.#sidesOf(played.map(({ id }) => id));
    return rows.map((row) => {
      const own = sides.filter(({ archived }) => archived === row.id);
      return own.length === 0 ? row : { ...row, record: withNames(row.record, own) };
    });
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
        .select(['users.name', 'users.login', 'theirs.bot'])
        .select([count(1).as('wins'), count(0.5).as('draws'), count(0).as('losses')])
        .where('mine.user_id', '=', user)
        .whereRef('theirs.seat', '!=', 'mine.seat')
        // Those who have won or lost together have not met as opponents.
        .where((eb) =>
          eb.or([eb('mine.score', '!=', eb.ref('theirs.score')), eb('mine.score', '=', 0.5)]),
        )
        .where((eb) => eb.or([eb('users.id', '!=', user), eb('theirs.bot', 'is not', null)]))
        .groupBy(['users.id', 'users.name', 'users.login', 'theirs.bot'])
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
        .innerJoin('archive_sides as theirs', 'theirs.archived', 'mine.archived')
        .select('mine.ended')
        .distinct()
        .where('mine.user_id', '=', user)
        .where('mine.ended', '>=', since)
        .where('mine.timed_out', '=', 1)
        .where('theirs.user_id', '!=', user)
        .orderBy('mine.ended')
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
