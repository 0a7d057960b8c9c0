import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { brink, jsonOf } from '../testing/brink.ts';
import arena from './arena.ts';

const rate = {
  games: expect.any(Number),
  wins: expect.any(Number),
  winRate: expect.any(Number),
  interval: [expect.any(Number), expect.any(Number)],
};
const pace = { p50: expect.any(Number), p95: expect.any(Number) };

test('tells who wins, how, and how long it takes', async () => {
  const bots = ['--a', 'heuristic', '--b', 'random', '--games', '4', '--workers', '1'];
  const answer = await brink(arena, ...bots, '--option', 'bonusUs=2', '--json');
  expect(answer.code).toBe(0);
  expect(jsonOf(answer)).toMatchObject({
    game: 'twilight-struggle',
    options: { bonusUs: 2 },
    games: 4,
    a: { bot: 'heuristic', ...rate, bySide: { us: rate, ussr: rate } },
    b: { bot: 'random', ...rate },
    sides: { us: rate, ussr: rate },
    endModes: expect.any(Object),
    msPerPlay: { a: pace, b: pace },
    decisionsPerSecond: { a: expect.any(Number), b: expect.any(Number) },
    simsPerPlay: { a: 0, b: 0 },
  });
});

const BIN = fileURLToPath(new URL('../bin/brink.mjs', import.meta.url));

test('threads play the same games as one', async () => {
  const bots = ['--a', 'learner', '--b', 'random', '--games', '4', '--json'];
  const one = jsonOf(await brink(arena, ...bots, '--workers', '1'));
  // The command as installed: it builds what its threads run.
  const out = execFileSync(process.execPath, [BIN, 'arena', ...bots, '--workers', '2']);
  const two = JSON.parse(out.toString().trim().split('\n').at(-1)!);
  expect([two.a, two.endModes]).toEqual([one['a'], one['endModes']]);
}, 60_000);

test.each([
  [
    ['--a', 'genius'],
    1,
    'unknown bot "genius"; there are: random, learner, cadet, heuristic, attache, search, strategist',
  ],
  [['--a', 'search:soon'], 1, 'a budget is like 250ms, 2s or 1000sims; it was given as "soon"'],
  [['--games', '0'], 2, "option '--games' takes a number from 1 to 100000"],
  [['--workers', '0'], 2, "option '--workers' takes a number from 1 to 256"],
  [
    ['--clock', 'processor', '--workers', '2'],
    2,
    "option '--clock processor' goes with '--workers 1'",
  ],
  [['--clock', 'sun'], 2, "option '--clock' takes wall, processor; it was given 'sun'"],
])('%j is refused', async (args, code, message) => {
  expect(await brink(arena, ...args)).toMatchObject({ code, err: `brink arena: ${message}` });
});
