import { OptionError, Random, anyGame, type OptionValues } from '@brink/kernel';
import { tryGame } from '@brink/testkit';
import { expect, test } from 'vitest';
import { optionFields, type TwilightOptions } from './options.ts';
import { twilightStruggle } from './package.ts';
import { PRESETS } from './presets.ts';
import { setup } from './setup.ts';
import { VARIANTS, isPlayedWith } from './variants.ts';
import { world } from './world.ts';

const game = anyGame(twilightStruggle);
const COMBINATIONS = Number(process.env.BRINK_COMBINATIONS ?? 12);

/** Anything that may be agreed, at random; what makes no sense is drawn again. */
function randomOptions(random: Random): OptionValues {
  const options: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(optionFields)) {
    if (field.kind === 'choice') options[name] = field.values[random.below(field.values.length)];
    if (field.kind === 'switch') options[name] = random.below(2) === 1;
    if (field.kind === 'number') options[name] = random.below(3);
    if (field.kind === 'set') options[name] = field.values.filter(() => random.below(4) === 0);
  }
  try {
    game.parseOptions(options);
    return options;
  } catch (error) {
    if (error instanceof OptionError) return randomOptions(random);
    throw error;
  }
}

test.each(Array.from({ length: COMBINATIONS }, (_, i) => i + 1))(
  'the harness laws hold for whatever is combined, seed %i',
  (seed) => {
    const options = randomOptions(new Random(seed));
    const { finding } = tryGame(game, options, seed);
    expect({ options, finding }).toEqual({ options, finding: undefined });
  },
);

test.each(Object.entries(PRESETS))('the preset %s keeps the harness laws', (_id, options) => {
  expect(tryGame(game, options, 7).finding).toBeUndefined();
});

test('every variant is switched on by its option and by nothing else', () => {
  const on = (options: Partial<TwilightOptions>): string[] => {
    const table = setup(twilightStruggle.parseOptions({ ...options }));
    return VARIANTS.filter((variant) => isPlayedWith(table, variant));
  };
  expect(on({})).toEqual([]);
  expect(on({ scenario: 'late-war' })).toEqual(['lateWar']);
  expect(on({ scenario: 'turn-zero' })).toEqual(['turnZero']);
  for (const variant of VARIANTS.slice(2)) expect(on({ [variant]: true })).toEqual([variant]);
});

test('a game stays small', () => {
  expect(world.layout.bytes).toBeLessThanOrEqual(1536);
});
