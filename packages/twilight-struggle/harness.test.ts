import { OptionError, anyGame, type OptionField, type OptionValues } from '@brink/kernel';
import { tryGame } from '@brink/testkit';
import { expect, test } from 'vitest';
import { optionFields } from './options.ts';
import { twilightStruggle } from './package.ts';

/** The harness laws on random play; `brink fuzz` does the same at length. */
const game = anyGame(twilightStruggle);

/** What a field can be besides its default; of numbers a small one, of sets all at once. */
function otherValues(field: OptionField): readonly unknown[] {
  switch (field.kind) {
    case 'choice':
      return field.values;
    case 'switch':
      return [!field.default];
    case 'number':
      return [Math.min(field.max, field.default + 2)];
    case 'set':
      return [field.values];
  }
}

function isPlayable(options: OptionValues): boolean {
  try {
    game.parseOptions(options);
    return true;
  } catch (error) {
    if (error instanceof OptionError) return false;
    throw error;
  }
}

/** Every option by itself, and every scenario with every edition. */
const AGREED: readonly OptionValues[] = Object.entries(optionFields)
  .flatMap(([name, field]) => otherValues(field).map((value) => ({ [name]: value })))
  .flatMap((options) =>
    'scenario' in options ? [options, { ...options, edition: 'second' }] : [options],
  )
  .filter(isPlayable);

test.each(
  AGREED.map((options, i) => [JSON.stringify(options).slice(0, 60), i + 1, options] as const),
)('%s, seed %i', (_, seed, options) => {
  const { finding, choices } = tryGame(game, options, seed);
  expect(finding, `after choice ${choices.length}`).toBeUndefined();
});
