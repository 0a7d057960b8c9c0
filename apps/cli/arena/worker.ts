import { parentPort } from 'node:worker_threads';
import { playDuel, type Duel, type DuelGame } from '@brink/bots';
import { gameNamed } from '../games.ts';

/** What a thread is asked for: one game of a duel. */
export interface Task {
  readonly game: string;
  readonly duel: Duel;
  readonly index: number;
}

export type Done = DuelGame & { readonly index: number };

parentPort!.on('message', ({ game, duel, index }: Task) => {
  const played = playDuel(gameNamed(game), duel, index, () => performance.now());
  parentPort!.postMessage({ ...played, index } satisfies Done);
});
