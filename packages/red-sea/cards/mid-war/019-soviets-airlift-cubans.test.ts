import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('a country of Africa is emptied, Egypt among them', () => {
  const t = scenario({
    influence: { egypt: [3, 0], kenya: [2, 1], oman: [2, 0], 'strategic-sea-lanes': [2, 0] },
    hands: { ussr: ['soviets-airlift-cubans'] },
  }).plays('ussr', 'soviets-airlift-cubans', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['egypt', 'kenya']);
  t.choose('egypt');
  expect(t.isSettled).toBe(true);
  expect(t.influence('egypt')).toEqual([0, 0]);
  expect(t.where('soviets-airlift-cubans')).toBe('discard');
});
