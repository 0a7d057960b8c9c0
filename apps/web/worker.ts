import type { FromWorker, ToWorker } from './client/worker-messages.ts';

/**
 * Nothing is imported here that the rules of a game use as well: they would import it from this very
 * file, and WebKit then runs the first file of a worker a second time, which answers all over again.
 */
const tasks = import('./worker-tasks.ts');

/** One after another: the rules of a game arrive before the first choice is carried out. */
let work = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  work = work
    .then(async () => (await tasks).obey(data))
    .catch((error: unknown) => {
      const broken: FromWorker = { type: 'broken', message: (error as Error).message };
      postMessage(broken);
    });
});
