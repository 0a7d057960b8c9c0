import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('Egypt loses all USSR influence and gains 1 of the US', () => {
  const t = scenario({
    turn: 4,
    influence: { egypt: [1, 5] },
    hands: { us: ['sadat-expels-soviets'] },
  }).plays('us', 'sadat-expels-soviets', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('egypt')).toEqual([2, 0]);
  expect(t.where('sadat-expels-soviets')).toBe('removed');
});

test('without USSR influence the US still adds 1', () => {
  const t = scenario({
    turn: 4,
    influence: { cuba: [0, 1] },
    hands: { ussr: ['sadat-expels-soviets'] },
  })
    .plays('ussr', 'sadat-expels-soviets', 'eventFirst')
    .choose('influence', 'cuba');
  expect(t.isSettled).toBe(true);
  expect(t.influence('egypt')).toEqual([1, 0]);
  expect(t.where('sadat-expels-soviets')).toBe('removed');
});
