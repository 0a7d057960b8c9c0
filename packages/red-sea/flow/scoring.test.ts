import { US } from '@brink/struggle';
import { expect, test } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import { LAST_TURN } from '../state.ts';
import { finalScoring } from './game.ts';

test('final scoring: regions without the sea lanes, then these and Romanian Autonomy (§10.4.2)', () => {
  const t = scenario({
    influence: { egypt: [2, 0], kenya: [0, 2], 'strategic-sea-lanes': [0, 4] },
    passing: { holder: 'ussr' },
  }).start(finalScoring, US);
  // Africa 2 to 2, Middle East 4 to 0, sea lanes 2 and the card 1 for the USSR.
  expect(t.vp).toBe(1);
  expect(t.result).toEqual({ winner: 'us', manner: 'finalScoring' });
});

test('a lead in the sea lanes is 1; no points are a draw', () => {
  const t = scenario({
    influence: { 'strategic-sea-lanes': [0, 1] },
    passing: { holder: 'us' },
  }).start(finalScoring, US);
  expect(t.vp).toBe(0);
  expect(t.result).toEqual({ winner: 'draw', manner: 'finalScoring' });
});

test('10 VP and the flashpoints no longer decide', () => {
  const t = scenario({
    vp: -9,
    influence: { ethiopia: [1, 0], somalia: [2, 0], 'saudi-arabia': [3, 0], egypt: [2, 0] },
  }).start(finalScoring, US);
  // Africa: domination 3 + 1, Middle East: 7 + 2 with two battlegrounds and more countries, card 1.
  expect(t.result).toEqual({ winner: 'us', manner: 'finalScoring' });
  expect(t.vp).toBe(5);
});

test('the game has two turns', () => {
  expect(scenario().game.mem[LAST_TURN]).toBe(2);
});
