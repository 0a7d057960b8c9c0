import type { ImportResult } from '@brink/twilight-struggle/playdek/import';

export type { ImportResult };
export interface LogQuestion {
  readonly id: number;
  readonly text: string;
}
export interface LogAnswer {
  readonly id: number;
  readonly result: ImportResult;
}

/** Reads logs in a worker of its own, one after the other. */
export class LogReader {
  readonly #worker = new Worker(new URL('../log-worker.ts', import.meta.url), {
    type: 'module',
    name: 'log reader',
  });
  #last = 0;

  read(text: string): Promise<ImportResult> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      const heard = ({ data }: MessageEvent<LogAnswer>): void => {
        if (data.id !== id) return;
        this.#worker.removeEventListener('message', heard);
        resolve(data.result);
      };
      this.#worker.addEventListener('message', heard);
      this.#worker.addEventListener('error', () => reject(new Error('the reader has stopped')), {
        once: true,
      });
      this.#worker.postMessage({ id, text } satisfies LogQuestion);
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}
