import { NEWCOMER, afterRest, meetings, rated, type Rating } from '@brink/club';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { NewArchivedGame } from './archive-port.ts';
import type {
  RankedPlayer,
  RankingFilter,
  RatingChange,
  RatingPoint,
  Ratings,
  StoredRating,
} from './ratings-port.ts';
import type { Parts } from './sql-club.ts';

/** A rating of which nothing is heard for a month becomes a little more doubtful. */
export const PERIOD_MS = 30 * 24 * 60 * 60 * 1000;
/** Those of whom less is known are not ranked. */
const MOST_DEVIATION = 150;

/** The strength with all sides together. */
export const ALL_SIDES = 'all';

/** Nobody else is ranked: a bot that is gone was one of them. */
const KINDS = { all: ['account', 'bot'], people: ['account'], bots: ['bot'] } as const;

type Db = Kysely<Schema>;

interface Key {
  readonly user_id: string;
  readonly game: string;
  readonly side: string;
}

async function read(db: Db, { user_id, game, side }: Key, now: number) {
  const found = await db
    .selectFrom('ratings')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('game', '=', game)
    .where('side', '=', side)
    .executeTakeFirst();
  if (!found) return { rating: NEWCOMER, games: 0, at: now };
  const periods = Math.max(0, now - found.updated) / PERIOD_MS;
  // Games are counted in whatever order they are found, and the history tells that order.
  const at = Math.max(now, found.updated + 1);
  return { rating: afterRest(found, periods), games: found.games, at };
}

async function write(
  db: Db,
  key: Key,
  { rating, deviation, volatility }: Rating,
  more: { readonly games: number; readonly at: number; readonly played: string },
): Promise<void> {
  const { games, at, played } = more;
  const values = { rating, deviation, volatility, games, updated: at };
  await db
    .insertInto('ratings')
    .values({ ...key, ...values })
    .onConflict((on) => on.columns(['user_id', 'game', 'side']).doUpdateSet(values))
    .execute();
  await db
    .insertInto('rating_history')
    .values({ ...key, at, rating, deviation, played })
    .execute();
}

/** A rated game is over: the strengths of those who met change, on their sides and on the whole. */
export async function rate(db: Db, { id, game, sides, ended }: NewArchivedGame): Promise<void> {
  const users = sides.flatMap(({ user }) => user ?? []);
  // Nobody wins against himself.
  if (new Set(users).size < users.length) return;
  const met = meetings(
    sides.map(({ seat, team = seat, score, hasLeft = false }) => ({ team, score, hasLeft })),
  );
  for (const isWhole of [false, true]) {
    const keyOf = (user: string, side: string): Key => ({
      user_id: user,
      game,
      side: isWhole ? ALL_SIDES : side,
    });
    /** Nothing for bots, and for people who are gone. */
    const before: ({ key: Key; rating: Rating; games: number; at: number } | undefined)[] = [];
    for (const { user, side } of sides) {
      const key = user === undefined ? undefined : keyOf(user, side);
      before.push(key && { key, ...(await read(db, key, ended)) });
    }
    for (const [index, player] of before.entries()) {
      const encounters = met[index].flatMap(({ opponent, score }) => {
        const other = before[opponent];
        return other ? [{ opponent: other.rating, score }] : [];
      });
      if (!player || encounters.length === 0) continue;
      const after = rated(player.rating, encounters);
      const { key, games, at } = player;
      await write(db, key, after, { games: games + 1, at, played: id });
    }
  }
}

export class SqlRatings implements Ratings {
  readonly #db: Db;
  readonly #attempt: Parts['attempt'];

  constructor({ db, attempt }: Parts) {
    this.#db = db;
    this.#attempt = attempt;
  }

  of(user: string): Promise<StoredRating[]> {
    return this.#attempt(() =>
      this.#db
        .selectFrom('ratings')
        .select(['game', 'side', 'rating', 'deviation', 'volatility', 'games', 'updated'])
        .where('user_id', '=', user)
        .orderBy('game')
        .orderBy('side')
        .execute(),
    );
  }

  history(user: string, game: string, side: string): Promise<RatingPoint[]> {
    return this.#attempt(() =>
      this.#db
        .selectFrom('rating_history')
        .select(['at', 'rating', 'deviation'])
        .where('user_id', '=', user)
        .where('game', '=', game)
        .where('side', '=', side)
        .orderBy('at')
        .execute(),
    );
  }

  changeBy(user: string, game: string, played: string): Promise<RatingChange | undefined> {
    return this.#attempt(async () => {
      const points = this.#db
        .selectFrom('rating_history')
        .select(['at', 'rating'])
        .where('user_id', '=', user)
        .where('game', '=', game)
        .where('side', '=', ALL_SIDES);
      const after = await points.where('played', '=', played).executeTakeFirst();
      if (!after) return undefined;
      const before = await points
        .where('at', '<', after.at)
        .orderBy('at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return { before: before?.rating ?? NEWCOMER.rating, after: after.rating };
    });
  }

  best({ game, side, kind, limit }: RankingFilter): Promise<RankedPlayer[]> {
    return this.#attempt(() =>
      this.#db
        .selectFrom('ratings')
        .innerJoin('users', 'users.id', 'ratings.user_id')
        .selectAll('ratings')
        .select(['users.id as user', 'users.name', 'users.kind'])
        .where('ratings.game', '=', game)
        .where('ratings.side', '=', side)
        .where('ratings.deviation', '<=', MOST_DEVIATION)
        .where('users.kind', 'in', KINDS[kind ?? 'all'])
        .orderBy('ratings.rating', 'desc')
        .limit(limit)
        .execute(),
    );
  }
}
