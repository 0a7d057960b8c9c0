import { setTimeout as sleep } from 'node:timers/promises';
import type { Metrics } from '../base/metrics.ts';
import { StorageUnavailable, type Append, type Storage } from '../storage/port.ts';

/** How long a choice waits for a database that restarts before its player is told to try again. */
const PATIENCE_MS = 15_000;

/** The way of an entry into the journal of its game. */
export interface JournalWriter {
  /** False if the place is taken. A game never has two entries under way. */
  append(append: Append): Promise<boolean>;
}

/**
 * Stores entries, all or none. If a commit came through and only its answer was lost, trying again
 * finds its places taken.
 */
export async function storePatiently(
  storage: Storage,
  batch: readonly Append[],
): Promise<readonly boolean[]> {
  const giveUp = performance.now() + PATIENCE_MS;
  for (let pause = 20; ; pause = Math.min(1000, pause * 2)) {
    try {
      return await storage.append(batch);
    } catch (error) {
      const isWorthIt = error instanceof StorageUnavailable && error.isPassing;
      if (!isWorthIt || performance.now() + pause > giveUp) throw error;
      await sleep(pause);
    }
  }
}

/** A commit for every entry: the plain way. */
export class SingleCommit implements JournalWriter {
  readonly #storage: Storage;
  readonly #metrics: Metrics;

  constructor(storage: Storage, metrics: Metrics) {
    this.#storage = storage;
    this.#metrics = metrics;
  }

  async append(append: Append): Promise<boolean> {
    const started = performance.now();
    let isDone = false;
    try {
      const [isStored] = await storePatiently(this.#storage, [append]);
      isDone = true;
      return isStored;
    } finally {
      this.#metrics.commit(1, performance.now() - started, isDone);
    }
  }
}
