import { Worker } from 'node:worker_threads';
import { playDuel, type Clock, type Duel, type DuelGame } from '@brink/bots';
import type { GamePackage } from '@brink/kernel';
import type { Done, Task } from './worker.ts';

/** A thread runs a bundle of its own, which lies beside that of the command line. */
const isSource = import.meta.url.endsWith('.ts');
const SCRIPT = new URL(
  isSource ? '../dist/arena-worker.mjs' : './arena-worker.mjs',
  import.meta.url,
);

type Heard = (game: DuelGame, index: number) => void;

/** Plays these games of a duel in so many threads, or with one thread in this one, by this clock. */
export async function playAll(
  game: GamePackage,
  duel: Duel,
  indices: readonly number[],
  threads: number,
  clock: Clock,
  heard: Heard,
): Promise<void> {
  if (threads <= 1) {
    for (const index of indices) heard(playDuel(game, duel, index, clock), index);
    return;
  }
  let next = 0;
  const serve = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const ask = (): void => {
        if (next >= indices.length) return resolve();
        worker.postMessage({ game: game.id, duel, index: indices[next++] } satisfies Task);
      };
      worker.on('message', ({ index, ...result }: Done) => {
        heard(result, index);
        ask();
      });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`a thread of the arena has stopped (${code})`)));
      ask();
    });
  const count = Math.min(threads, indices.length);
  const workers = Array.from({ length: count }, () => new Worker(SCRIPT));
  try {
    await Promise.all(workers.map(serve));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
