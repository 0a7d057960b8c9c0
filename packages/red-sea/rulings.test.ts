import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';
import { RULINGS, isRuled } from './rulings.ts';
import { setup } from './setup.ts';

test('by default none is on', () => {
  const game = setup();
  expect(RULINGS.filter((ruling) => isRuled(game, ruling))).toEqual([]);
});

test.each(RULINGS)('%s can be on alone', (ruling) => {
  const game = setup(parseOptions({ rulings: [ruling] }));
  expect(RULINGS.filter((other) => isRuled(game, other))).toEqual([ruling]);
});

const here = new URL('./', import.meta.url);
const page = readFileSync(new URL('../../docs/rules/red-sea.md', here), 'utf8');
const tests = ['cards/mid-war/', 'cards/late-war/', 'flow/'].flatMap((folder) =>
  readdirSync(new URL(folder, here))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(folder + file, here), 'utf8')),
);

test.each(RULINGS)('%s is explained, and tested where it counts', (ruling) => {
  expect(page).toContain(`| \`${ruling}\` |`);
  expect(tests.some((text) => text.includes(`'${ruling}'`))).toBe(true);
});
