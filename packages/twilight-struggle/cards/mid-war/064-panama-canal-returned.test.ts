import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('1 US influence in Panama, Costa Rica and Venezuela', () => {
  const t = scenario({
    turn: 4,
    influence: { panama: [0, 2] },
    hands: { us: ['panama-canal-returned'] },
  }).plays('us', 'panama-canal-returned', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('panama')).toEqual([1, 2]);
  expect(t.influence('costa-rica')).toEqual([1, 0]);
  expect(t.influence('venezuela')).toEqual([1, 0]);
  expect(t.where('panama-canal-returned')).toBe('removed');
});

test('the USSR plays it for operations', () => {
  const t = scenario({
    turn: 4,
    influence: { cuba: [0, 1] },
    hands: { ussr: ['panama-canal-returned'] },
  })
    .plays('ussr', 'panama-canal-returned', 'eventFirst')
    .choose('influence', 'cuba');
  expect(t.isSettled).toBe(true);
  expect(t.influence('panama')).toEqual([1, 0]);
  expect(t.where('panama-canal-returned')).toBe('removed');
});
