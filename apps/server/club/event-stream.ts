import type { BotEvent } from '@brink/protocol';
import type { Rooms } from '../play/rooms.ts';
import { seekGames } from './ladder.ts';
import type { Storage } from '../storage/port.ts';

/** What other processes did is looked up that often. */
const LOOK_MS = 1_000;
const ALIVE_MS = 15_000;
/** Who does not choose is told again: his choice may have been lost or come too fast. */
const REMIND_MS = 5_000;

/** How long a bot is taken for present after it was last seen. */
const PRESENT_MS = 30_000;

interface EventStreamParts {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly user: string;
  /** Games a bot wants to play on the ladder while it listens. */
  readonly ladder: readonly string[];
  readonly write: (line: string) => void;
  /** Whether the token or the session still holds, whichever process took it away. */
  readonly isAllowed: () => Promise<boolean>;
  readonly end: () => void;
}

/** Tells one user, line by line, which games wait for him. */
export class EventStream {
  readonly #storage: Storage;
  readonly #rooms: Rooms;
  readonly #user: string;
  readonly #write: (line: string) => void;
  readonly #isAllowed: () => Promise<boolean>;
  readonly #end: () => void;
  /** The games of the ladder the bot wants, and when that was last said. */
  readonly #ladder: readonly string[];
  #sought = 0;
  #isClosed = false;
  /** Games he was told of since he last moved there, and when. */
  readonly #told = new Map<string, number>();
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(parts: EventStreamParts) {
    this.#storage = parts.storage;
    this.#rooms = parts.rooms;
    this.#user = parts.user;
    this.#write = parts.write;
    this.#isAllowed = parts.isAllowed;
    this.#end = parts.end;
    this.#ladder = parts.ladder;
    this.#timers.push(
      setInterval(() => void this.#look(), LOOK_MS),
      setInterval(() => this.#write('\n'), ALIVE_MS),
    );
    void this.#look();
  }

  /** Whether one of his games waits for him has just been stored. */
  turn(game: string, isWaiting: boolean): void {
    if (isWaiting) this.#tell({ type: 'turn', game });
    else this.#told.delete(game);
  }

  #tell(event: BotEvent): void {
    const now = Date.now();
    if (now - (this.#told.get(event.game) ?? 0) < REMIND_MS) return;
    this.#told.set(event.game, now);
    this.#write(`${JSON.stringify(event)}\n`);
  }

  /** What is so now, whoever brought it about. */
  async #look(): Promise<void> {
    try {
      if (!(await this.#isAllowed())) return this.#end();
      await this.#seek();
      const waiting = await this.#storage.lobby.waitingFor(this.#user);
      const invited = await this.#storage.listGames({
        user: this.#user,
        status: 'open',
        hidden: true,
        limit: 100,
      });
      const challenges = invited.filter(({ seats }) =>
        seats.some(({ reserved, user }) => reserved === this.#user && user === undefined),
      );
      const now = new Set([...waiting, ...challenges.map(({ id }) => id)]);
      for (const game of this.#told.keys()) if (!now.has(game)) this.#told.delete(game);
      for (const game of waiting) this.#tell({ type: 'turn', game });
      for (const { id } of challenges) this.#tell({ type: 'challenge', game: id });
    } catch {
      // The database is away for a moment; the next look will tell.
    }
  }

  async #seek(): Promise<void> {
    const now = this.#rooms.now();
    if (this.#ladder.length === 0 || now - this.#sought < PRESENT_MS / 3) return;
    this.#sought = now;
    const until = now + PRESENT_MS;
    await seekGames(this.#storage, this.#user, this.#ladder, { now, until });
    // It may have gone while this was written down.
    if (this.#isClosed) await this.#storage.club.ladder.rest(this.#user);
  }

  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    if (this.#ladder.length === 0) return;
    // If the database is away the bot is forgotten by itself.
    this.#storage.club.ladder.rest(this.#user).catch(() => undefined);
  }
}
