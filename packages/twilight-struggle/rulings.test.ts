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

test('an edition keeps its own beside those that are asked for', () => {
  const game = setup(parseOptions({ edition: 'second', rulings: ['reachAfterEvent'] }));
  expect(RULINGS.filter((ruling) => isRuled(game, ruling))).toEqual([
    'reachAfterEvent',
    'realignWithoutInfluence',
    'aldrichAmesOrdersHand',
    'militaryVpWinsAtOnce',
  ]);
});

const here = new URL('./', import.meta.url);
const page = readFileSync(new URL('../../docs/rules/rulings.md', here), 'utf8');
const tests = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && file !== 'rulings.test.ts')
  .map((file) => readFileSync(new URL(file, here), 'utf8'));

/** It is about cards of the other game, and tested there. */
const ELSEWHERE = 'stagflationBeforeQuagmire';

test.each(RULINGS)('%s is explained, and tested where it counts', (ruling) => {
  expect(page).toContain(`| \`${ruling}\` |`);
  if (ruling === ELSEWHERE) return;
  expect(tests.some((text) => text.includes(`'${ruling}'`))).toBe(true);
});
