import { expect, test } from 'vitest';
import { US } from '@brink/struggle';
import { finalScoring } from '../../flow/end-of-turn.ts';
import { scenario } from '../../testing/scenario.ts';

const allKeys = {
  'west-germany': [4, 0],
  france: [3, 0],
  italy: [2, 0],
  'east-germany': [3, 0],
  poland: [3, 0],
} as const;

test('domination 7, presence 3, battlegrounds and neighbours of the rival', () => {
  const t = scenario({
    influence: {
      'united-kingdom': [5, 0],
      italy: [2, 0],
      'west-germany': [4, 0],
      finland: [4, 0],
      romania: [3, 0],
      canada: [0, 4],
      poland: [0, 3],
    },
    hands: { us: ['europe-scoring'] },
  }).plays('us', 'europe-scoring', 'event');
  expect(t.isSettled).toBe(true);
  // US: 7, 2 battlegrounds, Finland and Romania. USSR: 3, Poland, Canada.
  expect(t.vp).toBe(11 - 5);
  expect(t.where('europe-scoring')).toBe('discard');
});

test('control wins at once, even far behind', () => {
  const t = scenario({
    vp: -19,
    influence: { ...allKeys, canada: [4, 0], finland: [0, 4] },
    hands: { ussr: ['europe-scoring'] },
  }).plays('ussr', 'europe-scoring', 'event');
  expect(t.result).toEqual({ winner: 'us', manner: 'europeControl' });
});

test('all battlegrounds without more countries are no control', () => {
  const t = scenario({
    influence: {
      ...allKeys,
      canada: [0, 4],
      finland: [0, 4],
      romania: [0, 3],
      bulgaria: [0, 3],
      hungary: [0, 3],
    },
    hands: { ussr: ['europe-scoring'] },
  }).plays('ussr', 'europe-scoring', 'event');
  expect(t.isSettled).toBe(true);
  // Both have presence. US: 5 battlegrounds and Poland. USSR: Canada.
  expect(t.vp).toBe(3 + 5 + 1 - (3 + 1));
});

test('control wins in the final scoring too', () => {
  const t = scenario({ turn: 10, vp: -19, influence: { ...allKeys, canada: [4, 0] } });
  t.start(finalScoring, US);
  expect(t.result).toEqual({ winner: 'us', manner: 'europeControl' });
});

test('only the difference moves the marker', () => {
  const t = scenario({
    vp: 18,
    influence: { italy: [2, 0], poland: [0, 3] },
    hands: { us: ['europe-scoring'] },
  }).plays('us', 'europe-scoring', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(18);
});
