import type { Metrics } from '../base/metrics.ts';
import type { Append, Storage } from '../storage/port.ts';
import { storePatiently, type JournalWriter } from './journal-writer.ts';

const MAX_BATCH = 400;
/** So many do not wait for others that may follow: while they are stored those can be weighed. */
const ENOUGH = 16;
/**
 * Where no commit is under way the next begins so long after the last one began: of many games
 * that move now and then a few share each flush of the disk, and whoever moves alone does not wait.
 */
const APART_MS = 4;
const AT_A_TIME = 10;

interface Waiting {
  readonly append: Append;
  readonly resolve: (isStored: boolean) => void;
  readonly reject: (error: unknown) => void;
}

type Stored = readonly boolean[] | { readonly error: unknown };

interface Commit {
  readonly batch: readonly Waiting[];
  readonly storing: Promise<Stored>;
}

/** Tells a few games at a time how they fared: others may say or store something in between. */
async function tell(batch: readonly Waiting[], stored: Stored): Promise<void> {
  for (const [index, { resolve, reject }] of batch.entries()) {
    if (index > 0 && index % AT_A_TIME === 0) await new Promise(setImmediate);
    if ('length' in stored) resolve(stored[index]);
    else reject(stored.error);
  }
}

/** Puts the entries of many games into one durable commit: one flush of the disk serves all. */
export class GroupCommit implements JournalWriter {
  readonly #storage: Storage;
  readonly #metrics: Metrics;
  #waiting: Waiting[] = [];
  #isBusy = false;
  /** Whether the next commit will begin by itself. */
  #isDue = false;
  /** When the last commit began. */
  #started = -Infinity;

  constructor(storage: Storage, metrics: Metrics) {
    this.#storage = storage;
    this.#metrics = metrics;
  }

  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      if (this.#isBusy) return;
      if (this.#waiting.length >= ENOUGH) void this.#work();
      else if (!this.#isDue) this.#comeDue();
    });
  }

  #comeDue(): void {
    this.#isDue = true;
    const begin = (): void => {
      this.#isDue = false;
      if (!this.#isBusy) void this.#work();
    };
    const early = this.#started + APART_MS - performance.now();
    // At the soonest after the messages that have already arrived.
    if (early > 0) setTimeout(begin, early);
    else setImmediate(begin);
  }

  async #work(): Promise<void> {
    for (let commit = this.#next(); commit;) {
      const { batch, storing } = commit;
      const stored = await storing;
      // The next one is under way while the games of this one are told.
      commit = this.#next();
      void tell(batch, stored);
    }
  }

  /** Begins to store what is waiting. */
  #next(): Commit | undefined {
    this.#isBusy = this.#waiting.length > 0;
    if (!this.#isBusy) return undefined;
    const batch = this.#waiting.splice(0, MAX_BATCH);
    const started = performance.now();
    this.#started = started;
    const note = <S extends Stored>(stored: S): S => {
      this.#metrics.commit(batch.length, performance.now() - started, 'length' in stored);
      return stored;
    };
    const appends = batch.map(({ append }) => append);
    const storing = storePatiently(this.#storage, appends).then(note, (error: unknown) =>
      note({ error }),
    );
    return { batch, storing };
  }
}
