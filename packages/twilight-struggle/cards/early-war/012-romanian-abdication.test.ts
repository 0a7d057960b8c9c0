import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test.each([
  [0, 0, 3],
  [2, 1, 3],
  [1, 4, 4],
])('with %i US and %i USSR influence the USSR ends with %i', (us, ussr, after) => {
  const t = scenario({
    influence: { romania: [us, ussr] },
    hands: { ussr: ['romanian-abdication'] },
  }).plays('ussr', 'romanian-abdication', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('romania')).toEqual([0, after]);
  expect(t.where('romanian-abdication')).toBe('removed');
});

test('the US may use the operations first; what it places in Romania is lost', () => {
  const t = scenario({
    influence: { romania: [1, 0] },
    hands: { us: ['romanian-abdication'] },
  })
    .plays('us', 'romanian-abdication', 'operationsFirst')
    .choose('influence', 'romania');
  expect(t.isSettled).toBe(true);
  expect(t.influence('romania')).toEqual([0, 3]);
});
