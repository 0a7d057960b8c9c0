import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const influence = {
  italy: [3, 0],
  canada: [2, 0],
  turkey: [1, 0],
  austria: [1, 0],
  finland: [1, 4],
  poland: [2, 0],
  iran: [2, 0],
} as const;

test('3 US influence of Western Europe, 2 in a country at most', () => {
  const t = scenario({ influence, hands: { ussr: ['socialist-governments'] } });
  t.plays('ussr', 'socialist-governments', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.prompt).toBe('remove');
  expect(t.choices).toEqual(['austria', 'canada', 'finland', 'italy', 'turkey']);
  t.choose('italy', 'italy');
  expect(t.choices).toEqual(['austria', 'canada', 'finland', 'turkey']);
  t.choose('finland');
  expect(t.isSettled).toBe(true);
  expect(t.influence('italy')).toEqual([1, 0]);
  expect(t.influence('finland')).toEqual([0, 4]);
  expect(t.where('socialist-governments')).toBe('discard');
});

test('fewer if the limit or the board allows no more', () => {
  const t = scenario({ influence: { italy: [5, 0] }, hands: { ussr: ['socialist-governments'] } });
  t.plays('ussr', 'socialist-governments', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('italy')).toEqual([3, 0]);
  const none = scenario({ hands: { ussr: ['socialist-governments'] } });
  none.plays('ussr', 'socialist-governments', 'event');
  expect(none.isSettled).toBe(true);
});

test('in a US round the USSR chooses all the same', () => {
  const t = scenario({ influence, hands: { us: ['socialist-governments'] } });
  t.plays('us', 'socialist-governments', 'eventFirst');
  expect(t.actor).toBe('ussr');
  t.choose('canada', 'canada', 'turkey');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('operations');
});

test('after The Iron Lady only the operations are left', () => {
  const position = { influence, effects: ['IronLady'] } as const;
  const own = scenario({ ...position, hands: { ussr: ['socialist-governments'] } });
  expect(own.round('ussr').choose('socialist-governments').choices).toEqual([
    'operations',
    'space',
  ]);
  const rival = scenario({ ...position, hands: { us: ['socialist-governments'] } });
  expect(rival.round('us').choose('socialist-governments').choices).toEqual([
    'operations',
    'space',
  ]);
});
