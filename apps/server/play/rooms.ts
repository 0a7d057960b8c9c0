import type { Logger } from 'pino';
import { BotPlayers } from '../bots/players.ts';
import { BotPool } from '../bots/pool.ts';
import { isSilenced } from '../club/moderation/bans.ts';
import type { Metrics } from '../metrics.ts';
import { StorageUnavailable, type Storage, type StoredGame } from '../storage/port.ts';
import { GroupCommit } from './group-commit.ts';
import type { House } from './loaded-game.ts';
import { Room } from './room.ts';
import type { Table } from './table.ts';
import { Turns } from '../club/turn-feed.ts';

/** A game nobody has touched for that long leaves the memory, even if people look at it. */
const IDLE_MS = 20_000;
const SWEEP_MS = 5_000;
const RETRY_MS = 500;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface HubParts {
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly now?: () => number;
}

/** The house: finds the room of a game, keeps the time, lets bots play, sweeps up. */
export class Hub implements House {
  readonly storage: Storage;
  readonly commit: GroupCommit;
  readonly pool: BotPool;
  readonly #metrics: Metrics;
  readonly #log: Logger;
  readonly #bots: BotPlayers;
  readonly #rooms = new Map<string, Room>();
  readonly #alarms = new Map<string, NodeJS.Timeout>();
  readonly #sweeper: NodeJS.Timeout;
  now: () => number;
  /** Cuts the connections of a user; set by whoever has them. */
  whenLeft: (user: string) => void = () => undefined;
  /** Who hears whose turn it is. */
  readonly turns = new Turns();
  /** A game begins, somebody is invited; set by whoever wants to know. */
  whenBegun: (game: StoredGame) => void = () => undefined;
  whenInvited: (user: string, by: string, game: StoredGame) => void = () => undefined;
  /** A game is over; set by whoever wants to know. */
  whenOver: () => void = () => undefined;
  #isClosed = false;

  constructor({ storage, metrics, log, now }: HubParts) {
    this.storage = storage;
    this.#metrics = metrics;
    this.#log = log;
    this.pool = new BotPool();
    const roomOf = (game: string): Room => this.room(game);
    this.#bots = new BotPlayers({ storage, pool: this.pool, metrics, log, roomOf });
    this.now = now ?? Date.now;
    this.commit = new GroupCommit(storage, metrics);
    this.#sweeper = setInterval(() => void this.#sweep(), SWEEP_MS);
    metrics.read('brink_rooms', () => this.#rooms.size);
    metrics.read('brink_games_in_memory', () => this.#loadedRooms());
  }

  #loadedRooms(): number {
    let count = 0;
    for (const room of this.#rooms.values()) if (room.isLoaded) count++;
    return count;
  }

  /** Begins to hear of what other processes do. */
  open(): Promise<void> {
    return this.storage.listen({
      appended: (game, seq) => this.#rooms.get(game)?.appended(seq),
      chatted: (game, id) => this.#attend(this.#rooms.get(game)?.chatted(id)),
      seated: (game) => this.#attend(this.#rooms.get(game)?.seated()),
      left: (user) => this.whenLeft(user),
      botWanted: () => this.#bots.wake(),
      missed: () => {
        for (const room of this.#rooms.values()) room.catchUp();
      },
    });
  }

  /** A user has logged out somewhere or is gone: his connections come again, or do not. */
  async left(user: string): Promise<void> {
    if (this.storage.isShared) await this.storage.accounts.tellLeft(user);
    else this.whenLeft(user);
  }

  room(id: string): Room {
    let room = this.#rooms.get(id);
    if (!room) {
      room = new Room(id, this);
      this.#rooms.set(id, room);
    }
    return room;
  }

  count(name: string): void {
    this.#metrics.count(name);
  }

  later(work: () => void): void {
    if (!this.#isClosed) setTimeout(work, RETRY_MS).unref();
  }

  #attend(work: Promise<unknown> | undefined): void {
    work?.catch((error: unknown) => {
      if (!(error instanceof StorageUnavailable)) this.#log.error({ err: error }, 'room failed');
    });
  }

  alarm(room: Room, deadline: number | undefined): void {
    clearTimeout(this.#alarms.get(room.id));
    this.#alarms.delete(room.id);
    if (deadline === undefined || this.#isClosed) return;
    const wait = Math.min(Math.max(0, deadline - this.now()), LONGEST_TIMER_MS);
    const timer = setTimeout(() => this.#attend(room.checkTime()), wait);
    this.#alarms.set(room.id, timer);
  }

  began(game: StoredGame): void {
    this.whenBegun(game);
  }

  isSilenced(user: string): Promise<boolean> {
    return isSilenced(this.storage, user, this.now());
  }

  over(): void {
    this.whenOver();
  }

  tellTurns({ id }: Room, { waiting, seating }: Table, { seats }: StoredGame): void {
    for (const [player, { user, bot }] of seats.entries()) {
      if (user === undefined || bot !== undefined) continue;
      this.turns.tell(user, id, (waiting & (1 << seating[player])) !== 0);
    }
  }

  wakeBots({ waiting }: Table, { seats }: StoredGame): void {
    if (waiting !== 0 && seats.some(({ bot }) => bot !== undefined)) this.#bots.wake();
  }

  /** Forgets what is not used, and ends games whose time ran out while nobody looked. */
  async #sweep(): Promise<void> {
    const before = this.now() - IDLE_MS;
    for (const [id, room] of this.#rooms) {
      if (room.lastUsed > before) continue;
      if (room.isDeserted) this.#remove(id);
      else room.forgetIfIdle();
    }
    try {
      for (const game of await this.storage.overdue(this.now())) {
        this.#attend(this.room(game).checkTime());
      }
    } catch (error) {
      if (!this.#isClosed) this.#log.warn({ err: error }, 'the clocks could not be looked at');
    }
  }

  #remove(id: string): void {
    this.#rooms.delete(id);
    clearTimeout(this.#alarms.get(id));
    this.#alarms.delete(id);
  }

  /** Lets everything that was asked for come to its end. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#sweeper);
    for (const timer of this.#alarms.values()) clearTimeout(timer);
    await Promise.all([...this.#rooms.values()].map((room) => room.settled()));
    await this.#bots.close();
  }
}
