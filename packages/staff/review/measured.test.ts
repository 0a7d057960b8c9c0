import { loadGame } from '@brink/games/loaders';
import { expect, test } from 'vitest';
import { isMeasured } from './measured.ts';

test.each([
  ['twilight-struggle', {}, true],
  ['twilight-struggle', { chineseCivilWar: true }, false],
  ['red-sea', {}, true],
  ['volk', {}, false],
] as const)('whether chances were held against results: %s %o', async (id, options, is) => {
  const game = await loadGame(id);
  const table = game.setup(game.parseOptions(options));
  expect(isMeasured(game.ai!, table)).toBe(is);
});
