import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Rehearsable } from '../../storage/club/archive-port.ts';
import type { Finding, Judge } from './rehearsal.ts';

/** A thread runs a bundle of its own, which lies beside the one that starts it. */
const isSource = import.meta.url.endsWith('.ts');
const SCRIPT = new URL(
  isSource ? '../../dist/rehearsal-worker.mjs' : './rehearsal-worker.mjs',
  import.meta.url,
);

/** Plays archived games again on all cores, a page a thread. */
export class RehearsalPool {
  readonly #idle: Worker[];
  readonly #all: readonly Worker[];
  readonly #waiting: ((worker: Worker) => void)[] = [];

  constructor(threads = availableParallelism()) {
    this.#all = Array.from({ length: threads }, () => new Worker(SCRIPT));
    this.#idle = [...this.#all];
  }

  readonly judge: Judge = async (page) => {
    const worker = this.#idle.pop() ?? (await this.#nextIdle());
    try {
      return await answerOf(worker, page);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(worker);
      else this.#idle.push(worker);
    }
  };

  #nextIdle(): Promise<Worker> {
    return new Promise((take) => this.#waiting.push(take));
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((worker) => worker.terminate()));
  }
}

function answerOf(worker: Worker, page: readonly Rehearsable[]): Promise<readonly Finding[]> {
  return new Promise((resolve, reject) => {
    const answered = (findings: readonly Finding[]): void => {
      worker.off('error', reject);
      resolve(findings);
    };
    worker.once('message', answered);
    worker.once('error', reject);
    worker.postMessage(page);
  });
}
