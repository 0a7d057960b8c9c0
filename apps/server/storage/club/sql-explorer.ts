import type { Played } from '@brink/kernel';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Archive, ArchivedGame } from './archive-port.ts';
import type {
  CardTally,
  ExploredNode,
  Explorer,
  ExplorerFilter,
  LastGame,
  Tallied,
  TargetTally,
  Unexplored,
} from './explorer-port.ts';
import { HERE, nodeOf, stepOf, type Explored, type StepSums } from './explorer-rows.ts';
import { OwnGames } from './sql-explorer-own.ts';
import { count, exploredAs, type Countable } from './sql-explorer-counts.ts';
import type { Parts } from './sql-club.ts';
import { ALL_SIDES } from './sql-ratings.ts';

type Db = Kysely<Schema>;
type Sql = RawBuilder<unknown>;

/** Steps that are told of one place; rarer ones are left out. */
const MOST_STEPS = 120;
/** Turns and decades are numbered from 0 to 10, seats from 0 to 3; the index wants to hear it. */
const TURNS = sql.raw(Array.from({ length: 11 }, (_, turn) => turn).join(','));
const SEATS = sql.raw('0,1,2,3');

const conditionsOf = (
  { level, bonus, since }: ExplorerFilter,
  hasBonus: boolean,
): readonly Sql[] => [
  ...(level === undefined ? [] : [sql`level >= ${level}`]),
  ...(bonus === undefined || !hasBonus ? [] : [sql`bonus = ${bonus}`]),
  ...(since === undefined ? [] : [sql`year >= ${since}`]),
];

/** Databases may answer sums as text. */
const numbered = <T extends object>(row: T): T => {
  const texts = Object.entries(row).map(([name, value]) =>
    name === 'step' || name === 'use' ? [name, value] : [name, Number(value)],
  );
  return Object.fromEntries(texts) as T;
};

const NOBODY: Tallied = { games: 0, first: 0, draws: 0 };

export class SqlExplorer implements Explorer {
  readonly #db: Db;
  readonly #attempt: Parts['attempt'];
  readonly #lock: Parts['lock'];
  readonly #own: OwnGames;

  readonly #archive: Pick<Archive, 'among'>;

  constructor({ db, attempt, lock }: Parts, archive: Pick<Archive, 'among'>) {
    this.#archive = archive;
    this.#db = db;
    this.#attempt = attempt;
    this.#lock = lock;
    this.#own = new OwnGames(db);
  }

