import { anyGame, type OptionValues } from '@brink/kernel';
import { tryGame } from '@brink/testkit';
import { expect, test } from 'vitest';
import { redSea } from './package.ts';
import { RULINGS } from './rulings.ts';

/** The harness laws on random play; `brink fuzz` does the same at length. */
const game = anyGame(redSea);
const GAMES = 6;

const AGREED: readonly OptionValues[] = [
  {},
  { bonusUs: 2 },
  { bonusUssr: 3 },
  { bidding: true },
  { rulings: RULINGS },
  ...RULINGS.map((ruling) => ({ rulings: [ruling] })),
];

test.each(AGREED.map((options) => [JSON.stringify(options), options] as const))(
  '%s',
  (_, options) => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const { finding, choices } = tryGame(game, options, seed);
      expect(finding, `seed ${seed}, choice ${choices.length}`).toBeUndefined();
    }
  },
);
