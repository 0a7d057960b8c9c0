import type { Logger } from 'pino';
import type { Rooms } from '../play/rooms.ts';
import { StorageUnavailable, type Storage } from '../storage/port.ts';
import { carryOut } from './moderation/admin-commands.ts';
import type { Notifier } from './notices/notifier.ts';
import { pairBots } from './ladder.ts';
import { settle } from './settle.ts';
import { attendTournaments } from './tournaments.ts';

const ROUND_MS = 5_000;
/** One round serves all games that end within so long. */
const GATHER_MS = 250;
/** Games that are taken note of before others get their turn. */
const BATCH = 50;

interface JobsParts {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly log: Logger;
  readonly notifier: Notifier;
  /** At the same time; see the settings of the server. */
  readonly ladderGames: number;
}

/**
 * Looks after what nobody asks for: finished games go into the archive and change ratings,
 * tournaments go on, users are told what concerns them. Any number of processes may do these jobs;
 * whatever is done is done once.
 */
export class Jobs {
  readonly #storage: Storage;
  readonly #rooms: Rooms;
  readonly #log: Logger;
  readonly #notifier: Notifier;
  readonly #ladderGames: number;
  #timer: NodeJS.Timeout | undefined;
  #soon: NodeJS.Timeout | undefined;
  #work: Promise<void> = Promise.resolve();
  /** The round after the one under way, if somebody asked for it. */
  #next: Promise<void> | undefined;
  #isClosed = false;

  constructor(parts: JobsParts) {
    this.#ladderGames = parts.ladderGames;
    this.#notifier = parts.notifier;
    this.#storage = parts.storage;
    this.#rooms = parts.rooms;
    this.#log = parts.log;
    this.#rooms.events.on('ended', () => this.#goSoon());
  }

  open(): void {
    this.#timer = setInterval(() => void this.goRound(), ROUND_MS);
    this.#timer.unref();
    void this.goRound();
  }

  #goSoon(): void {
    if (this.#isClosed) return;
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      void this.goRound();
    }, GATHER_MS);
  }

  /** Does what there is to do now; a round under way may have passed it by. */
  goRound(): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    this.#next ??= this.#work.then(() => {
      this.#next = undefined;
      this.#work = this.#goRound();
      return this.#work;
    });
    return this.#next;
  }

  async #goRound(): Promise<void> {
    if (this.#isClosed) return;
    try {
      await carryOut(this.#storage, this.#rooms);
      await this.#openGames();
      await this.#settle();
      await attendTournaments(this.#storage, this.#rooms, this.#notifier);
      await pairBots(this.#storage, this.#rooms, this.#ladderGames);
      await this.#notifier.goRound();
    } catch (error) {
      if (error instanceof StorageUnavailable || this.#isClosed) return;

      this.#log.error({ err: error }, 'the background jobs failed');
    }
  }

  /** Games that have begun while their process died. */
  async #openGames(): Promise<void> {
    for (const id of await this.#storage.lobby.unopened(BATCH)) await this.#rooms.of(id).seated();
  }

  async #settle(): Promise<void> {
    let ids: readonly string[];
    do {
      ids = await this.#storage.club.archive.unsettled(BATCH);
      let settled = 0;
      for (const id of ids) {
        const facts = await settle(this.#storage, this.#rooms, id);
        if (!facts) continue;
        settled++;
        await this.#notifier.ended(facts);
      }
      if (settled === 0) return;
    } while (ids.length === BATCH && !this.#isClosed);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    clearTimeout(this.#soon);
    await (this.#next ?? this.#work);
  }
}
