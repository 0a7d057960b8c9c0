import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { brink, jsonOf } from '../testing/brink.ts';
import arena from '../commands/arena.ts';

const folder = mkdtempSync(join(tmpdir(), 'brink-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

const BOTS = ['--a', 'heuristic', '--b', 'random', '--workers', '1', '--json'];

const run = (log: string, games: number, ...more: string[]): ReturnType<typeof brink> =>
  brink(arena, ...BOTS, '--games', String(games), '--log', join(folder, log), ...more);

test('an arena that was stopped goes on where it ended', async () => {
  const whole = jsonOf(await run('whole', 4));
  await run('parts', 2);
  // Stopped while it was writing a line.
  appendFileSync(join(folder, 'parts'), '{"index":2,"seatOf');
  const parts = jsonOf(await run('parts', 4));
  expect([parts['a'], parts['endModes']]).toEqual([whole['a'], whole['endModes']]);
  expect(readFileSync(join(folder, 'parts'), 'utf8').split('\n')).toHaveLength(6);
});

test('a log from before simulations were counted can be gone on with', async () => {
  await run('old', 2);
  const file = join(folder, 'old');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"sims":\[\d+,\d+\],/g, ''));
  expect(readFileSync(file, 'utf8')).not.toContain('sims');
  const answer = await run('old', 4);
  expect(answer.code).toBe(0);
  expect(jsonOf(answer)).toMatchObject({ games: 4, simsPerPlay: { a: 0, b: 0 } });
});

test('the log of another arena is left alone', async () => {
  await run('other', 1);
  const before = readFileSync(join(folder, 'other'), 'utf8');
  const answer = await run('other', 2, '--seed', '5');
  expect(answer.code).toBe(1);
  expect(answer.err).toContain('is the log of another arena');
  expect(readFileSync(join(folder, 'other'), 'utf8')).toBe(before);
});
