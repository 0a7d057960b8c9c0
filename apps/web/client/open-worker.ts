import type { FromWorker, ToWorker } from './worker-messages.ts';

const start = (): Worker =>
  new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'brink' });

/** Runs already and knows the rules of a game, for whoever wants a worker next. */
let spare: Worker | undefined;

/** The rules and the bots live in here; the page never loads them. */
export function openWorker(): Worker {
  const worker = spare ?? start();
  spare = undefined;
  return worker;
}

/** Has a worker ready with the rules of a game; done when it has them or cannot get them. */
export function warmWorker(game: string): Promise<void> {
  const worker = (spare ??= start());
  const message: ToWorker = { type: 'warm', game };
  worker.postMessage(message);
  return new Promise((resolve) => {
    const done = (isWarm: boolean): void => {
      // One that failed is of no use to anybody: the next who wants one tries anew.
      if (!isWarm && spare === worker) {
        worker.terminate();
        spare = undefined;
      }
      resolve();
    };
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<FromWorker>) => done(data.type === 'warmed'),
      { once: true },
    );
    worker.addEventListener('error', () => done(false), { once: true });
  });
}
