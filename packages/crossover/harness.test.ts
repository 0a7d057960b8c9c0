import { anyGame, type GamePackage, type OptionValues } from '@brink/kernel';
import { tryGame } from '@brink/testkit';
import { expect, test } from 'vitest';
import { redSea, twilightStruggle } from './package.ts';

/** The harness laws on random play with guests; `brink fuzz` does the same at length. */
const GAMES = 4;

const TABLES: readonly (readonly [string, GamePackage, OptionValues])[] = [
  ['Red Sea', anyGame(redSea), { crossover: true }],
  ['Red Sea, chosen first', anyGame(redSea), { crossover: true, draftFirst: true }],
  ['Red Sea without guests', anyGame(redSea), {}],
  ['Twilight Struggle', anyGame(twilightStruggle), { crossover: true }],
];

test.each(TABLES)('%s', (_, game, options) => {
  for (let seed = 1; seed <= GAMES; seed++) {
    const { finding, choices, log } = tryGame(game, options, seed);
    expect(finding, `seed ${seed}, choice ${choices.length}`).toBeUndefined();
    for (const entry of log) {
      for (const language of ['en', 'ru'] as const) {
        expect(game.texts[language].log(entry)).not.toMatch(/undefined|NaN/);
      }
    }
  }
});
