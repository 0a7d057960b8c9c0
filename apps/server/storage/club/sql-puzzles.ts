import { NEWCOMER, afterRest, afterTry, type Rating } from '@brink/club';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { NewTry, PuzzleStore, RatedTry, Solver, StoredPuzzleRating } from './puzzles-port.ts';
import type { Parts } from './sql-club.ts';
import { PERIOD_MS } from './sql-ratings.ts';

/** The lock under which ratings change: two solvers may try the same puzzle. */
const RATING_PUZZLES = 7221967;

type Db = Kysely<Schema>;

const plain = ({ rating, deviation, volatility }: Rating): Rating => ({
  rating,
  deviation,
  volatility,
});

/** Takes note of a try; answers whether it was the first. */
async function isFirst(db: Db, user: string, { puzzle, at, isSolved, isDaily }: NewTry) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('puzzle_tries')
    .values({ user_id: user, puzzle, at, solved: Number(isSolved), daily: Number(isDaily) })
    .onConflict((on) => on.columns(['user_id', 'puzzle']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function rateOne(
  db: Transaction<Schema>,
  user: string,
  one: NewTry,
  now: number,
): Promise<RatedTry | undefined> {
  if (!(await isFirst(db, user, one))) return undefined;
  const { puzzle, isSolved, begins } = one;
  const solver = await db
    .selectFrom('puzzle_solvers')
    .selectAll()
    .where('user_id', '=', user)
    .executeTakeFirst();
  const tried = await db
    .selectFrom('puzzle_ratings')
    .selectAll()
    .where('puzzle', '=', puzzle)
    .executeTakeFirst();
  const rest = solver ? Math.max(0, now - Number(solver.updated)) / PERIOD_MS : 0;
  const before = {
    solver: solver ? afterRest(solver, rest) : NEWCOMER,
    puzzle: tried ?? begins,
  };
  const after = afterTry(before.solver, before.puzzle, isSolved);
  const own = { ...plain(after.solver), tries: (solver?.tries ?? 0) + 1, updated: now };
  await db
    .insertInto('puzzle_solvers')
    .values({ user_id: user, ...own })
    .onConflict((on) => on.column('user_id').doUpdateSet(own))
    .execute();
  const its = {
    ...plain(after.puzzle),
    tries: (tried?.tries ?? 0) + 1,
    solved: (tried?.solved ?? 0) + Number(isSolved),
  };
  await db
    .insertInto('puzzle_ratings')
    .values({ puzzle, ...its })
    .onConflict((on) => on.column('puzzle').doUpdateSet(its))
    .execute();
  return {
    puzzle,
    isSolved,
    solver: { before: before.solver.rating, after: after.solver.rating },
    opponent: { before: before.puzzle.rating, after: after.puzzle.rating },
    standing: {
      puzzle,
      rating: its.rating,
      deviation: its.deviation,
      tries: its.tries,
      solved: its.solved,
    },
  };
}

/** A try is a game between a solver and a puzzle: the ratings of both change. */
export class SqlPuzzles implements PuzzleStore {
  readonly #db: Db;
  readonly #attempt: Parts['attempt'];
  readonly #lock: Parts['lock'];

  constructor({ db, attempt, lock }: Parts) {
    this.#db = db;
    this.#attempt = attempt;
    this.#lock = lock;
  }

  solver(user: string): Promise<Solver> {
    return this.#attempt(async () => {
      const found = await this.#db
        .selectFrom('puzzle_solvers')
        .selectAll()
        .where('user_id', '=', user)
        .executeTakeFirst();
      const rows = await this.#db
        .selectFrom('puzzle_tries')
        .select(['puzzle', 'at', 'solved', 'daily'])
        .where('user_id', '=', user)
        .orderBy('at')
        .orderBy('puzzle')
        .execute();
      return {
        rating: plain(found ?? NEWCOMER),
        tries: rows.map(({ puzzle, at, solved, daily }) => ({
          puzzle,
          isSolved: solved === 1,
          at: Number(at),
          isDaily: daily === 1,
        })),
      };
    });
  }

  ratings(): Promise<StoredPuzzleRating[]> {
    return this.#attempt(() =>
      this.#db
        .selectFrom('puzzle_ratings')
        .select(['puzzle', 'rating', 'deviation', 'tries', 'solved'])
        .orderBy('puzzle')
        .execute(),
    );
  }

  rate(user: string, tries: readonly NewTry[], now: number): Promise<RatedTry[]> {
    return this.#attempt(() =>
      this.#db.transaction().execute(async (tx) => {
        await this.#lock(tx, RATING_PUZZLES);
        const rated: RatedTry[] = [];
        for (const each of tries) {
          const one = await rateOne(tx, user, each, now);
          if (one) rated.push(one);
        }
        return rated;
      }),
    );
  }
}
