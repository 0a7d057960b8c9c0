import { expect, test } from 'vitest';
import {
  ALL_SEEING,
  CHANCE,
  PUBLIC,
  Random,
  anyGame,
  choose,
  has,
  legal,
  nextActor,
  uniform,
  type Game,
} from '@brink/kernel';
import { twilightStruggle } from '@brink/twilight-struggle/with-bot';
import { Guide } from '../guided.ts';
import { Analysis, type AnalysisSetting } from './analysis.ts';

const kind = anyGame(twilightStruggle);
const ai = kind.ai!;

/** A game of the heuristic bot at its first decision with so much progress. */
function gameAt(progress: number): Game {
  const game = kind.setup(kind.parseOptions({}));
  const random = new Random(4);
  const chance = uniform(random);
  const guide = new Guide(ai, () => random.next(), { spread: 0, onlyOpen: true });
  for (let actor = nextActor(game); ; actor = nextActor(game)) {
    if (actor !== CHANCE && ai.progress(game) >= progress && ai.opensPlay(game, actor)) return game;
    choose(game, actor, actor === CHANCE ? chance(game, actor) : guide.choose(game, actor));
  }
}
const game = gameAt(3.2);
const mover = nextActor(game);

function analysed(setting: Partial<AnalysisSetting>, steps: readonly number[], of = game) {
  const analysis = new Analysis(kind, of, { eyes: mover, seed: 1, plans: 12, ...setting });
  for (const sims of steps) analysis.step(sims);
  return analysis;
}

test('the best three plans begin with different legal choices, the best first', () => {
  const plans = analysed({}, [120]).plans(3);
  expect(plans).toHaveLength(3);
  expect(new Set(plans.map(({ choices }) => choices[0])).size).toBe(3);
  for (const [i, { choices, chance, error, sims, reasons }] of plans.entries()) {
    expect(has(legal(game, mover), choices[0])).toBe(true);
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(plans[Math.max(0, i - 1)].chance);
    expect(error).toBeGreaterThan(0);
    expect(sims).toBeGreaterThan(1);
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.length).toBeLessThanOrEqual(2);
    for (const reason of reasons) expect(kind.texts.ru.reason!(reason)).toMatch(/[а-я]/);
  }
});

test('it does not matter in how many steps one looks, and looking on makes it surer', () => {
  const once = analysed({}, [100]);
  const often = analysed({}, [30, 1, 29, 40]);
  expect(often.plans(3)).toEqual(once.plans(3));
  expect(often.sims).toBe(100);
  const { error } = once.outlook;
  once.step(300);
  expect(once.outlook.error).toBeLessThan(error);
});

test('nothing is told that the eyes do not know', () => {
  const before = analysed({}, [80]).plans(3);
  const other = game.clone();
  for (let seed = 1; seed <= 3; seed++) {
    kind.determinise(game, mover, new Random(seed), other);
    expect(analysed({}, [80], other).plans(3)).toEqual(before);
  }
});

test('eyes that do not see the hand get the outlook alone', () => {
  for (const eyes of [1 - mover, PUBLIC]) {
    const analysis = analysed({ eyes }, [40]);
    expect(analysis.plans(3)).toEqual([]);
    expect(analysis.seat).toBe(mover);
    expect(analysis.outlook.sims).toBe(40);
  }
  expect(analysed({ eyes: ALL_SEEING }, [80]).plans(3)).toHaveLength(3);
});

test('headlines are chosen at once: each sees their own', () => {
  const headline = gameAt(2);
  expect(ai.progress(headline)).toBe(2);
  for (const eyes of [0, 1]) {
    const analysis = analysed({ eyes }, [40], headline);
    expect(analysis.seat).toBe(eyes);
    const [best] = analysis.plans(1);
    expect(has(legal(headline, eyes), best.choices[0])).toBe(true);
  }
});

test('where dice or cards are next, and after the end, there is an outlook and no plan', () => {
  const start = kind.setup(kind.parseOptions({}));
  expect(nextActor(start)).toBe(CHANCE);
  const analysis = analysed({ eyes: 1 }, [20], start);
  expect(analysis.seat).toBe(1);
  expect(analysis.plans(3)).toEqual([]);
  expect(analysis.outlook.chance).toBeGreaterThan(0);
});
