import { anyGame } from '@brink/kernel';
import { tryGame } from '@brink/testkit';
import { expect, test } from 'vitest';
import { MODES } from './options.ts';
import { volk } from './package.ts';

/** The harness laws on random play; `brink fuzz` does the same at length. */
const SEEDS = [1, 2, 3];
const GAMES = MODES.flatMap((mode) => SEEDS.map((seed) => [mode, seed] as const));

test.each(GAMES)('%s, seed %i', (mode, seed) => {
  const { finding, choices } = tryGame(anyGame(volk), { mode }, seed);
  expect(finding, `choice ${choices.length}`).toBeUndefined();
});
