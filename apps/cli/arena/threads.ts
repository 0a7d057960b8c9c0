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

type Heard = (game: DuelGame, done: number) => void;

function playHere(
  game: GamePackage,
  duel: Duel,
  games: number,
  clock: Clock,
  heard: Heard,
): DuelGame[] {
  const played: DuelGame[] = [];
  for (let index = 0; index < games; index++) {
    played.push(playDuel(game, duel, index, clock));
    heard(played[index], index + 1);
  }
  return played;
}

/** Plays the games of a duel in so many threads, or with one thread in this one, by this clock. */
export async function playAll(
  game: GamePackage,
  duel: Duel,
  games: number,
  threads: number,
  clock: Clock,
  heard: Heard,
): Promise<DuelGame[]> {
  if (threads <= 1) return playHere(game, duel, games, clock, heard);
  const played: DuelGame[] = [];
  let [next, done] = [0, 0];
  const serve = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const ask = (): void => {
        if (next >= games) return resolve();
        worker.postMessage({ game: game.id, duel, index: next++ } satisfies Task);
      };
      worker.on('message', ({ index, ...result }: Done) => {
        played[index] = result;
        heard(result, ++done);
        ask();
      });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`a thread of the arena has stopped (${code})`)));
      ask();
    });
  const workers = Array.from({ length: Math.min(threads, games) }, () => new Worker(SCRIPT));
  try {
    await Promise.all(workers.map(serve));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return played;
}
