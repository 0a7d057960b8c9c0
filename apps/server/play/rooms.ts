import { gameCalled } from '@brink/games';
import type { GamePackage } from '@brink/kernel';
import type { Logger } from 'pino';
import type { Metrics } from '../base/metrics.ts';
import { StorageUnavailable, type Storage } from '../storage/port.ts';
import { GameEvents } from './events.ts';
import { GroupCommit } from './group-commit.ts';
import { Heartbeat } from './heartbeat.ts';
import { SingleCommit } from './journal-writer.ts';
import { Room, type RoomParts } from './room.ts';

/** A game nobody has touched for that long leaves the memory, even if people look at it. */
const IDLE_MS = 20_000;
const SWEEP_MS = 5_000;

export interface RoomsParts {
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Whether the entries of several games share a commit. */
  readonly isGrouped: boolean;
  readonly now: () => number;
  /** The games this process knows: those of the register, unless a test says otherwise. */
  readonly gameCalled?: (id: string) => GamePackage | undefined;
}

/** The open games of this process: finds the room of a game, and forgets what is not used. */
export class Rooms {
  readonly storage: Storage;
  /** What happens in the rooms. */
  readonly events = new GameEvents();
  readonly heartbeat: Heartbeat;
  readonly #log: Logger;
  readonly #shared: RoomParts;
  readonly #rooms = new Map<string, Room>();
  readonly #sweeper: NodeJS.Timeout;
  now: () => number;
  #isClosed = false;

  constructor({ storage, metrics, log, isGrouped, now, ...parts }: RoomsParts) {
    this.storage = storage;
    this.#log = log;
    this.now = now;
    this.heartbeat = new Heartbeat({
      storage,
      log,
      now: () => this.now(),
      whenBack: () => this.#readAgain(),
    });
    this.#shared = {
      storage,
      metrics,
      events: this.events,
      journal: isGrouped ? new GroupCommit(storage, metrics) : new SingleCommit(storage, metrics),
      gameCalled: parts.gameCalled ?? gameCalled,
      now: () => this.now(),
      outages: () => this.heartbeat.outages,
      attend: (work) => this.#attend(work),
    };
    this.#sweeper = setInterval(() => void this.sweep(), SWEEP_MS);
    metrics.read('brink_rooms', 'Open rooms', () => this.#rooms.size);
    metrics.read('brink_games_in_memory', 'Games in memory', () => this.#loadedRooms());
  }

  #loadedRooms(): number {
    let count = 0;
    for (const room of this.#rooms.values()) if (room.isLoaded) count++;
    return count;
  }

  /** Nobody could play for a while: games that are in memory have to know. */
  #readAgain(): void {
    for (const room of this.#rooms.values()) {
      room.forgetIfIdle();
      room.catchUp();
    }
  }

  /** Finds out how long nobody was there, and begins to hear of what other processes do. */
  async open(): Promise<void> {
    await this.heartbeat.open();
    await this.storage.listen({
      appended: (game, seq) => this.#rooms.get(game)?.appended(seq),
      chatted: (game, id) => this.#attend(this.#rooms.get(game)?.chatted(id)),
      seated: (game) => this.#attend(this.#rooms.get(game)?.seated()),
      left: (user) => void this.events.emit('left', user),
      botWanted: () => void this.events.emit('botTurn'),
      missed: () => {
        for (const room of this.#rooms.values()) room.catchUp();
      },
    });
  }

  /** A user has logged out somewhere or is gone: every process is told. */
  async left(user: string): Promise<void> {
    if (this.storage.isShared) await this.storage.accounts.tellLeft(user);
    else this.events.emit('left', user);
  }

  /** The room of a game, to be used at once: one that nobody uses is forgotten. */
  of(id: string): Room {
    let room = this.#rooms.get(id);
    if (!room) {
      room = new Room(id, this.#shared);
      this.#rooms.set(id, room);
    }
    return room;
  }

  #attend(work: Promise<unknown> | undefined): void {
    work?.catch((error: unknown) => {
      if (!(error instanceof StorageUnavailable)) this.#log.error({ err: error }, 'room failed');
    });
  }

  /** Forgets what is not used, and ends games whose time ran out while nobody looked. */
  async sweep(): Promise<void> {
    const before = this.now() - IDLE_MS;
    for (const [id, room] of this.#rooms) {
      if (room.lastUsed > before) continue;
      if (room.isDeserted) {
        this.#rooms.delete(id);
        room.stopAlarm();
      } else room.forgetIfIdle();
    }
    try {
      for (const game of await this.storage.overdue(this.now())) {
        this.#attend(this.of(game).checkTime());
      }
    } catch (error) {
      if (!this.#isClosed) this.#log.warn({ err: error }, 'the clocks could not be looked at');
    }
  }

  /** Lets everything that was asked for come to its end. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#sweeper);
    await this.heartbeat.close();
    await Promise.all([...this.#rooms.values()].map((room) => room.close()));
  }
}
