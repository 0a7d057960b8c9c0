import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { isKnown } from './sql-turns.ts';
import type { BotTurn, BotTurnStore, KnownRules } from './turns-port.ts';

const keyOf = ({ game, player }: BotTurn): string => `${game} ${player}`;

/** One process alone works on the embedded database, so it may keep in mind what it has taken. */
export class SqliteTurns implements BotTurnStore {
  readonly #db: Kysely<Schema>;
  /** The decision each seat's turn was taken at. */
  #taken = new Map<string, number>();

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async take(_holder: string, most: number, known: readonly KnownRules[]): Promise<BotTurn[]> {
    const waiting = (await this.#db
      .selectFrom('bot_turns')
      .innerJoin('games', 'games.id', 'bot_turns.game')
      .select(['bot_turns.game', 'bot_turns.player', 'bot_turns.decision'])
      .where('bot_turns.decision', 'is not', null)
      .where('games.status', '=', 'playing')
      .where(isKnown(known))
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
