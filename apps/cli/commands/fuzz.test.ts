import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@brink/games';
import { parseRecord } from '@brink/kernel';
import { duel } from '@brink/testkit/testing/duel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brink, jsonOf } from '../testing/brink.ts';
import fuzz from './fuzz.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'brink-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('sound games pass', async () => {
  const answer = await brink(fuzz, '--games', '2', '--seed', '3', '--out', folder, '--json');
  expect(answer.code).toBe(0);
  expect(jsonOf(answer)).toMatchObject({
    game: 'twilight-struggle',
    games: 2,
    violations: 0,
    decisions: expect.any(Number),
    files: [],
  });
});

test('a broken game is cut short, written down and counted', async () => {
  const spy = vi.spyOn(GAMES, 'find').mockReturnValue(duel('throwsOnGamble'));
  const answer = await brink(fuzz, '--games', '4', '--out', folder, '--json');
  spy.mockRestore();
  expect(answer.code).toBe(1);
  const { violations, files } = jsonOf(answer) as { violations: number; files: string[] };
  expect(violations).toBeGreaterThan(0);
  expect(files).toHaveLength(violations);
  const record = parseRecord(readFileSync(files[0], 'utf8'));
  expect(record.game).toBe('duel');
  expect(record.about).toMatchObject({ law: 'throw' });
  expect(answer.lines).toContain(`  ${files[0]}`);
});

test.each([
  [['--games', '0'], "brink fuzz: option '--games' takes a number above 0"],
  [['--game', 'chess'], "brink fuzz: option '--game' takes twilight-struggle"],
  [['--option', 'edition=third'], 'brink fuzz: option edition takes deluxe, second'],
])('%j is refused', async (args, message) => {
  const { code, err } = await brink(fuzz, ...args);
  expect(code).not.toBe(0);
  expect(err).toContain(message);
});
