import { expect, it } from 'vitest';
import { buildOnce } from '../../testing/server-process.ts';
import { readUpload } from './read.ts';
import { Reader } from './reader.ts';

it('a file that takes too long is given up, and its user may come again', async () => {
  buildOnce();
  const reader = new Reader(0);
  const reading = reader.read('ann', { playdek: 'Hello' });
  expect([reader.isBusyFor('ann'), reader.isBusyFor('ben')]).toEqual([true, false]);
  expect(await reading).toEqual({ wrong: 'it takes too long to read' });
  expect(reader.isBusyFor('ann')).toBe(false);
});

it('twenty users wait, and no more', async () => {
  const reader = new Reader(0);
  const readings = Array.from({ length: 20 }, (_, n) => reader.read(`${n}`, { playdek: 'Hello' }));
  expect(reader.isBusyFor('ann')).toBe(true);
  await Promise.all(readings);
  expect(reader.isBusyFor('ann')).toBe(false);
});

it.each([' ', '\t', 'a ', '['])('a long row of %j is read as fast as it is long', (row) => {
  const playdek = `SETUP: : \n\n${row.repeat(400_000 / row.length)}x\n`;
  expect(() => readUpload({ playdek })).toThrow(/./);
});

it.each([':', 'a:', 'a & ', 'Fidel & '])('so is a header with many %j', (row) => {
  const header = `Turn 1, Headline Phase: ${row.repeat(400_000 / row.length)}x`;
  expect(() => readUpload({ playdek: `SETUP: : \n\n${header}\n` })).toThrow(/./);
});

it('a game that began with a position is refused by name', () => {
  const position = '1~twilight-struggle.2~turn.1.headline~us-hand.x8~ussr-hand.x8';
  const record = JSON.stringify({
    format: 'brink-record',
    version: 1,
    game: 'twilight-struggle',
    rules: 2,
    options: {},
    position,
    choices: [],
  });
  expect(() => readUpload({ record })).toThrow(/^"position": the archive/);
});