  at(filter: ExplorerFilter, line: readonly string[]): Promise<ExploredNode> {
    return this.#attempt(async () => {
      if (filter.user !== undefined) return this.#own.at(filter, filter.user, line);
      const node = nodeOf(filter.game, filter.variant, line);
      const all = [sql`node = ${node}`, ...conditionsOf(filter, true)];
      const { rows } = await sql<StepSums>`
        select step, sum(games) as games, sum(firsts) as first, sum(draws) as draws,
          sum(ratings) as ratings, sum(case when level >= 0 then games else 0 end) as rated,
          sum(held) as held
        from explorer_moves where ${sql.join(all, sql` and `)}
        group by step having sum(games) > 0
        order by sum(games) desc, step limit ${MOST_STEPS}`.execute(this.#db);
      const steps = rows.map(numbered);
      const here = steps.find(({ step }) => step === HERE);
      return {
        total: here ? { games: here.games, first: here.first, draws: here.draws } : NOBODY,
        steps: steps.filter(({ step }) => step !== HERE).map(stepOf),
      };
    });
  }

  last(filter: ExplorerFilter, line: readonly string[], limit: number): Promise<LastGame[]> {
    return this.#attempt(async () => {
      const { user } = filter;
      const ids = await (user === undefined
        ? this.#lastIds(filter, line, limit)
        : this.#own.last(filter, user, line, limit));
      const games = await this.#archive.among(ids);
      const ratings = await ratingsAfter(this.#db, games);
      return games.map((game) => ({
        game,
        ratings: game.sides.map((side) => ratings.get(`${game.id} ${side.user}`) ?? 0),
      }));
    });
  }

  async #lastIds(filter: ExplorerFilter, line: readonly string[], limit: number) {
    const { level, bonus, since } = filter;
    const node = nodeOf(filter.game, filter.variant, line);
    const all = [
      sql`node = ${node}`,
      ...(level === undefined ? [] : [sql`level >= ${level}`]),
      ...(bonus === undefined ? [] : [sql`bonus = ${bonus}`]),
      ...(since === undefined ? [] : [sql`ended >= ${Date.UTC(since, 0)}`]),
    ];
    const { rows } = await sql<{ archived: string }>`
      select archived from explorer_visits where ${sql.join(all, sql` and `)}
      order by ended desc, archived desc limit ${limit}`.execute(this.#db);
    return rows.map(({ archived }) => archived);
  }

  cards(
    filter: ExplorerFilter,
    wanted: { readonly card: number } | { readonly turn: number },
  ): Promise<CardTally[]> {
    return this.#attempt(async () => {
      if (filter.user !== undefined) return this.#own.cards(filter, filter.user, wanted);
      const all = [
        sql`game = ${filter.game}`,
        sql`variant = ${filter.variant}`,
        ...('card' in wanted
          ? [sql`turn in (${TURNS})`, sql`seat in (${SEATS})`, sql`card = ${wanted.card}`]
          : [sql`turn = ${wanted.turn}`]),
        ...conditionsOf(filter, false),
      ];
      const { rows } = await sql<CardTally>`
        select card, turn, seat, use, sum(plays) as games, sum(firsts) as first,
          sum(draws) as draws
        from explorer_cards where ${sql.join(all, sql` and `)}
        group by card, turn, seat, use having sum(plays) > 0
        order by card, turn, seat, use`.execute(this.#db);
      return rows.map(numbered);
    });
  }

  targets(filter: ExplorerFilter, card: number): Promise<TargetTally[]> {
    return this.#attempt(async () => {
      if (filter.user !== undefined) return this.#own.targets(filter, filter.user, card);
      const all = [
        sql`game = ${filter.game}`,
        sql`variant = ${filter.variant}`,
        sql`card = ${card}`,
        ...conditionsOf(filter, false),
      ];
      const { rows } = await sql<TargetTally>`
        select target, sum(events) as events from explorer_targets
        where ${sql.join(all, sql` and `)}
        group by target having sum(events) > 0
        order by sum(events) desc, target`.execute(this.#db);
      return rows.map(numbered);
    });
  }

  unexplored(limit: number): Promise<Unexplored[]> {
    return this.#attempt(() =>
      this.#db
        .selectFrom('archive')
        .select(['id', 'record'])
        .where('explored', '=', 0)
        .orderBy('id')
        .limit(limit)
        .execute(),
    );
  }

  explore(games: ReadonlyMap<string, Played | undefined>): Promise<void> {
    return this.#attempt(() =>
      this.#db.transaction().execute(async (tx) => {
        const explored: Explored[] = [];
        for (const [id, played] of games) {
          const { numUpdatedRows } = await tx
            .updateTable('archive')
            .set({ explored: 1 })
            .where('id', '=', id)
            .where('explored', '=', 0)
            .executeTakeFirst();
          if (numUpdatedRows === 0n || !played) continue;
          const one = await exploredAs(tx, await countableOf(tx, id), played);
          if (one) explored.push(one);
        }
        if (explored.length > 0) await count(tx, this.#lock, explored);
      }),
    );
  }
}

/** The ratings that players had after games, by game and user. */
async function ratingsAfter(
  db: Db,
  games: readonly ArchivedGame[],
): Promise<ReadonlyMap<string, number>> {
  const users = [...new Set(games.flatMap(({ sides }) => sides.flatMap(({ user }) => user ?? [])))];
  if (users.length === 0) return new Map();
  const rows = await db
    .selectFrom('rating_history')
    .select(['user_id', 'played', 'rating'])
    .where('user_id', 'in', users)
    .where('game', '=', games[0].game)
    .where('side', '=', ALL_SIDES)
    .where(
      'played',
      'in',
      games.map(({ id }) => id),
    )
    .execute();
  return new Map(
    rows.map(({ user_id, played, rating }) => [`${played} ${user_id}`, Math.round(rating)]),
  );
}

/** What the archive knows of a game that is to be counted. */
async function countableOf(db: Db, id: string): Promise<Countable> {
  const { is_open, ...facts } = await db
    .selectFrom('archive')
    .select(['id', 'game', 'ended', 'manner', 'winner', 'is_open'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const sides = await db
    .selectFrom('archive_sides')
    .select(['seat', 'side', 'user_id'])
    .where('archived', '=', id)
    .orderBy('seat')
    .execute();
  return {
    ...facts,
    isOpen: is_open === 1,
    sides: sides.map(({ side, user_id }) => ({ side, user: user_id ?? undefined })),
  };
}
