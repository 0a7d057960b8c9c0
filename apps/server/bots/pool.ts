import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Game, Random } from '@brink/kernel';
import type { Table } from '../play/table.ts';
import type { Question, Reply } from './worker.ts';

interface Thread {
  readonly worker: Worker;
  readonly asked: Map<number, Waiting>;
}

interface Waiting {
  readonly resolve: (choice: number) => void;
  readonly reject: (error: Error) => void;
}

/** A decision that a bot is asked for. */
export interface Turn {
  /** Names the seat of the table. */
  readonly key: string;
  readonly table: Table;
  readonly seat: number;
  readonly level: string;
}

/** A thread runs a bundle of its own, which lies beside that of the server. */
const isSource = import.meta.url.endsWith('.ts');
const SCRIPT = new URL(isSource ? '../dist/bot-worker.mjs' : './bot-worker.mjs', import.meta.url);

/** So many seats are remembered with their thread; a forgotten one loses a plan at most. */
const MOST_SEATS = 4096;

/** Lets bots think in threads of their own, so that nobody waits for them. */
export class BotPool {
  readonly #threads: Thread[] = [];
  /** A seat stays with its thread, where its bot remembers what it was about to do. */
  readonly #seats = new Map<string, Thread>();
  readonly #most: number;
  #next = 0;

  constructor(threads = Math.max(1, availableParallelism() - 1)) {
    this.#most = threads;
  }

  /** How many threads there may be. */
  get most(): number {
    return this.#most;
  }

  get workers(): readonly Worker[] {
    return this.#threads.map(({ worker }) => worker);
  }

  /** A bot's choice. It is given a game dealt anew, never what its seat cannot know. */
  decide({ key, table, seat, level }: Turn): Promise<number> {
    const { game } = table.session;
    const random = new Random(randomInt(2 ** 32));
    const dealt = table.package.determinise(game, seat, random, new Game(game.rules));
    const id = this.#next++;
    const question: Question = {
      id,
      key,
      game: table.package.id,
      options: table.options,
      cells: dealt.sets,
      seat,
      level,
      seed: randomInt(2 ** 32),
    };
    const thread = this.#threadFor(key);
    return new Promise((resolve, reject) => {
      thread.asked.set(id, { resolve, reject });
      thread.worker.postMessage(question);
    });
  }

  #threadFor(key: string): Thread {
    const thread = this.#seats.get(key) ?? this.#leastBusy();
    this.#seats.delete(key);
    this.#seats.set(key, thread);
    if (this.#seats.size > MOST_SEATS) this.#seats.delete(this.#seats.keys().next().value!);
    return thread;
  }

  /** The least busy thread; a new one while all are busy and there is room. */
  #leastBusy(): Thread {
    let best: Thread | undefined;
    for (const thread of this.#threads) {
      if (!best || thread.asked.size < best.asked.size) best = thread;
    }
    if (best && (best.asked.size === 0 || this.#threads.length >= this.#most)) return best;
    return this.#start();
  }

  #start(): Thread {
    const worker = new Worker(SCRIPT);
    worker.unref();
    const thread: Thread = { worker, asked: new Map() };
    worker.on('message', (reply: Reply) => {
      const waiting = thread.asked.get(reply.id);
      thread.asked.delete(reply.id);
      if ('choice' in reply) waiting?.resolve(reply.choice);
      else waiting?.reject(new Error(reply.problem));
    });
    worker.on('error', (error) => this.#lose(thread, error));
    worker.on('exit', () => this.#lose(thread, new Error('a thread of bots has stopped')));
    this.#threads.push(thread);
    return thread;
  }

  /** A thread is gone: the next question starts another. */
  #lose(thread: Thread, error: Error): void {
    const at = this.#threads.indexOf(thread);
    if (at >= 0) this.#threads.splice(at, 1);
    for (const [key, each] of this.#seats) if (each === thread) this.#seats.delete(key);
    for (const { reject } of thread.asked.values()) reject(error);
    thread.asked.clear();
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.splice(0).map(({ worker }) => worker.terminate()));
  }
}
