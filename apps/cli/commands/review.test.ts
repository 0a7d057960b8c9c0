import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordOf, randomGame } from '@brink/testkit';
import { afterAll, expect, test } from 'vitest';
import { gameNamed } from '../games.ts';
import { brink, jsonOf } from '../testing/brink.ts';
import review from './review.ts';

const folder = mkdtempSync(join(tmpdir(), 'brink-review-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('judges the first plays of a game', async () => {
  const game = gameNamed('twilight-struggle');
  const { choices } = randomGame(game, {}, 5);
  const file = join(folder, 'game.json');
  writeFileSync(file, JSON.stringify(recordOf(game, {}, choices.slice(0, 60))));
  const answer = await brink(review, file, '--deals', '1', '--json');
  expect(answer.err).toBe('');
  const { curve, total } = jsonOf(answer);
  expect((curve as unknown[]).length).toBeGreaterThan(0);
  expect(total).toBe(60);
});

test('tells what each side’s decisions did for it, and that chances are estimates', async () => {
  const game = gameNamed('volk');
  // Games for four are judged by hand.
  const options = { mode: 'two-plus-two' };
  const { choices } = randomGame(game, options, 5);
  const file = join(folder, 'told.json');
  writeFileSync(file, JSON.stringify(recordOf(game, options, choices.slice(0, 40))));
  const { lines } = await brink(review, file, '--deals', '1');
  const out = lines.join('\n');
  expect(out).toMatch(/^The West’s decisions: [+−]\d+% ± \d+% for their side; \d+ of \d+ as good/m);
  expect(out).toContain('In this game chances are estimates');
});

test('says what is wrong with a record', async () => {
  const file = join(folder, 'broken.json');
  writeFileSync(file, '{}');
  const { code, err } = await brink(review, file);
  expect(code).not.toBe(0);
  expect(err).toContain('"format" must be "brink-record"');
});
