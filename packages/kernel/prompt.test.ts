import { expect, test } from 'vitest';
import { ALL_SEEING, PUBLIC } from './contract.ts';
import { choose } from './machine.ts';
import { promptFor } from './prompt.ts';
import { ask, toy } from './testing/toy.ts';

test('only who is to choose sees numbers and choices', () => {
  const game = toy([ask(1, [3, 4], { prompt: 'where', domain: 'country', args: () => [7] })]);
  const common = { code: 'where', domain: 'country', actors: [1] };
  expect(promptFor(game, 1)).toEqual({ ...common, args: [7], choices: [3, 4] });
  for (const viewer of [0, PUBLIC, ALL_SEEING]) {
    expect(promptFor(game, viewer)).toEqual({ ...common, args: [], choices: [] });
  }
  choose(game, 1, 3);
  expect(promptFor(game, 1)).toBeUndefined();
});
