import type { Logger } from 'pino';
import { StorageUnavailable } from '../storage/port.ts';

/** What has failed is left alone so long: it would fail again, and fill the log. */
const AGAIN_MS = 10 * 60_000;

/** Goes through many things of which one may fail: that is told, and the rest goes on. */
export class Attempts {
  readonly #log: Logger;
  readonly #now: () => number;
  /** What has failed, and when it may be tried again. */
  readonly #failed = new Map<string, number>();

  constructor(log: Logger, now: () => number) {
    this.#log = log;
    this.#now = now;
  }

  /** Whether it was done; only a database that is away is everybody's matter. */
  async try(what: string, id: string, work: () => Promise<unknown>): Promise<boolean> {
    const key = `${what} ${id}`;
    if ((this.#failed.get(key) ?? 0) > this.#now()) return false;
    this.#failed.delete(key);
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof StorageUnavailable) throw error;
      this.#failed.set(key, this.#now() + AGAIN_MS);
      this.#log.error({ err: error, what, id }, 'left out for a while');
      return false;
    }
  }
}
