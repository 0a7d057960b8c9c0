import { CHANCE, Random, anyGame, choose, nextActor, uniform } from '@brink/kernel';
import { redSea } from '@brink/red-sea/with-bot';
import { expect, test } from 'vitest';
import { Comparison } from './comparison.ts';
import { Planner } from './plans.ts';

const game = anyGame(redSea);
const ai = game.ai!;

/** A game at its first action round. */
function begun() {
  const table = game.setup(game.parseOptions({}));
  const any = uniform(new Random(5));
  for (;;) {
    const actor = nextActor(table);
    if (actor !== CHANCE && ai.opensPlay(table, actor) && ai.progress(table) % 1 > 0) break;
    choose(table, actor, any(table, actor));
  }
  return { table, seat: nextActor(table) };
}

test('plans share their luck: their difference is surer than either', () => {
  const { table, seat } = begun();
  const plans = new Planner(ai).plansOf(table, seat, 6);
  const comparison = new Comparison(game, ai, table, seat, [plans[0], plans[0], plans[1]], {
    seed: 1,
    horizon: 0.4,
  });
  let ends = 0;
  comparison.play(12, [0, 1, 2], () => ends++);
  expect(ends).toBe(36);
  expect(comparison.deals).toBe(12);
  // The same plan in the same deals with the same dice.
  expect(comparison.difference(0, 1)).toEqual({ mean: 0, error: 0 });
  expect(comparison.mean(0)).toBe(comparison.mean(1));
  const { mean } = comparison.difference(0, 2);
  expect(mean).toBeCloseTo(comparison.mean(0) - comparison.mean(2), 10);
});

test('what was left out for a while is compared in the deals that both have seen', () => {
  const { table, seat } = begun();
  const plans = new Planner(ai).plansOf(table, seat, 6).slice(0, 2);
  const comparison = new Comparison(game, ai, table, seat, plans, { seed: 1, horizon: 0.4 });
  comparison.play(4, [0, 1]);
  const before = comparison.difference(0, 1);
  comparison.play(4, [0]);
  expect(comparison.difference(0, 1)).toEqual(before);
  comparison.play(4, [0, 1]);
  expect(comparison.deals).toBe(12);
  expect(comparison.error(1)).toBeLessThan(Infinity);
});
