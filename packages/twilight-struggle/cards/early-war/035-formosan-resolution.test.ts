import { US } from '@brink/struggle';
import { expect, test } from 'vitest';
import { finalScoring } from '../../flow/end-of-turn.ts';
import { scenario } from '../../testing/scenario.ts';

test('it stays until the US plays the China Card', () => {
  const t = scenario({ hands: { us: ['formosan-resolution'] }, china: { holder: 'us' } });
  t.plays('us', 'formosan-resolution', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.where('formosan-resolution')).toBe('removed');
  t.endTurn();
  expect(t.has('FormosanResolution')).toBe(true);
  t.plays('us', 'china-card', 'space').choose(6);
  expect(t.isSettled).toBe(true);
  expect(t.has('FormosanResolution')).toBe(false);
});

test('losing the China Card to an event does not end it', () => {
  const t = scenario({
    turn: 4,
    effects: ['FormosanResolution'],
    hands: { ussr: ['cultural-revolution'] },
    china: { holder: 'us' },
  }).plays('ussr', 'cultural-revolution', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.has('FormosanResolution')).toBe(true);
});

const score = (influence: Record<string, readonly [number, number]>, isActive = true) =>
  scenario({
    influence,
    effects: isActive ? ['FormosanResolution'] : [],
    hands: { us: ['asia-scoring'] },
  }).plays('us', 'asia-scoring', 'event').vp;

test('a Taiwan of the US is a battleground when Asia is scored', () => {
  expect(score({ taiwan: [3, 0] }, false)).toBe(3);
  expect(score({ taiwan: [3, 0] })).toBe(3 + 1);
  expect(score({ taiwan: [2, 0] })).toBe(0);
});

test('one of the USSR is none', () => {
  expect(score({ taiwan: [0, 3] })).toBe(-3);
});

test('it is one more that control needs', () => {
  const all = {
    india: [0, 3],
    japan: [0, 4],
    'north-korea': [0, 3],
    pakistan: [0, 2],
    'south-korea': [0, 3],
    thailand: [0, 2],
    vietnam: [0, 1],
    taiwan: [3, 0],
  } as const;
  // Domination 7 instead of control 9; 6 battlegrounds and Japan against 3 and Taiwan.
  expect(score(all)).toBe(-(7 + 6 + 1) + (3 + 1));
  expect(score(all, false)).toBe(-(9 + 6 + 1) + 3);
});

test('it counts in the final scoring', () => {
  const t = scenario({
    turn: 10,
    influence: { taiwan: [3, 0] },
    effects: ['FormosanResolution'],
    china: { holder: 'us' },
  }).start(finalScoring, US);
  expect(t.vp).toBe(3 + 1 + 1);
  expect(t.result).toEqual({ winner: 'us', manner: 'finalScoring' });
});

test('a coup there does not lower DEFCON', () => {
  const t = scenario({
    influence: { taiwan: [3, 0] },
    effects: ['FormosanResolution'],
    hands: { ussr: ['fidel'] },
  });
  t.plays('ussr', 'fidel', 'operations').choose('coup', 'taiwan', 1);
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(5);
});

test('Kitchen Debates does not count it', () => {
  const t = scenario({
    turn: 4,
    influence: { taiwan: [3, 0] },
    effects: ['FormosanResolution'],
    hands: { us: ['kitchen-debates'] },
  })
    .round('us')
    .choose('kitchen-debates');
  expect(t.choices).toEqual(['operations']);
});
