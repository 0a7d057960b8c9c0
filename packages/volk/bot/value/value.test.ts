import { decodeWeights } from '@brink/kernel/learned-value';
import { expect, test } from 'vitest';
import { parseOptions } from '../../options.ts';
import { setup } from '../../setup.ts';
import { EAST, WEST } from '../../sides.ts';
import { RESULT } from '../../state.ts';
import { scenario } from '../../testing/scenario.ts';
import { evaluateByHand } from '../evaluate.ts';
import { ai } from '../index.ts';
import { training } from './training.ts';

test('what one side hopes for the other fears, and unrest in the East is good for the West', () => {
  const { game: calm } = scenario({ unrest: { SN: 1 } });
  const { game: stirred } = scenario({ unrest: { SN: 7 } });
  expect(ai.evaluate(calm, WEST)).toBe(-ai.evaluate(calm, EAST));
  expect(ai.evaluate(stirred, WEST)).toBeGreaterThan(ai.evaluate(calm, WEST));
  expect(ai.evaluate(stirred, WEST)).toBeLessThan(1);
});

test('a game that is over is worth its result', () => {
  const { game } = scenario({});
  game.mem[RESULT] = 1 << WEST;
  expect(ai.evaluate(game, WEST)).toBe(1);
  expect(ai.evaluate(game, EAST)).toBeLessThan(-0.9);
});

test('games for four are judged by hand', () => {
  const four = setup(parseOptions({ mode: 'two-plus-two' }));
  const two = setup(parseOptions({}));
  expect(ai.isLearnedFor?.(four)).toBe(false);
  expect(ai.evaluate(four, WEST)).toBe(evaluateByHand(four, WEST));
  expect(ai.isLearnedFor?.(two)).toBe(true);
  expect(ai.evaluate(two, WEST)).not.toBe(evaluateByHand(two, WEST));
});

test('weights for other features are refused', () => {
  const { features, lessons } = training();
  const fewer = { ...lessons.value, weights: lessons.value.weights.slice(1) };
  expect(() => decodeWeights(fewer, features)).toThrow(/the features need/);
});
