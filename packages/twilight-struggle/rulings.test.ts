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
