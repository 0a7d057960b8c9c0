import { randomUUID } from 'node:crypto';
import { GAMES } from '@brink/games';
import type { Logger } from 'pino';
import type { Metrics } from '../base/metrics.ts';
import type { Rooms } from '../play/rooms.ts';
import { StorageUnavailable, type Storage } from '../storage/port.ts';
import type { BotTurn } from '../storage/turns-port.ts';
import type { BotPool } from './pool.ts';

/** Questions that may wait for one thread; more are left to other processes. */
const PER_THREAD = 8;
/** How often it is looked for turns of processes that are gone. */
const POLL_MS = 1_000;
/** How often it is told that this process is still at work; well within what others allow. */
const KEEP_MS = 2_000;
const RETRY_MS = 600;
/** After so many failures a turn is played at random: the game has to go on. */
const PATIENCE = 3;

export interface BotPlayersParts {
  readonly storage: Storage;
  readonly pool: BotPool;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly rooms: Rooms;
}

const keyOf = ({ game, player }: BotTurn): string => `${game} ${player}`;

/** The bots at their tables: takes the turns that wait for one and plays them, as people would. */
export class BotPlayers {
  readonly #parts: BotPlayersParts;
  /** By this name other processes know what this one has taken. */
  readonly #holder = randomUUID();
  readonly #thinking = new Set<Promise<void>>();
  readonly #failures = new Map<string, number>();
  readonly #timers: NodeJS.Timeout[];
  #isLooking = false;
  #isWanted = false;
  #isClosed = false;

  constructor(parts: BotPlayersParts) {
    this.#parts = parts;
    parts.rooms.events.on('botTurn', () => this.wake());
    const keep = (): void => void this.#keep();
    this.#timers = [
      setInterval(() => this.wake(), POLL_MS).unref(),
      setInterval(keep, KEEP_MS).unref(),
    ];
    parts.metrics.read('brink_bot_threads', 'Threads of bots', () => parts.pool.workers.length);
    parts.metrics.read('brink_bots_thinking', 'Bots that think', () => this.#thinking.size);
  }

  /** A bot may be waited for. */
  wake(): void {
    this.#isWanted = true;
    if (this.#isLooking || this.#isClosed) return;
    this.#isLooking = true;
    setImmediate(() => void this.#look());
  }

  async #look(): Promise<void> {
    const { storage, pool, log } = this.#parts;
    try {
      while (this.#isWanted && !this.#isClosed) {
        this.#isWanted = false;
        const room = pool.most * PER_THREAD - this.#thinking.size;
        if (room <= 0) break;
        for (const turn of await storage.turns.take(this.#holder, room, GAMES)) this.#begin(turn);
      }
    } catch (error) {
      if (!this.#isClosed) log.warn({ reason: (error as Error).message }, 'no turns of bots');
    }
    this.#isLooking = false;
  }

  #begin(turn: BotTurn): void {
    const thought = this.#play(turn)
      .then(() => void this.#failures.delete(keyOf(turn)))
      .catch((error: unknown) => this.#fail(turn, error))
      .finally(() => {
        this.#thinking.delete(thought);
        this.wake();
      });
    this.#thinking.add(thought);
  }

  async #play(turn: BotTurn): Promise<void> {
    const { rooms, pool, metrics } = this.#parts;
    const key = keyOf(turn);
    const asked = await rooms.of(turn.game).withTable((loaded) => {
      if (!loaded) return undefined;
      const { table, game } = loaded;
      const seat = table.seating[turn.player];
      const level = game.seats[turn.player]?.bot;
      // If somebody was faster he has written down what follows.
      if (level === undefined || !(table.waiting & (1 << seat))) return undefined;
      const isStuck = (this.#failures.get(key) ?? 0) >= PATIENCE;
      const choice = pool.decide({ key, table, seat, level: isStuck ? 'random' : level });
      return { seat, level, decision: table.decision, choice };
    });
    if (!asked) return;
    const { seat, level, decision } = asked;
    const choice = await asked.choice;
    // Not the room of before: while a bot thinks one that nobody uses is forgotten.
    const command = { type: 'choose', game: turn.game, decision, choice } as const;
    await rooms.of(turn.game).actAsBot(seat, command);
    metrics.botChoices.inc({ level });
  }

  async #fail(turn: BotTurn, error: unknown): Promise<void> {
    if (this.#isClosed) return;
    const { storage, log } = this.#parts;
    if (!(error instanceof StorageUnavailable)) {
      this.#failures.set(keyOf(turn), (this.#failures.get(keyOf(turn)) ?? 0) + 1);
      log.error({ err: error, game: turn.game }, 'a bot failed');
    }
    // What cannot be given back now is taken from us when we do not keep it.
    await storage.turns.giveBack(this.#holder, turn).catch(() => undefined);
    setTimeout(() => this.wake(), RETRY_MS).unref();
  }

  async #keep(): Promise<void> {
    if (this.#thinking.size === 0 || this.#isClosed) return;
    await this.#parts.storage.turns.keep(this.#holder).catch(() => undefined);
  }

  /** Leaves what is not finished to others, or to the next start. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#parts.pool.close();
    await Promise.all(this.#thinking);
    await this.#parts.storage.turns.release(this.#holder).catch(() => undefined);
  }
}
