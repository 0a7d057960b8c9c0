import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { BotTurn, BotTurnStore } from './turns-port.ts';

const keyOf = ({ game, player }: BotTurn): string => `${game} ${player}`;

/** One process alone works on the embedded database, so it may keep in mind what it has taken. */
export class SqliteTurns implements BotTurnStore {
  readonly #db: Kysely<Schema>;
  /** The decision each seat's turn was taken at. */
  #taken = new Map<string, number>();

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async take(_holder: string, most: number): Promise<BotTurn[]> {
    const waiting = (await this.#db
      .selectFrom('bot_turns')
      .select(['game', 'player', 'decision'])
      .where('decision', 'is not', null)
      .execute()) as BotTurn[];
    const before = this.#taken;
    const free = waiting.filter((turn) => before.get(keyOf(turn)) !== turn.decision).slice(0, most);
    const still = waiting.filter((turn) => before.get(keyOf(turn)) === turn.decision);
    this.#taken = new Map([...still, ...free].map((turn) => [keyOf(turn), turn.decision]));
    return free;
  }

  async keep(): Promise<void> {}

  async giveBack(_holder: string, turn: BotTurn): Promise<void> {
    this.#taken.delete(keyOf(turn));
  }

  async release(): Promise<void> {
    this.#taken.clear();
  }
}
