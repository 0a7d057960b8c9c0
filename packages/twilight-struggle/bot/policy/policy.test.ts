import { expect, test } from 'vitest';
import { legal, members } from '@brink/kernel';
import { US, USSR } from '@brink/struggle';
import { decodePolicy } from '@brink/struggle/bot/policy/policy';
import { parseOptions } from '../../options.ts';
import { setup } from '../../setup.ts';
import { scenario } from '../../testing/scenario.ts';
import { ai } from '../index.ts';
import { LEARNED_POLICY } from './weights.ts';

const likes = new Float64Array(256);
const table = (defcon: number) =>
  scenario({
    turn: 4,
    round: 3,
    defcon,
    influence: { poland: [0, 4], italy: [3, 0], iran: [2, 0] },
    hands: { ussr: ['duck-and-cover', 'allende', 'nasser'], us: ['nato', 'nuclear-subs'] },
    china: { holder: 'us' },
  }).round('ussr').game;

test('every card of a play has its likelihood, the same whenever it is asked', () => {
  const game = table(4);
  expect(ai.prior!(game, USSR, likes)).toBe(true);
  const once = members(legal(game, USSR)).map((card) => likes[card]);
  expect(once.length).toBeGreaterThan(2);
  expect(once.every((like) => Number.isFinite(like))).toBe(true);
  ai.prior!(table(2), USSR, likes);
  ai.prior!(game, USSR, likes);
  expect(members(legal(game, USSR)).map((card) => likes[card])).toEqual(once);
});

test('of what is no card of a play, and of other games than those it was learned from, it says nothing', () => {
  expect(ai.prior!(setup(parseOptions({})), US, likes)).toBe(false);
  expect(ai.prior!(setup(parseOptions({ scenario: 'late-war' })), US, likes)).toBe(false);
});

test('weights for other features are refused', () => {
  const fewer = { ...LEARNED_POLICY, weights: LEARNED_POLICY.weights.slice(1) };
  expect(() => decodePolicy(fewer)).toThrow(/weights were learned, the features need/);
});
