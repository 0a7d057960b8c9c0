import { LANGUAGES, anyGame, type GamePackage, type OptionValues } from '@brink/kernel';
import { tryGame } from '@brink/testkit';
import { describe, expect, it } from 'vitest';
import { redSea, twilightStruggle } from './package.ts';

/** The harness laws on random play with visiting cards; `brink fuzz` does the same at length. */
const SEEDS = [1, 2, 3];

const TABLES: readonly (readonly [string, GamePackage, OptionValues])[] = [
  ['Red Sea', anyGame(redSea), { crossover: true }],
  ['Red Sea, chosen first', anyGame(redSea), { crossover: true, draftFirst: true }],
  ['Red Sea, bids first', anyGame(redSea), { crossover: true, bidding: true }],
  ['Red Sea without visitors', anyGame(redSea), {}],
  ['Twilight Struggle', anyGame(twilightStruggle), { crossover: true }],
];

describe.each(TABLES)('%s', (_, game, options) => {
  it.each(SEEDS)('seed %i', (seed) => {
    const { finding, choices, log } = tryGame(game, options, seed);
    expect(finding, `choice ${choices.length}`).toBeUndefined();
    for (const language of LANGUAGES) {
      const lines = log.map((entry) => game.texts[language].log(entry));
      expect(lines.filter((line) => /undefined|NaN/.test(line))).toEqual([]);
    }
  });
});
