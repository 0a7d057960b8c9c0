import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('the example of §10.2.4: a lead in the sea lanes adds 1', () => {
  const t = scenario({
    influence: {
      ethiopia: [0, 1],
      madagascar: [0, 2],
      djibouti: [0, 2],
      egypt: [2, 0],
      kenya: [1, 0],
      'strategic-sea-lanes': [1, 0],
    },
    hands: { ussr: ['africa-scoring'] },
  }).plays('ussr', 'africa-scoring', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(2);
  expect(t.where('africa-scoring')).toBe('discard');
});

test('both flashpoints and more countries win, whoever plays it (§10.4.1)', () => {
  const t = scenario({
    influence: { ethiopia: [1, 0], somalia: [2, 0], kenya: [0, 2] },
    hands: { ussr: ['africa-scoring'] },
  }).plays('ussr', 'africa-scoring', 'event');
  expect(t.result).toEqual({ winner: 'us', manner: 'hornOfAfrica' });
});

test('not with as many countries as the rival', () => {
  const t = scenario({
    influence: { ethiopia: [1, 0], somalia: [2, 0], kenya: [0, 2], djibouti: [0, 2] },
    hands: { ussr: ['africa-scoring'] },
  }).plays('ussr', 'africa-scoring', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-1);
});

test('domination needs a battleground and another country (§10.1.1)', () => {
  const t = scenario({
    influence: { egypt: [2, 0], sudan: [1, 0], djibouti: [0, 2] },
    hands: { us: ['africa-scoring'] },
  }).plays('us', 'africa-scoring', 'event');
  // 3 + 1 against 1.
  expect(t.vp).toBe(3);
});
