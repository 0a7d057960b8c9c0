import { CHANCE, Random, choose, legal, nextActor, uniform } from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import { parseOptions, type Mode } from '../options.ts';
import { setup } from '../setup.ts';
import { sideOf } from '../sides.ts';
import { scenario } from '../testing/scenario.ts';
import { winnersOf } from '../view.ts';
import { ai } from './index.ts';

/** A game in which one side plays what looks best and the other at random; whether it wins. */
function wins(mode: Mode, side: number, seed: number): boolean {
  const random = new Random(seed);
  const chance = uniform(random);
  const scores = new Float64Array(256);
  const game = setup(parseOptions({ mode }));
  for (let actor = nextActor(game); actor >= 0; actor = nextActor(game)) {
    if (actor === CHANCE || sideOf(actor) !== side) {
      choose(game, actor, chance(game, actor));
      continue;
    }
    ai.suggest(game, actor, scores);
    const mask = legal(game, actor);
    let best = -1;
    for (let choice = 0; choice < 256; choice++) {
      if ((mask[choice >> 5] & (1 << (choice & 31))) === 0) continue;
      if (best < 0 || scores[choice] > scores[best]) best = choice;
    }
    choose(game, actor, best);
  }
  return winnersOf(game).some((seat) => sideOf(seat) === side);
}

describe('playing what looks best', () => {
  test.each([
    ['base', 0],
    ['base', 1],
    ['two-plus-two', 0],
    ['two-plus-two', 1],
  ] as const)('beats chance: %s, side %i', (mode, side) => {
    const won = [1, 2, 3, 4].filter((seed) => wins(mode, side, seed));
    expect(won.length).toBeGreaterThanOrEqual(3);
  });
});

describe('a position', () => {
  test('is judged alike from both sides of a game for two', () => {
    const { game } = scenario({ unrest: { SN: 5, BY: 2 }, factories: ['jena', 'ulm'] });
    expect(ai.evaluate(game, 0)).toBeCloseTo(-ai.evaluate(game, 1));
  });

  test('with more unrest in the East is better for West', () => {
    const factories = ['jena', 'ulm', 'koeln'] as const;
    const calm = scenario({ factories });
    const stirred = scenario({ factories, unrest: { SN: 6 } });
    expect(ai.evaluate(stirred.game, 0)).toBeGreaterThan(ai.evaluate(calm.game, 0));
  });

  test('of a superpower is better the more it leads', () => {
    const even = scenario({ mode: 'two-plus-two' });
    const ahead = scenario({ mode: 'two-plus-two', tracks: { dominance: -3 } });
    expect(ai.evaluate(ahead.game, 2)).toBeGreaterThan(ai.evaluate(even.game, 2));
    expect(ai.evaluate(ahead.game, 3)).toBeLessThan(ai.evaluate(even.game, 3));
  });
});

test('nobody starts a nuclear war by choice', () => {
  const scores = new Float64Array(256);
  const t = scenario({ mode: 'two-plus-two', doves: 0, display: ['new-i-6', 'new-i-7'] });
  t.plays('usa', 'new-i-6');
  ai.suggest(t.game, 2, scores);
  // Option 0 is the event.
  expect(scores[0]).toBeLessThan(scores[1]);
});
