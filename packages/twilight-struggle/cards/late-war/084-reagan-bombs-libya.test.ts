import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [5, 2],
])('%i USSR influence in Libya gives the US %i VP', (ussr, vp) => {
  const t = scenario({
    turn: 8,
    influence: { libya: [3, ussr] },
    hands: { us: ['reagan-bombs-libya'] },
  }).plays('us', 'reagan-bombs-libya', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(vp);
  expect(t.influence('libya')).toEqual([3, ussr]);
  expect(t.where('reagan-bombs-libya')).toBe('removed');
});

test('played by the USSR after its operations, they count', () => {
  const t = scenario({
    turn: 8,
    influence: { libya: [0, 2] },
    hands: { ussr: ['reagan-bombs-libya'] },
  })
    .plays('ussr', 'reagan-bombs-libya', 'operationsFirst')
    .choose('influence', 'libya', 'libya');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(2);
});
