import { parentPort } from 'node:worker_threads';
import type { OptionValues } from '@brink/kernel';
import { gameCalled } from '../play/catalogue.ts';
import { decideAs } from './player.ts';

/** What a thread is asked: the cells of a game its seat cannot tell from the real one. */
export interface Question {
  readonly id: number;
  readonly game: string;
  readonly options: OptionValues;
  readonly cells: Int32Array;
  readonly seat: number;
  readonly level: string;
  readonly seed: number;
}

export interface Reply {
  readonly id: number;
  readonly choice: number;
}

parentPort!.on('message', ({ id, game, options, cells, seat, level, seed }: Question) => {
  const kind = gameCalled(game)!;
  const copy = kind.setup(kind.parseOptions(options));
  copy.sets.set(cells);
  copy.legalFor = -1;
  const choice = decideAs(level, kind, copy, seat, seed);
  parentPort!.postMessage({ id, choice } satisfies Reply);
});
