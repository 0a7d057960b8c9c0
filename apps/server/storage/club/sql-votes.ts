import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Votes } from './votes-port.ts';
import type { Parts } from './sql-club.ts';

export class SqlVotes implements Votes {
  readonly #db: Kysely<Schema>;
  readonly #attempt: Parts['attempt'];

  constructor({ db, attempt }: Parts) {
    this.#db = db;
    this.#attempt = attempt;
  }

  cast(game: string, decision: number, user: string, choice: number): Promise<void> {
    return this.#attempt(async () => {
      await this.#db
        .insertInto('votes')
        .values({ game, decision, user_id: user, choice })
        .onConflict((on) => on.columns(['game', 'decision', 'user_id']).doUpdateSet({ choice }))
        .execute();
    });
  }

  count(game: string, decision: number): Promise<ReadonlyMap<number, number>> {
    return this.#attempt(async () => {
      const rows = await this.#db
        .selectFrom('votes')
        .select(['choice', (eb) => eb.fn.countAll<number>().as('votes')])
        .where('game', '=', game)
        .where('decision', '=', decision)
        .groupBy('choice')
        .execute();
      return new Map(rows.map(({ choice, votes }) => [choice, Number(votes)]));
    });
  }

  of(game: string, decision: number, user: string): Promise<number | undefined> {
    return this.#attempt(async () => {
      const found = this.#db
        .selectFrom('votes')
        .select('choice')
        .where('game', '=', game)
        .where('decision', '=', decision)
        .where('user_id', '=', user);
      return (await found.executeTakeFirst())?.choice;
    });
  }
}
