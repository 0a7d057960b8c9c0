import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const BRINK = fileURLToPath(new URL('../bin/brink.mjs', import.meta.url));

it('plays games at a server of its own and reports what it saw', () => {
  const args = [
    'load',
    '--games',
    '3',
    '--seconds',
    '2',
    '--warmup',
    '1',
    '--rate',
    'max',
    '--json',
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, [BRINK, ...args], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  const report = JSON.parse(stdout.trim().split('\n').at(-1)!) as Record<string, unknown>;
  expect(report).toMatchObject({ games: 3, errors: 0, problems: {} });
  expect(report['choicesPerSecond']).toBeGreaterThan(0);
}, 60_000);
