import { parentPort } from 'node:worker_threads';
import { BotRunner } from '@brink/bots';
import { gameCalled } from '@brink/games';
import type { Game, OptionValues } from '@brink/kernel';

/** What a thread is asked: the cells of a game its seat cannot tell from the real one. */
export interface Question {
  readonly id: number;
  /** Names a seat of a table; its questions all come to the same thread, in order. */
  readonly key: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly cells: Int32Array;
  readonly seat: number;
  readonly level: string;
  readonly seed: number;
}

export type Reply =
  | { readonly id: number; readonly choice: number }
  | { readonly id: number; readonly problem: string };

/** Boards kept for the next question of a seat: setting one up costs more than filling it. */
const MOST_BOARDS = 256;

const runner = new BotRunner(() => performance.now());
const boards = new Map<string, Game>();

function boardFor({ key, game, options, cells }: Question): Game {
  const kind = gameCalled(game)!;
  const board = boards.get(key) ?? kind.setup(kind.parseOptions(options));
  // The last used is the last to be forgotten.
  boards.delete(key);
  boards.set(key, board);
  if (boards.size > MOST_BOARDS) boards.delete(boards.keys().next().value!);
  board.sets.set(cells);
  board.legalFor = -1;
  return board;
}

function answer(question: Question): Reply {
  const { id, key, level, seat, seed } = question;
  try {
    const game = boardFor(question);
    const kind = gameCalled(question.game)!;
    const { choice } = runner.decide({ key, package: kind, level, game, seat, seed });
    return { id, choice };
  } catch (error) {
    return { id, problem: (error as Error).stack ?? String(error) };
  }
}

parentPort!.on('message', (question: Question) => parentPort!.postMessage(answer(question)));
