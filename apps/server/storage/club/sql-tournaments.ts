import type { Tournament } from '@brink/club';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Schema } from '../schema.ts';
import { insertGame } from '../sql-games.ts';
import type {
  Scores,
  SideTally,
  StoredTournament,
  TournamentChange,
  Tournaments,
} from './tournaments-port.ts';
import type { Parts } from './sql-club.ts';

/** The lock under which tournaments change, one after the other. */
const TOURNAMENTS = 7221966;

function tournamentOf(row: Selectable<Schema['tournaments']>): StoredTournament {
  const { id, organiser, created, name, about, game } = row;
  return {
    id,
    organiser,
    created,
    name,
    about,
    game,
    options: JSON.parse(row.options),
    clock: JSON.parse(row.clock),
    rated: row.rated === 1,
    state: JSON.parse(row.state) as Tournament,
  };
}

const count = (score: number) =>
  sql<number>`sum(case when archive_sides.score = ${score} then 1 else 0 end)`;

export class SqlTournaments implements Tournaments {
  readonly #db: Kysely<Schema>;
  readonly #attempt: Parts['attempt'];
  readonly #lock: Parts['lock'];

  constructor({ db, attempt, lock }: Parts) {
    this.#db = db;
    this.#attempt = attempt;
    this.#lock = lock;
  }

  add(tournament: StoredTournament): Promise<void> {
    const { id, organiser, created, name, about, game, options, clock, rated, state } = tournament;
    return this.#attempt(async () => {
      await this.#db
        .insertInto('tournaments')
        .values({
          id,
          organiser,
          created,
          name,
          about,
          game,
          options: JSON.stringify(options),
          clock: JSON.stringify(clock),
          rated: rated ? 1 : 0,
          status: state.status,
          starts: state.setting.starts ?? null,
          state: JSON.stringify(state),
        })
        .execute();
    });
  }

  find(id: string): Promise<StoredTournament | undefined> {
    return this.#attempt(() => this.#find(this.#db, id));
  }

  async #find(db: Kysely<Schema>, id: string): Promise<StoredTournament | undefined> {
    const found = await db
      .selectFrom('tournaments')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return found && tournamentOf(found);
  }

  list(filter: { readonly status?: string; readonly limit: number }): Promise<StoredTournament[]> {
    return this.#attempt(async () => {
      let query = this.#db
        .selectFrom('tournaments')
        .selectAll()
        .orderBy('created', 'desc')
        .limit(filter.limit);
      if (filter.status !== undefined) query = query.where('status', '=', filter.status);
      return (await query.execute()).map(tournamentOf);
    });
  }

  attended(now: number): Promise<string[]> {
    return this.#attempt(async () => {
      const found = await this.#db
        .selectFrom('tournaments')
        .select('id')
        .where((eb) =>
          eb.or([
            eb('status', '=', 'running'),
            eb.and([eb('status', '=', 'registration'), eb('starts', '<=', now)]),
          ]),
        )
        .execute();
      return found.map(({ id }) => id);
    });
  }

  change(
    id: string,
    work: (tournament: StoredTournament) => Promise<TournamentChange | undefined>,
  ): Promise<StoredTournament | undefined> {
    return this.#attempt(() =>
      this.#db.transaction().execute(async (tx) => {
        await this.#lock(tx, TOURNAMENTS);
        const before = await this.#find(tx, id);
        const change = before && (await work(before));
        if (!change) return before;
        const { state, games } = change;
        await tx
          .updateTable('tournaments')
          .set({ state: JSON.stringify(state), status: state.status })
          .where('id', '=', id)
          .execute();
        for (const { game, secret } of games) {
          await insertGame(tx, game, secret);
          await tx
            .insertInto('tournament_games')
            .values({ game: game.id, tournament: id })
            .execute();
        }
        return { ...before, state };
      }),
    );
  }

  scores(games: readonly string[]): Promise<Scores> {
    return this.#attempt(async () => {
      const scores = new Map<string, Map<string, number>>();
      if (games.length === 0) return scores;
      const rows = await this.#db
        .selectFrom('archive_sides')
        .select(['archived', 'user_id', 'score'])
        .where('archived', 'in', games)
        .execute();
      for (const { archived, user_id, score } of rows) {
        const game = scores.get(archived) ?? new Map<string, number>();
        scores.set(archived, game);
        if (user_id !== null) game.set(user_id, score);
      }
      // A game that could not be read and was closed is not in the archive; nobody has won it.
      const closed = await this.#db
        .selectFrom('games')
        .innerJoin('seats', 'seats.game', 'games.id')
        .select(['games.id', 'seats.user_id'])
        .where('games.id', 'in', games)
        .where('games.status', '=', 'finished')
        .where('games.held', 'is not', null)
        .execute();
      for (const { id, user_id } of closed) {
        const game = scores.get(id) ?? new Map<string, number>();
        scores.set(id, game);
        if (user_id !== null && !game.has(user_id)) game.set(user_id, 0.5);
      }
      return scores;
    });
  }

  bySide(id: string): Promise<readonly SideTally[]> {
    return this.#attempt(async () => {
      const rows = await this.#db
        .selectFrom('tournament_games')
        .innerJoin('archive_sides', 'archive_sides.archived', 'tournament_games.game')
        .select([
          'archive_sides.user_id as user',
          'archive_sides.side',
          count(1).as('wins'),
          count(0.5).as('draws'),
          count(0).as('losses'),
        ])
        .where('tournament_games.tournament', '=', id)
        .where('archive_sides.user_id', 'is not', null)
        .groupBy(['archive_sides.user_id', 'archive_sides.side'])
        .execute();
      return rows.map(({ user, side, wins, draws, losses }) => ({
        user: user!,
        side,
        wins: Number(wins),
        draws: Number(draws),
        losses: Number(losses),
      }));
    });
  }
}
