import { Worker } from 'node:worker_threads';
import type { Upload } from './read.ts';
import type { Reading } from './worker.ts';

const isSource = import.meta.url.endsWith('.ts');
const SCRIPT = new URL(
  isSource ? '../../dist/reading-worker.mjs' : './reading-worker.mjs',
  import.meta.url,
);
/** A log that cannot be understood in that time will not be. */
const LIMIT_MS = 10_000;
const MEMORY_MB = 512;
/** More than that wait for each other no longer. */
const MOST_WAITING = 20;

/** Reads files in a thread of their own, one at a time, so that nobody's game waits for them. */
export class Reader {
  readonly #limitMs: number;
  #queue: Promise<unknown> = Promise.resolve();
  /** Whose files are read or wait: of each user one. */
  readonly #users = new Set<string>();

  constructor(limitMs = LIMIT_MS) {
    this.#limitMs = limitMs;
  }

  /** Whether a file of this user would have to wait too long. */
  isBusyFor(user: string): boolean {
    return this.#users.has(user) || this.#users.size >= MOST_WAITING;
  }

  read(user: string, upload: Upload): Promise<Reading> {
    this.#users.add(user);
    const reading = this.#queue
      .then(() => readAlone(upload, this.#limitMs))
      .finally(() => this.#users.delete(user));
    this.#queue = reading.catch(() => undefined);
    return reading;
  }
}

function readAlone(upload: Upload, limitMs: number): Promise<Reading> {
  const worker = new Worker(SCRIPT, {
    workerData: upload,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve({ wrong: 'it takes too long to read' }), limitMs);
    worker.once('message', resolve);
    worker.once('error', (error: Error & { code?: string }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
        resolve({ wrong: 'it takes too much to read' });
      else reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the reader has stopped'));
    });
  }).finally(() => void worker.terminate()) as Promise<Reading>;
}
