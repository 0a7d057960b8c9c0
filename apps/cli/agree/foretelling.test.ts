import { expect, test } from 'vitest';
import { createBot, parseLevel } from '@brink/bots';
import { Random } from '@brink/kernel';
import { CARD_WEIGHTS } from '@brink/struggle/bot/policy/card-features';
import { randomGame, recordOf } from '@brink/testkit';
import { gameNamed } from '../games.ts';
import { USUAL_TREES, binned, boostedScores } from './boosted-trees.ts';
import { rowsOf } from './choice-rows.ts';
import { Foretelling, USUAL_FORETELLING, partAmong } from './foretelling.ts';
import { fitLogit } from './logit.ts';
import { PlayReader } from './plays.ts';

const having = (index: number) => ({ indices: Int16Array.of(index), values: Float32Array.of(1) });

test('a logit finds how often each of two was chosen, drawn to even odds', () => {
  const decisions = [0, 0, 0, 1].map((chosen) => ({
    choices: [having(chosen), having(1 - chosen)],
  }));
  const lead = (shrinkage: number): number => {
    const [first, second] = fitLogit(decisions, 2, shrinkage);
    return first - second;
  };
  expect(lead(1e-6)).toBeCloseTo(Math.log(3), 3);
  expect(lead(1)).toBeGreaterThan(0.1);
  expect(lead(1)).toBeLessThan(lead(0.1));
});

test('trees foretell what no weight of a number could say', () => {
  const random = new Random(5);
  // What is nearest to 50 is chosen, so it comes first.
  const hands = Array.from({ length: 400 }, () =>
    Array.from({ length: 4 }, () => random.below(100)).sort(
      (a, b) => Math.abs(a - 50) - Math.abs(b - 50),
    ),
  );
  const rows = rowsOf(hands.map((choices) => ({ choices })));
  const columns = [binned(Float32Array.from(hands.flat()))];
  const isLearned = (decision: number): boolean => decision < 300;
  const setting = { ...USUAL_TREES, asked: 1 };
  const scores = boostedScores({ rows, columns, isLearned }, setting, new Random(1));
  const tested = hands.map((_, i) => scores.subarray(4 * i, 4 * i + 4)).slice(300);
  const right = tested.filter(([chosen, ...others]) => others.every((each) => each <= chosen));
  expect(right.length).toBeGreaterThan(85);
});

test('each game is foretold by the others, the same again and again', () => {
  const game = gameNamed('twilight-struggle');
  const reader = new PlayReader(game, 2);
  const games = [1, 2].map((seed) => {
    const bot = createBot(parseLevel('heuristic'), { game, seed });
    const { choices } = randomGame(game, {}, seed, () => (at, actor) => bot.choose(at, actor));
    return reader.playsOf(recordOf(game, {}, choices));
  });
  expect(reader.size).toBeGreaterThan(CARD_WEIGHTS);
  const setting = { ...USUAL_FORETELLING, trees: { ...USUAL_TREES, trees: 4 } };
  const foretelling = new Foretelling(games, reader.size, setting);
  const places = games.map((_, tested) => foretelling.placesIn(tested));
  expect(places.map(({ length }) => length)).toEqual(games.map(({ length }) => length));
  expect(games.map((_, tested) => foretelling.placesIn(tested))).toEqual(places);
  // The heuristic bot does what is suggested, and that is one of the features.
  const { part, interval } = partAmong(places, 1);
  expect(part).toBeGreaterThan(0.6);
  expect(interval[0]).toBeLessThanOrEqual(part);
  expect(interval[1]).toBeGreaterThanOrEqual(part);
});

test('one game says how often, but not how sure that is', () => {
  expect(partAmong([[0, 0, 2, 4]], 1)).toEqual({ part: 0.5, interval: [0, 1] });
  expect(partAmong([[0, 0, 2, 4]], 3)).toEqual({ part: 0.75, interval: [0, 1] });
});
