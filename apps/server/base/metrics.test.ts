import { expect, test } from 'vitest';
import { Metrics } from './metrics.ts';

test('counts, readings and times stand in the text that Prometheus reads', async () => {
  const metrics = new Metrics();
  metrics.read('brink_rooms', 'Open rooms', () => 3);
  metrics.entries.inc({ kind: 'choice' });
  metrics.entries.inc({ kind: 'start' }, 2);
  metrics.commit(7, 250);
  const lines = (await metrics.text()).split('\n');
  for (const line of [
    '# TYPE brink_rooms gauge',
    'brink_rooms 3',
    '# TYPE brink_entries_total counter',
    'brink_entries_total{kind="choice"} 1',
    'brink_entries_total{kind="start"} 2',
    '# TYPE brink_commit_seconds histogram',
    'brink_commit_seconds_bucket{le="0.1"} 0',
    'brink_commit_seconds_bucket{le="0.5"} 1',
    'brink_commit_seconds_sum 0.25',
    'brink_commit_entries_bucket{le="5"} 0',
    'brink_commit_entries_bucket{le="10"} 1',
    '# TYPE process_cpu_seconds_total counter',
    '# TYPE process_resident_memory_bytes gauge',
  ]) {
    expect(lines).toContain(line);
  }
});
