import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('1 in Oman and 1 elsewhere in the Middle East', () => {
  const t = scenario({
    influence: { 'south-yemen': [0, 1] },
    hands: { ussr: ['dhofar-rebellion'] },
  });
  t.plays('ussr', 'dhofar-rebellion', 'event');
  expect(t.influence('oman')).toEqual([0, 1]);
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['egypt', 'saudi-arabia', 'south-yemen', 'yemen']);
  t.choose('egypt');
  expect(t.isSettled).toBe(true);
  expect(t.where('dhofar-rebellion')).toBe('discard');
});

test('without South Yemen there is no event', () => {
  const t = scenario({ hands: { ussr: ['dhofar-rebellion'] } })
    .round('ussr')
    .choose('dhofar-rebellion');
  expect(t.choices).toEqual(['operations', 'space']);
});
