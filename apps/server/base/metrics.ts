import {
  Counter,
  Gauge,
  Histogram,
  Registry,
  collectDefaultMetrics,
  type CounterConfiguration,
} from 'prom-client';

/** From a tenth of a millisecond to some seconds. */
const SECONDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5];
const ENTRIES = [1, 2, 5, 10, 20, 50, 100, 200, 400];

/** Numbers for Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly entries = this.#counter('brink_entries_total', 'Entries stored, by kind', 'kind');
  readonly refused = this.#counter('brink_refused_total', 'Commands refused, by reason', 'reason');
  readonly errors = this.#counter('brink_errors_total', 'Messages that failed, by code', 'code');
  readonly botChoices = this.#counter('brink_bot_choices_total', 'Choices of bots', 'level');
  readonly loads = this.#counter('brink_loads_total', 'Games read from their journals');
  readonly #failedCommits = this.#counter('brink_failed_commits_total', 'Commits that failed');
  #failedAt = -Infinity;
  readonly #commitSeconds = this.#histogram('brink_commit_seconds', 'A commit takes', SECONDS);
  readonly #commitEntries = this.#histogram('brink_commit_entries', 'A commit holds', ENTRIES);

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  #counter<L extends string>(name: string, help: string, ...labelNames: L[]): Counter<L> {
    const settings: CounterConfiguration<L> = { name, help, labelNames };
    return new Counter({ ...settings, registers: [this.#registry] });
  }

  #histogram(name: string, help: string, buckets: number[]): Histogram {
    return new Histogram({ name, help, buckets, registers: [this.#registry] });
  }

  /** A number that is known elsewhere. */
  read(name: string, help: string, now: () => number): void {
    // oxlint-disable-next-line no-new
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(now());
      },
    });
  }

  commit(entries: number, milliseconds: number, isStored = true): void {
    this.#failedAt = isStored ? -Infinity : performance.now();
    if (!isStored) this.#failedCommits.inc();
    this.#commitSeconds.observe(milliseconds / 1000);
    this.#commitEntries.observe(entries);
  }

  /** How long ago the last commit failed; for ever if it did not. */
  get msSinceFailure(): number {
    return performance.now() - this.#failedAt;
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
