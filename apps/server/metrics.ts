/** Numbers for Prometheus, in its text format. */
export class Metrics {
  readonly #counts = new Map<string, number>();
  readonly #gauges = new Map<string, () => number>();

  count(name: string, by = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + by);
  }

  gauge(name: string, read: () => number): void {
    this.#gauges.set(name, read);
  }

  commit(entries: number, milliseconds: number): void {
    this.count('brink_commits_total');
    this.count('brink_journal_entries_total', entries);
    this.count('brink_commit_seconds_total', milliseconds / 1000);
  }

  text(): string {
    const lines: string[] = [];
    const memory = process.memoryUsage();
    const gauges: [string, number][] = [...this.#gauges].map(([name, read]) => [name, read()]);
    gauges.push(
      ['process_resident_memory_bytes', memory.rss],
      ['nodejs_heap_size_used_bytes', memory.heapUsed],
    );
    for (const [name, value] of gauges) lines.push(`# TYPE ${name} gauge`, `${name} ${value}`);
    const { user, system } = process.cpuUsage();
    const cpu = 'process_cpu_seconds_total';
    lines.push(`# TYPE ${cpu} counter`, `${cpu} ${(user + system) / 1e6}`);
    let last = '';
    for (const [name, value] of [...this.#counts].sort()) {
      const family = name.replace(/\{.*/, '');
      if (family !== last) lines.push(`# TYPE ${family} counter`);
      last = family;
      lines.push(`${name} ${value}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
