import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { brink } from '../testing/brink.ts';
import engine from './engine.ts';

const bin = fileURLToPath(new URL('../bin/brink.mjs', import.meta.url));

test('measures random play through the pipe', () => {
  const args = ['engine', '--measure', '--json', '--game', 'red-sea', '--seconds', '0.05'];
  const { status, stdout } = spawnSync(process.execPath, [bin, ...args, '--batch', '8'], {
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(JSON.parse(stdout.trim().split('\n').at(-1)!)).toEqual({
    game: 'red-sea',
    decisionsPerSecond: expect.any(Number),
    gamesPerSecond: expect.any(Number),
    batch: 8,
  });
});

test.each([
  ['--seconds', '0', "brink engine: option '--seconds' takes a time above 0"],
  ['--batch', '0', "brink engine: option '--batch' takes a number above 0"],
])('%s %s is refused', async (option, value, err) => {
  expect(await brink(engine, '--measure', option, value)).toMatchObject({ code: 2, err });
});
