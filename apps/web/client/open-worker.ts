/** The rules and the bots live in here; the page never loads them. */
export const openWorker = (): Worker =>
  new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'brink' });
