import { expect, test } from 'vitest';
import { Metrics } from './metrics.ts';

test('names of Prometheus come with their type, once for each family', () => {
  const metrics = new Metrics();
  metrics.read('brink_rooms', () => 3);
  metrics.read('brink_gateway_cpu_seconds_total', () => 1.5);
  metrics.count('brink_entries_total{kind="choice"}');
  metrics.count('brink_entries_total{kind="begin"}', 2);
  metrics.commit(7, 250);
  const lines = metrics.text().split('\n');
  expect(lines.filter((line) => line.includes('brink_'))).toEqual([
    '# TYPE brink_rooms gauge',
    'brink_rooms 3',
    '# TYPE brink_gateway_cpu_seconds_total counter',
    'brink_gateway_cpu_seconds_total 1.5',
    '# TYPE brink_commit_seconds_total counter',
    'brink_commit_seconds_total 0.25',
    '# TYPE brink_commits_total counter',
    'brink_commits_total 1',
    '# TYPE brink_entries_total counter',
    'brink_entries_total{kind="begin"} 2',
    'brink_entries_total{kind="choice"} 1',
    '# TYPE brink_journal_entries_total counter',
    'brink_journal_entries_total 7',
  ]);
  expect(lines).toContain('# TYPE process_cpu_seconds_total counter');
  expect(lines).toContain('# TYPE process_resident_memory_bytes gauge');
});
