import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseRecord, writeRecord, type GameRecord } from '@brink/kernel';
import { expect, test } from 'vitest';
import { brink, jsonOf } from '../testing/brink.ts';
import agree from './agree.ts';

const golden = (path: string): string =>
  fileURLToPath(new URL(`../../../goldens/${path}`, import.meta.url));

/** A record as somebody has changed it. */
function changed(path: string, change: (record: GameRecord) => GameRecord): string {
  const file = join(mkdtempSync(join(tmpdir(), 'brink-agree-')), 'game.json');
  writeFileSync(file, writeRecord(change(parseRecord(readFileSync(path, 'utf8')))));
  return file;
}

/** The beginning of a game, so that learning takes no time. */
const beginning = (path: string): string =>
  changed(path, (record) => ({ ...record, choices: record.choices.slice(0, 80) }));

const GAME = golden('twilight-struggle/1/23.json');
const BEGINNING = beginning(GAME);
const OTHER_BEGINNING = beginning(golden('twilight-struggle/1/18.json'));
const RED_SEA = golden('red-sea/1/01.json');

const agreement = {
  decisions: expect.any(Number),
  top1: expect.any(Number),
  top3: expect.any(Number),
  random1: expect.any(Number),
  random3: expect.any(Number),
  interval: [expect.any(Number), expect.any(Number)],
};
const score = { brier: expect.any(Number), logLoss: expect.any(Number) };

test('tells how often a bot agrees, and how good its forecasts are', async () => {
  const answer = await brink(agree, GAME, '--json');
  expect(answer.code).toBe(0);
  expect(jsonOf(answer)).toMatchObject({
    game: 'twilight-struggle',
    bot: 'heuristic',
    games: 1,
    decisions: expect.any(Number),
    card: agreement,
    policy: agreement,
    use: agreement,
    target: agreement,
    forecast: { ...score, byHand: score, baseline: score, calibration: expect.any(Array) },
    learned: null,
  });
});

test('tells how often the card is foretold by what the other games teach', async () => {
  const answer = await brink(agree, BEGINNING, OTHER_BEGINNING, '--learn', '--json');
  expect(answer.lines.at(-2)).toMatch(/^card, learned from the other games, 2 in all: first /);
  const { learned } = jsonOf(answer);
  expect(learned).toEqual({ ...agreement, games: 2, counted: 2, interval3: agreement.interval });
  // Who teaches as well is known already, and a game given twice counts once.
  const twice = [BEGINNING, OTHER_BEGINNING, GAME, '--learn-from', BEGINNING];
  const again = await brink(agree, ...twice, '--json');
  expect(jsonOf(again).learned).toEqual(learned);
});

test('who gives several games without learning from them is told that they may', async () => {
  const told = async (...records: readonly string[]): Promise<boolean> =>
    (await brink(agree, ...records)).lines.some((line) => line.includes('--learn'));
  expect(await told(BEGINNING, OTHER_BEGINNING)).toBe(true);
  expect(await told(BEGINNING)).toBe(false);
  expect(await told(RED_SEA, RED_SEA)).toBe(false);
});

test('games may teach without being counted', async () => {
  const both = await brink(agree, BEGINNING, OTHER_BEGINNING, '--learn', '--json');
  const taught = [BEGINNING, '--learn-from', OTHER_BEGINNING];
  const { learned } = jsonOf(await brink(agree, ...taught, '--json'));
  expect(learned).toMatchObject({ games: 2, counted: 1, interval: [0, 1], interval3: [0, 1] });
  const counted = (learned as { decisions: number }).decisions;
  expect(counted).toBeLessThan((jsonOf(both).learned as { decisions: number }).decisions);
});

test.each([
  [[], 2, 'at least one RECORD is needed'],
  [
    [GAME, '--bot', 'random'],
    1,
    "only heuristic and search rank what they could choose; not 'random'",
  ],
  [
    [GAME, '--bot', 'search:soon'],
    1,
    'a budget is like 250ms, 2s or 1000sims; it was given as "soon"',
  ],
  [[GAME, RED_SEA], 1, 'these are of several games: twilight-struggle, red-sea'],
  [['nowhere.json'], 1, 'there is no file nowhere.json'],
  [[GAME, '--learn-from', 'nowhere.json'], 1, 'there is no file nowhere.json'],
  [[GAME, '--learn-from', RED_SEA], 1, 'these are of several games: twilight-struggle, red-sea'],
  [[BEGINNING, '--learn'], 1, 'a game is foretold by others: at least 2 different ones are needed'],
  [
    [BEGINNING, '--learn-from', BEGINNING],
    1,
    'a game is foretold by others: at least 2 different ones are needed',
  ],
  [
    [RED_SEA, '--learn'],
    1,
    'only choices of cards in Twilight Struggle are learned, not in Twilight Struggle: Red Sea',
  ],
])('%j is refused', async (args, code, message) => {
  expect(await brink(agree, ...args)).toMatchObject({ code, err: `brink agree: ${message}` });
});

test.each<[string, (record: GameRecord) => GameRecord, RegExp]>([
  [
    'a choice that is not legal',
    (record) => ({ ...record, choices: record.choices.with(40, 255) }),
    /: choices\[40\]: /,
  ],
  ['rules that nobody knows yet', (record) => ({ ...record, rules: 99 }), /: .*revision 99/],
  [
    'an option that does not exist',
    (record) => ({ ...record, options: { edition: 'third' } }),
    /: .*edition/,
  ],
])('a record with %s is named', async (_, change, message) => {
  const file = changed(GAME, change);
  const { code, err } = await brink(agree, GAME, file);
  expect(code).toBe(1);
  expect(err.startsWith(`brink agree: ${file}: `)).toBe(true);
  expect(err).toMatch(message);
});
