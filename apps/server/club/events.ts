import type { BotEvent } from '@brink/protocol';
import type { Hub } from '../play/hub.ts';
import type { Storage } from '../storage/port.ts';

/** What other processes did is looked up that often. */
const LOOK_MS = 1_000;
const ALIVE_MS = 15_000;
/** Who does not choose is told again: his choice may have been lost or come too fast. */
const REMIND_MS = 5_000;

/** Tells one user, line by line, which games wait for him. */
export class EventStream {
  readonly #storage: Storage;
  readonly #hub: Hub;
  readonly #user: string;
  readonly #write: (line: string) => void;
  /** Games he was told of since he last moved there, and when. */
  readonly #told = new Map<string, number>();
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #stopListening: () => void;

  constructor(parts: { storage: Storage; hub: Hub; user: string; write: (line: string) => void }) {
    this.#storage = parts.storage;
    this.#hub = parts.hub;
    this.#user = parts.user;
    this.#write = parts.write;
    this.#stopListening = this.#hub.turns.listen(this.#user, (game, isWaiting) => {
      if (isWaiting) this.#tell({ type: 'turn', game });
      else this.#told.delete(game);
    });
    this.#timers.push(
      setInterval(() => void this.#look(), LOOK_MS),
      setInterval(() => this.#write('\n'), ALIVE_MS),
    );
    void this.#look();
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

  close(): void {
    this.#stopListening();
    for (const timer of this.#timers) clearInterval(timer);
  }
}
