import { expect, test } from 'vitest';
import { RESULT, US, USSR, VP } from '@brink/struggle';
import { decodeWeights } from '@brink/kernel/learned-value';
import { parseOptions } from '../../options.ts';
import { setup } from '../../setup.ts';
import { ai } from '../index.ts';
import { training } from './training.ts';
import { LEARNED } from './weights.ts';

const start = setup(parseOptions({}));

test('what one side hopes for the other fears, and VP are worth having', () => {
  expect(ai.evaluate(start, US)).toBe(-ai.evaluate(start, USSR));
  const ahead = start.clone();
  ahead.mem[VP] += 3;
  expect(ai.evaluate(ahead, US)).toBeGreaterThan(ai.evaluate(start, US));
  expect(ai.evaluate(ahead, US)).toBeLessThan(1);
});

test('a game that is over is worth its result', () => {
  const won = start.clone();
  won.mem[RESULT] = US + 1;
  expect([ai.evaluate(won, US), ai.evaluate(won, USSR)]).toEqual([1, -1]);
});

test('weights for other features are refused', () => {
  const fewer = { ...LEARNED, weights: LEARNED.weights.slice(1) };
  expect(() => decodeWeights(fewer, training().features)).toThrow(/the features need/);
});
