import { STRUGGLE_IDS } from '@brink/games/ids';
import { Random } from '@brink/kernel';
import type { Side, Table } from '@brink/struggle';
import { expect, test } from 'vitest';
import { positionFor } from './position.ts';
import { positionsOf } from './testing/positions.ts';
import { adapterOf } from './adapters/index.ts';

test.each(STRUGGLE_IDS)('%s: the bytes are the same whatever the player cannot know', (id) => {
  const adapter = adapterOf(id)!;
  const random = new Random(3);
  let compared = 0;
  for (const { game, actor } of positionsOf(adapter, { seed: 15, games: 4 })) {
    if (random.below(15) !== 0) continue;
    for (const viewer of [actor, 1 - actor] as Side[]) {
      const seed = random.next();
      const bytes = positionFor(adapter, game, viewer, seed);
      const other = adapter.package.determinise(game, viewer, random, game.clone()) as Table;
      const again = positionFor(adapter, other, viewer, seed);
      // A deal that happens to be the true one is not told at all.
      if (!bytes || !again) continue;
      compared++;
      expect(Buffer.from(again).equals(Buffer.from(bytes))).toBe(true);
    }
  }
  expect(compared).toBeGreaterThan(20);
});
