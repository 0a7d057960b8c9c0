/** As Prometheus names things, what only grows ends in `_total`. */
const typeOf = (family: string): string => (family.endsWith('_total') ? 'counter' : 'gauge');

/** Numbers for Prometheus, in its text format. */
export class Metrics {
  readonly #counts = new Map<string, number>();
  readonly #read = new Map<string, () => number>([
    ['process_resident_memory_bytes', () => process.memoryUsage.rss()],
    ['nodejs_heap_size_used_bytes', () => process.memoryUsage().heapUsed],
    [
      'process_cpu_seconds_total',
      () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1e6;
      },
    ],
  ]);

  count(name: string, by = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + by);
  }

  /** A number that is known elsewhere. */
  read(name: string, now: () => number): void {
    this.#read.set(name, now);
  }

  commit(entries: number, milliseconds: number): void {
    this.count('brink_commits_total');
    this.count('brink_journal_entries_total', entries);
    this.count('brink_commit_seconds_total', milliseconds / 1000);
  }

  text(): string {
    const read = [...this.#read].map(([name, now]) => [name, now()] as const);
    const lines: string[] = [];
    let last = '';
    for (const [name, value] of [...read, ...[...this.#counts].sort()]) {
      const family = name.replace(/\{.*/, '');
      if (family !== last) lines.push(`# TYPE ${family} ${typeOf(family)}`);
      last = family;
      lines.push(`${name} ${value}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
