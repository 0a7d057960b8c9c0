import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess, type ServerProcess } from '../testing/server-process.ts';
import { withClock, writeClock } from '../testing/wrong-clock.ts';

const RETRY_MS = 200;

/** The processes of one server, each started again whenever it has ended. */
export class Fleet {
  readonly #env: Readonly<Record<string, string>>;
  readonly #clock: string;
  readonly #processes: (ServerProcess | undefined)[];
  #isClosed = false;

  private constructor(env: Readonly<Record<string, string>>, folder: string, size: number) {
    this.#clock = join(folder, 'clock');
    this.#env = { ...env, ...withClock(this.#clock) };
    this.#processes = Array.from({ length: size });
    writeClock(this.#clock, 0);
  }

  static async start(
    env: Readonly<Record<string, string>>,
    folder: string,
    size: number,
  ): Promise<Fleet> {
    const fleet = new Fleet(env, folder, size);
    for (const at of fleet.#processes.keys()) await fleet.#startAt(at);
    return fleet;
  }

  get size(): number {
    return this.#processes.length;
  }

  get ports(): number[] {
    return this.#processes.flatMap((each) => (each ? Number(new URL(each.url).port) : []));
  }

  /** Until it serves: while its database is away it gives up and is started again. */
  async #startAt(at: number): Promise<void> {
    while (!this.#isClosed) {
      try {
        this.#processes[at] = await startProcess(this.#env);
        return;
      } catch {
        await sleep(RETRY_MS);
      }
    }
  }

  /** As if the power of one machine had failed; answers when it serves again. */
  async kill(at: number): Promise<void> {
    const killed = this.#processes[at];
    this.#processes[at] = undefined;
    await killed?.kill();
    await this.#startAt(at);
  }

  /** All clocks are wrong by so much from now on. */
  setClocks(wrongBy: number): void {
    writeClock(this.#clock, wrongBy);
    for (const each of this.#processes) each?.signal('SIGUSR2');
  }

  async stop(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#processes.map((each) => each?.stop()));
  }
}
