import type { Logger } from 'pino';
import type { Rooms } from '../play/rooms.ts';
import { StorageUnavailable, type Storage } from '../storage/port.ts';
import { Attempts } from './attempts.ts';
import { carryOut } from './moderation/admin-commands.ts';
import type { Notifier } from './notices/notifier.ts';
import { pairBots } from './ladder.ts';
import { exploreArchive } from './explore.ts';
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
  readonly #attempts: Attempts;
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
    this.#attempts = new Attempts(parts.log, () => parts.rooms.now());
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
    const [storage, rooms, notifier] = [this.#storage, this.#rooms, this.#notifier];
    const attempts = this.#attempts;
    const jobs: readonly (() => Promise<void>)[] = [
      () => carryOut(storage, rooms, this.#log),
      () => this.#openGames(),
      () => this.#settle(),
      () => this.#explore(),
      () => attendTournaments({ storage, rooms, notifier, attempts }),
      () => pairBots({ storage, rooms, attempts }, this.#ladderGames),
      () => notifier.goRound(),
    ];
    for (const job of jobs) {
      if (this.#isClosed) return;
      await this.#do(job);
    }
  }

  /** A job that fails keeps none of the others from being done. */
  async #do(job: () => Promise<void>): Promise<void> {
    try {
      await job();
    } catch (error) {
      if (error instanceof StorageUnavailable || this.#isClosed) return;
      this.#log.error({ err: error }, 'a background job failed');
    }
  }

  /** Games that have begun while their process died. */
  async #openGames(): Promise<void> {
    for (const id of await this.#storage.lobby.unopened(BATCH)) {
      await this.#attempts.try('opening a game', id, () => this.#rooms.of(id).seated());
    }
  }

  async #settle(): Promise<void> {
    let ids: readonly string[] = [];
    do {
      ids = await this.#storage.club.archive.unsettled(BATCH, ids.at(-1));
      for (const id of ids) await this.#attempts.try('settling a game', id, () => this.#note(id));
    } while (ids.length === BATCH && !this.#isClosed);
  }

  /** What older programs have archived is counted little by little. */
  async #explore(): Promise<void> {
    if (await exploreArchive(this.#storage, this.#log)) this.#goSoon();
  }

  async #note(id: string): Promise<void> {
    const facts = await settle(this.#storage, this.#rooms, id);
    if (facts) await this.#notifier.ended(facts);
  }

  /** Until the notices of the rounds so far have arrived or failed. */
  delivered(): Promise<void> {
    return this.#notifier.delivered();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    clearTimeout(this.#soon);
    await (this.#next ?? this.#work);
    await this.#notifier.close();
  }
}
