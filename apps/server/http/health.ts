import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../base/metrics.ts';
import type { Storage } from '../storage/port.ts';

/** An answer stands so long: whoever asks without end does not keep the disk busy. */
const FRESH_MS = 1_000;
/** A write that takes longer is as good as none. */
const DEADLINE_MS = 3_000;

type Timing = Readonly<{ freshMs: number; deadlineMs: number; now: () => number }>;
const TIMING: Timing = {
  freshMs: FRESH_MS,
  deadlineMs: DEADLINE_MS,
  now: () => performance.now(),
};

/** Whether the server can do its work, which is to write: reading goes on in a broken database. */
export class Health {
  readonly #write: () => Promise<void>;
  readonly #timing: Timing;
  /** The attempt under way; there is never more than one. */
  #attempt: Promise<boolean> | undefined;
  #answer: boolean | undefined;
  #answered = 0;

  constructor(write: () => Promise<void>, timing: Partial<Timing> = {}) {
    this.#write = write;
    this.#timing = { ...TIMING, ...timing };
  }

  async isWell(): Promise<boolean> {
    const { now, freshMs, deadlineMs } = this.#timing;
    if (this.#answer !== undefined && now() - this.#answered < freshMs) return this.#answer;
    this.#attempt ??= this.#try();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, deadlineMs, false);
    });
    const isWell = await Promise.race([this.#attempt, late]);
    clearTimeout(timer);
    return isWell;
  }

  async #try(): Promise<boolean> {
    this.#answer = await this.#write().then(
      () => true,
      () => false,
    );
    this.#answered = this.#timing.now();
    this.#attempt = undefined;
    return this.#answer;
  }
}

/** A full disk may still take the small write of an attempt, and no choice: that is told so long. */
const LATELY_MS = 30_000;

export function healthRoute(app: FastifyInstance, storage: Storage, metrics: Metrics): void {
  const health = new Health(() => storage.ping());
  app.get('/healthz', async (_request, reply) => {
    const hasFailed = metrics.msSinceFailure < LATELY_MS;
    const ok = (await health.isWell()) && !hasFailed;
    return reply.code(ok ? 200 : 503).send({ ok, ...(hasFailed && { why: 'failed commits' }) });
  });
}
