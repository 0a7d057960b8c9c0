import { NEWCOMER, type Seeker } from '@brink/club';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import { insertGame } from '../sql-games.ts';
import type { LadderBot, LadderState, LadderStore } from './ladder-port.ts';
import type { TournamentChange } from './tournaments-port.ts';
import type { Parts } from './sql-club.ts';
import { ALL_SIDES } from './sql-ratings.ts';

/** The lock under which bots are paired. */
const LADDER = 7221968;
/** So many games say who has met whom of late. */
const RECENT = 200;

export class SqlLadder implements LadderStore {
  readonly #db: Kysely<Schema>;
  readonly #attempt: Parts['attempt'];
  readonly #lock: Parts['lock'];

  constructor({ db, attempt, lock }: Parts) {
    this.#db = db;
    this.#attempt = attempt;
    this.#lock = lock;
  }

  seek(bot: string, games: readonly string[], until: number): Promise<void> {
    return this.#attempt(async () => {
      await this.#db
        .insertInto('ladder_seekers')
        .values(games.map((game) => ({ user_id: bot, game, until })))
        .onConflict((on) => on.columns(['user_id', 'game']).doUpdateSet({ until }))
        .execute();
    });
  }

  rest(bot: string): Promise<void> {
    return this.#attempt(async () => {
      await this.#db.deleteFrom('ladder_seekers').where('user_id', '=', bot).execute();
    });
  }

  pair(
    now: number,
    work: (state: LadderState) => Promise<TournamentChange['games']>,
  ): Promise<void> {
    return this.#attempt(() =>
      this.#db.transaction().execute(async (tx) => {
        await this.#lock(tx, LADDER);
        const seeking = await this.#seekers(tx, now);
        if (seeking.length < 2) return;
        const recent = await tx
          .selectFrom('ladder_games')
          .select(['game', 'first', 'second', 'at'])
          .orderBy('at', 'desc')
          .limit(RECENT)
          .execute();
        const played = await this.#played(tx).select(['first', 'second']).execute();
        const busy = new Set(played.flatMap(({ first, second }) => [first, second]));
        const lastOf = (user: string): number =>
          recent.find(({ first, second }) => first === user || second === user)?.at ?? 0;
        const seekers = seeking
          .filter(({ user }) => !busy.has(user))
          .map((each) => Object.assign({ last: lastOf(each.user) }, each));
        const state = { seekers, recent: recent.reverse(), playing: played.length };
        for (const { game, secret } of await work(state)) {
          await insertGame(tx, game, secret);
          const [first, second] = game.seats.map(({ user }) => user!);
          await tx
            .insertInto('ladder_games')
            .values({ id: game.id, game: game.game, first, second, at: now })
            .execute();
        }
      }),
    );
  }

  #played(db: Kysely<Schema>) {
    return db
      .selectFrom('ladder_games')
      .innerJoin('games', 'games.id', 'ladder_games.id')
      .where('games.status', '=', 'playing');
  }

  async #seekers(tx: Transaction<Schema>, now: number): Promise<readonly Omit<Seeker, 'last'>[]> {
    const rows = await tx
      .selectFrom('ladder_seekers')
      .innerJoin('users', 'users.id', 'ladder_seekers.user_id')
      .leftJoin('ratings', (join) =>
        join
          .onRef('ratings.user_id', '=', 'ladder_seekers.user_id')
          .onRef('ratings.game', '=', 'ladder_seekers.game')
          .on('ratings.side', '=', ALL_SIDES),
      )
      .select(['ladder_seekers.user_id as user', 'ladder_seekers.game'])
      .select(['users.owner', 'ratings.rating'])
      .where('ladder_seekers.until', '>', now)
      .execute();
    return rows.map(({ user, game, owner, rating }) => ({
      user,
      game,
      owner: owner ?? user,
      rating: rating ?? NEWCOMER.rating,
    }));
  }

  bots(game: string, now: number): Promise<LadderBot[]> {
    return this.#attempt(async () => {
      const rows = await this.#db
        .selectFrom('users')
        .leftJoin('ratings', (join) =>
          join
            .onRef('ratings.user_id', '=', 'users.id')
            .on('ratings.game', '=', game)
            .on('ratings.side', '=', ALL_SIDES),
        )
        .leftJoin('ladder_seekers', (join) =>
          join
            .onRef('ladder_seekers.user_id', '=', 'users.id')
            .on('ladder_seekers.game', '=', game)
            .on('ladder_seekers.until', '>', now),
        )
        .select(['users.name', 'ladder_seekers.until', 'ratings.games'])
        .select(['ratings.rating', 'ratings.deviation', 'ratings.volatility'])
        .where('users.kind', '=', 'bot')
        .where((eb) =>
          eb.or([eb('ratings.rating', 'is not', null), eb('ladder_seekers.until', 'is not', null)]),
        )
        .execute();
      return rows
        .map(({ name, until, games, rating, deviation, volatility }) => ({
          name,
          games: games ?? 0,
          rating:
            rating === null || deviation === null || volatility === null
              ? NEWCOMER
              : { rating, deviation, volatility },
          isSeeking: until !== null,
        }))
        .sort((a, b) => b.rating.rating - a.rating.rating || a.name.localeCompare(b.name));
    });
  }

  playing(game: string) {
    return this.#attempt(async () => {
      const rows = await this.#played(this.#db)
        .innerJoin('users as one', 'one.id', 'ladder_games.first')
        .innerJoin('users as other', 'other.id', 'ladder_games.second')
        .select(['ladder_games.id', 'one.name as first', 'other.name as second'])
        .where('ladder_games.game', '=', game)
        .orderBy('ladder_games.at')
        .execute();
      return rows.map(({ id, first, second }) => ({ id, names: [first, second] }));
    });
  }
}
