import type { Logger } from 'pino';
import { StorageUnavailable, type Outage, type Storage } from '../storage/port.ts';

const BEAT_MS = 5_000;
/** Without a word for so long nobody was there: between two beats something may always be slow. */
const AWAY_MS = 15_000;
/** An outage concerns games that have waited so long at most; clocks have no more time. */
const REMEMBER_MS = 90 * 24 * 60 * 60 * 1000;

interface HeartbeatParts {
  readonly storage: Storage;
  readonly log: Logger;
  readonly now: () => number;
  /** There was an outage while this process lived: the database was away. */
  readonly whenBack: () => void;
}

/** Writes down that this process lives, and knows when none did. */
export class Heartbeat {
  readonly #parts: HeartbeatParts;
  #outages: readonly Outage[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: HeartbeatParts) {
    this.#parts = parts;
  }

  /** The latest times in which nobody could play, in order. */
  get outages(): readonly Outage[] {
    return this.#outages;
  }

  async open(): Promise<void> {
    const { storage } = this.#parts;
    // Who has the database to themselves was away until now, however short that was.
    await this.beat(storage.isShared ? AWAY_MS : 0);
    await this.#remember();
    this.#timer = setInterval(() => void this.#beatOn(), BEAT_MS);
    this.#timer.unref();
  }

  beat(most = AWAY_MS): Promise<boolean> {
    const { storage, now } = this.#parts;
    return storage.beat(now(), most);
  }

  async #beatOn(): Promise<void> {
    const { log, whenBack } = this.#parts;
    try {
      if (!(await this.beat())) return;
      await this.#remember();
      whenBack();
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) log.error({ err: error }, 'no heartbeat');
    }
  }

  async #remember(): Promise<void> {
    const { storage, now } = this.#parts;
    this.#outages = await storage.outages(now() - REMEMBER_MS);
  }

  /** The last beat: what comes after it counts for nobody. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    if (this.#timer) await this.beat().catch(() => undefined);
    this.#timer = undefined;
  }
}
