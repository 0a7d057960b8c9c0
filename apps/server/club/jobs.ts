import type { Logger } from 'pino';
import type { Hub } from '../play/rooms.ts';
import { StorageUnavailable, type Storage } from '../storage/port.ts';
import { carryOut } from './moderation/admin-commands.ts';
import type { Postman } from './notices/notifier.ts';
import { pairBots } from './ladder.ts';
import { settle } from './settle.ts';
import { attendTournaments } from './tournaments.ts';

const ROUND_MS = 5_000;
/** One round serves all games that end within so long. */
const GATHER_MS = 250;
/** Games that are taken note of before others get their turn. */
const BATCH = 50;

interface StewardParts {
  readonly storage: Storage;
  readonly hub: Hub;
  readonly log: Logger;
  readonly postman: Postman;
  /** At the same time; see the settings of the server. */
  readonly ladderGames: number;
}

/**
 * Looks after what nobody asks for: finished games go into the archive and change ratings,
 * tournaments go on, users are told what concerns them. Any number of processes may each have a steward; whatever is done is done once.
 */
export class Steward {
  readonly #storage: Storage;
  readonly #hub: Hub;
  readonly #log: Logger;
  readonly #postman: Postman;
  readonly #ladderGames: number;
  #timer: NodeJS.Timeout | undefined;
  #soon: NodeJS.Timeout | undefined;
  #work: Promise<void> = Promise.resolve();
  /** The round after the one under way, if somebody asked for it. */
  #next: Promise<void> | undefined;
  #isClosed = false;

  constructor(parts: StewardParts) {
    this.#ladderGames = parts.ladderGames;
    this.#postman = parts.postman;
    this.#storage = parts.storage;
    this.#hub = parts.hub;
    this.#log = parts.log;
    this.#hub.whenOver = () => this.#goSoon();
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
      await carryOut(this.#storage, this.#hub);
      await this.#openGames();
      await this.#settle();
      await attendTournaments(this.#storage, this.#hub, this.#postman);
      await pairBots(this.#storage, this.#hub, this.#ladderGames);
      await this.#postman.goRound();
    } catch (error) {
      if (error instanceof StorageUnavailable || this.#isClosed) return;

      this.#log.error({ err: error }, 'the steward failed');
    }
  }

  /** Games that have begun while their process died. */
  async #openGames(): Promise<void> {
    for (const id of await this.#storage.lobby.unopened(BATCH)) await this.#hub.room(id).seated();
  }

  async #settle(): Promise<void> {
    let ids: readonly string[];
    do {
      ids = await this.#storage.club.archive.unsettled(BATCH);
      let settled = 0;
      for (const id of ids) {
        const facts = await settle(this.#storage, this.#hub, id);
        if (!facts) continue;
        settled++;
        await this.#postman.ended(facts);
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
