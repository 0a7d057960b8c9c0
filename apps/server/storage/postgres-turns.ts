import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from './schema.ts';
import { isKnown } from './sql-turns.ts';
import type { BotTurn, BotTurnStore, KnownRules } from './turns-port.ts';

/** A process that has not said for so long that it is at work is gone. */
const LEASE_MS = 8_000;
/** Before a turn that failed is tried again. */
const RETRY_MS = 500;

/** The time of the database, so that the clocks of the machines do not matter. */
export const databaseTime = (): RawBuilder<number> =>
  sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;

const later = (ms: number): RawBuilder<number> =>
  sql<number>`${databaseTime()} + cast(${ms} as bigint)`;

interface Parts {
  readonly db: Kysely<Schema>;
  readonly attempt: <T>(work: () => Promise<T>) => Promise<T>;
}

/** A queue between processes: a row that one of them is taking is skipped by the others. */
export class PostgresTurns implements BotTurnStore {
  readonly #db: Kysely<Schema>;
  readonly #attempt: Parts['attempt'];

  constructor({ db, attempt }: Parts) {
    this.#db = db;
    this.#attempt = attempt;
  }

  take(holder: string, most: number, known: readonly KnownRules[]): Promise<BotTurn[]> {
    return this.#attempt(async () => {
      const taken = await sql<BotTurn>`
        update bot_turns set holder = ${holder}, taken = 1, until = ${later(LEASE_MS)}
        where (game, player) in (
          select bot_turns.game, player from bot_turns
          join games on games.id = bot_turns.game
          where decision is not null and games.status = 'playing' and ${isKnown(known)}
            and (until <= ${databaseTime()} or (taken = 0 and holder = ${holder}))
          order by until limit cast(${most} as integer) for update of bot_turns skip locked)
        returning game, player, decision`.execute(this.#db);
      return taken.rows;
    });
  }

  keep(holder: string): Promise<void> {
    return this.#attempt(async () => {
      // A row that somebody is writing to needs no keeping, and waiting for it could be for ever.
      await sql`
        update bot_turns set until = ${later(LEASE_MS)}
        where (game, player) in (
          select game, player from bot_turns
          where decision is not null and holder = ${holder} and taken = 1
          for update skip locked)`.execute(this.#db);
    });
  }

  giveBack(holder: string, { game, player, decision }: BotTurn): Promise<void> {
    return this.#attempt(async () => {
      await this.#db
        .updateTable('bot_turns')
        // Whoever tries next, it should not be at once.
        .set({ holder: null, taken: 0, until: later(RETRY_MS) })
        .where('game', '=', game)
        .where('player', '=', player)
        .where('decision', '=', decision)
        .where('holder', '=', holder)
        .execute();
    });
  }

  release(holder: string): Promise<void> {
    return this.#attempt(async () => {
      await sql`
        update bot_turns set holder = null, taken = 0, until = 0
        where (game, player) in (
          select game, player from bot_turns
          where decision is not null and holder = ${holder}
          for update skip locked)`.execute(this.#db);
    });
  }
}
