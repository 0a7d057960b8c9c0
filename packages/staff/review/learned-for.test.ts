import { choose, nextActor } from '@brink/kernel';
import { randomGame } from '@brink/testkit';
import { expect, test } from 'vitest';
import { loadGameWithBot } from '@brink/games/loaders';

/** Whether chances in such games were held against how games ended. */
test.each([
  ['twilight-struggle', {}, true],
  ['twilight-struggle', { chineseCivilWar: true }, false],
  ['red-sea', {}, true],
  ['red-sea', { crossover: true }, false],
  ['volk', {}, true],
  ['volk', { mode: 'two-plus-two' }, false],
] as const)('%s %o: its value was learned from such games: %s', async (id, options, is) => {
  const game = await loadGameWithBot(id);
  const table = game.setup(game.parseOptions(options));
  expect(game.ai!.isLearnedFor?.(table) ?? false).toBe(is);
});

test('a game that is over is judged by its result, and still one of those that were learned from', async () => {
  const game = await loadGameWithBot('twilight-struggle');
  const table = game.setup(game.parseOptions({}));
  for (const choice of randomGame(game, {}, 5).choices) choose(table, nextActor(table), choice);
  expect(game.outcome(table)).toBeDefined();
  expect(game.ai!.isLearnedFor!(table)).toBe(true);
});
