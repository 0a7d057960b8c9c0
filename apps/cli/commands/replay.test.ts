import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@brink/games';
import { writeRecord } from '@brink/kernel';
import { randomGame, recordOf } from '@brink/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brink, jsonOf } from '../testing/brink.ts';
import replay from './replay.ts';

const [game] = GAMES;
const { choices, decisions, chances } = randomGame(game, {}, 11);
const whole = recordOf(game, {}, choices);

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'brink-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const file = join(folder, 'game.json');
  writeFileSync(file, text);
  return file;
}

test('tells a game from beginning to end', async () => {
  const answer = await brink(replay, fileWith(writeRecord(whole)), '--json');
  expect(answer.err).toBe('');
  expect(answer.lines.length).toBeGreaterThan(decisions / 2);
  expect(jsonOf(answer)).toMatchObject({ game: game.id, decisions, chances, isOver: true });
});

test('speaks Russian', async () => {
  const { lines } = await brink(replay, fileWith(writeRecord(whole)), '--lang', 'ru');
  expect(lines.join('\n')).toMatch(/[а-я]/i);
});

test('a game that goes on has no outcome', async () => {
  const begun = recordOf(game, {}, choices.slice(0, 30));
  const answer = await brink(replay, fileWith(writeRecord(begun)), '--json');
  expect(jsonOf(answer)).toMatchObject({ isOver: false });
  expect(jsonOf(answer)).not.toHaveProperty('outcome');
});

test('a game that was given up has one', async () => {
  const given = {
    ...recordOf(game, {}, choices.slice(0, 30)),
    ended: { manner: 'resignation', winner: 1 },
  };
  const answer = await brink(replay, fileWith(writeRecord(given)), '--json');
  expect(jsonOf(answer)).toMatchObject({
    isOver: true,
    outcome: { winners: [1], manner: 'resignation' },
  });
});

describe('what is wrong is named with its file and place', () => {
  test.each([
    ['{"format"', 'game.json: not JSON'],
    [JSON.stringify({ ...whole, version: 9 }), 'game.json: "version" must be 1, not 9'],
    [JSON.stringify({ ...whole, choices: [1, -1] }), 'game.json: choices[1] must be an integer'],
    [JSON.stringify({ ...whole, choices: [250] }), 'game.json: choices[0]: choice 250'],
    [JSON.stringify({ ...whole, game: 'chess' }), "game.json: there is no game 'chess'"],
    [JSON.stringify({ ...whole, options: { turbo: 1 } }), 'game.json: unknown option "turbo"'],
  ])('%s', async (text, message) => {
    const { code, err } = await brink(replay, fileWith(text));
    expect(code).toBe(1);
    expect(err).toContain(message);
  });

  test('a file that is not there', async () => {
    const file = join(folder, 'nothing.json');
    expect(await brink(replay, file)).toMatchObject({
      code: 1,
      err: `brink replay: ${file}: there is no such file`,
    });
  });

  test('no file, or two', async () => {
    expect(await brink(replay)).toMatchObject({ code: 2 });
    expect(await brink(replay, 'a', 'b')).toMatchObject({ code: 2 });
  });
});
