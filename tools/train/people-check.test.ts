import { expect, test } from 'vitest';
import { Random, type Ai } from '@brink/kernel';
import { CARD_WEIGHTS } from '@brink/struggle/bot/policy/card-features';
import { USUAL_TREES, binned, boostedScores } from './boosted-trees.ts';
import { rowsOf } from './choice-rows.ts';
import { fitLogit } from './logit.ts';
import { USUAL_CHECK, partAmong, placesByOthers } from './people-check.ts';
import { PlayReader } from './people-plays.ts';
import { playOne } from './self-play.ts';
import { SUBJECTS } from './subjects.ts';

const option = (index: number) => ({ indices: Int16Array.of(index), values: Float32Array.of(1) });

test('a logit finds how often each of two was chosen, drawn to even odds', () => {
  const decisions = [0, 0, 0, 1].map((chosen) => ({
    options: [option(chosen), option(1 - chosen)],
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
  const rows = rowsOf(hands.map((options) => ({ options })));
  const columns = [binned(Float32Array.from(hands.flat()))];
  const isLearned = (decision: number): boolean => decision < 300;
  const setting = { ...USUAL_TREES, asked: 1 };
  const scores = boostedScores({ rows, columns, isLearned }, setting, new Random(1));
  const tested = hands.map((_, i) => scores.subarray(4 * i, 4 * i + 4)).slice(300);
  const right = tested.filter(([chosen, ...others]) => others.every((each) => each <= chosen));
  expect(right.length).toBeGreaterThan(85);
});

test('each game is foretold by the others, the same again and again', () => {
  const subject = SUBJECTS['twilight-struggle'];
  const { lessons, aiWith } = subject.training();
  const ai = aiWith(lessons) as unknown as Ai;
  const reader = new PlayReader();
  const games = [1, 2].map((seed) => {
    const { options, rules, choices } = playOne(subject, ai, 'heuristic', seed);
    return reader.playsOf({ options, rules, choices: [...choices] });
  });
  expect(reader.size).toBeGreaterThan(CARD_WEIGHTS);
  const setting = { ...USUAL_CHECK, trees: { ...USUAL_TREES, trees: 4 } };
  const places = placesByOthers(games, reader.size, setting);
  expect(places.map(({ length }) => length)).toEqual(games.map(({ length }) => length));
  expect(placesByOthers(games, reader.size, setting)).toEqual(places);
  // The heuristic bot does what is suggested, and that is one of the features.
  const { part, interval } = partAmong(places, 1);
  expect(part).toBeGreaterThan(0.6);
  expect(interval[0]).toBeLessThanOrEqual(part);
  expect(interval[1]).toBeGreaterThanOrEqual(part);
});
