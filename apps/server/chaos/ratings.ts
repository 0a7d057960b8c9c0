import { NEWCOMER, afterRest, rated, type Rating } from '@brink/club';
import type { Kysely } from 'kysely';
import type { Storage } from '../storage/port.ts';
import type { Schema } from '../storage/schema.ts';

const PERIOD_MS = 30 * 24 * 60 * 60 * 1000;
const ALL_SIDES = 'all';

interface Strength {
  readonly rating: Rating;
  readonly games: number;
  readonly updated: number;
}

interface RatedGame {
  readonly id: string;
  readonly ended: number;
  readonly sides: readonly {
    readonly user: string;
    readonly side: string;
    readonly score: number;
  }[];
}

const keyOf = (user: string, side: string): string => `${user} ${side}`;

function grouped<T>(list: readonly T[], keyFor: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of list) {
    const group = groups.get(keyFor(each));
    if (group) group.push(each);
    else groups.set(keyFor(each), [each]);
  }
  return groups;
}

/** What one game makes of the strengths of its two players, on their sides and on the whole. */
function afterGame(
  strengths: ReadonlyMap<string, Strength>,
  { ended, sides }: RatedGame,
): Map<string, Strength> {
  const after = new Map<string, Strength>();
  for (const isWhole of [false, true]) {
    const before = sides.map(({ user, side }) => {
      const key = keyOf(user, isWhole ? ALL_SIDES : side);
      const known = strengths.get(key);
      if (!known) return { key, rating: NEWCOMER, games: 0, at: ended };
      const { rating, games, updated } = known;
      const rested = afterRest(rating, Math.max(0, ended - updated) / PERIOD_MS);
      // Games are counted in whatever order they are found.
      return { key, rating: rested, games, at: Math.max(ended, updated + 1) };
    });
    for (const [index, { key, rating, games, at }] of before.entries()) {
      const opponent = before[1 - index].rating;
      const value = rated(rating, [{ opponent, score: sides[index].score }]);
      after.set(key, { rating: value, games: games + 1, updated: at });
    }
  }
  return after;
}

/**
 * Works all ratings out once more from the archive, in the order in which they were made: each game
 * must have counted once, for both players, and led to what is stored.
 */
export async function wrongRatings(storage: Storage): Promise<string[]> {
  const { db } = storage as unknown as { db: Kysely<Schema> };
  const history = await db.selectFrom('rating_history').selectAll().execute();
  const archived = await db
    .selectFrom('archive')
    .select(['id', 'ended'])
    .where('rated', '=', 1)
    .execute();
  const sides = await db.selectFrom('archive_sides').selectAll().orderBy('seat').execute();
  const sidesOf = grouped(sides, ({ archived: id }) => id);
  const pointsOf = grouped(history, ({ played }) => played);
  const wrong: string[] = [];

  const left = new Map<string, RatedGame>();
  for (const { id, ended } of archived) {
    const played = (sidesOf.get(id) ?? []).map(({ user_id, side, score }) => ({
      user: user_id!,
      side,
      score,
    }));
    const points = pointsOf.get(id)?.length ?? 0;
    if (points === 4) left.set(id, { id, ended, sides: played });
    else wrong.push(`${id} changed ${points} ratings, not 4`);
  }
  for (const id of pointsOf.keys()) {
    if (!left.has(id)) wrong.push(`${id} changed ratings, but is not in the archive`);
  }

  const strengths = new Map<string, Strength>();
  const follows = (game: RatedGame): Map<string, Strength> | undefined => {
    const after = afterGame(strengths, game);
    const isSo = pointsOf.get(game.id)!.every(({ user_id, side, rating, deviation }) => {
      const found = after.get(keyOf(user_id, side))?.rating;
      return found?.rating === rating && found.deviation === deviation;
    });
    return isSo ? after : undefined;
  };
  // Rows come about in the order in which they were written: the next game is mostly the first left.
  const order = [...new Set(history.map(({ played }) => played))].filter((id) => left.has(id));
  while (order.length > 0) {
    let after: Map<string, Strength> | undefined;
    const at = order.findIndex((id) => (after = follows(left.get(id)!)) !== undefined);
    if (!after) {
      wrong.push(...order.map((id) => `${id} follows from no order of games`));
      break;
    }
    order.splice(at, 1);
    for (const [key, strength] of after) strengths.set(key, strength);
  }

  for (const { user_id, side, rating, games } of await db
    .selectFrom('ratings')
    .selectAll()
    .execute()) {
    const found = strengths.get(keyOf(user_id, side));
    if (found?.rating.rating !== rating || found.games !== games) {
      wrong.push(`${user_id} (${side}): ${rating} after ${games} games`);
    }
  }
  return wrong;
}
