import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('2 rolls in the Middle East with 1 more, whatever DEFCON says', () => {
  const t = scenario({
    defcon: 2,
    influence: { egypt: [1, 0], oman: [2, 0], kenya: [2, 0] },
    hands: { ussr: ['anti-zionist-committee'] },
  }).plays('ussr', 'anti-zionist-committee', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['egypt', 'oman']);
  t.choose('egypt', 2, 1);
  // 2 + 1 against 1 + 1.
  expect(t.influence('egypt')).toEqual([0, 0]);
  expect(t.choices).toEqual(['oman']);
  t.choose('oman', 6, 1);
  expect(t.isSettled).toBe(true);
  expect(t.influence('oman')).toEqual([0, 0]);
  expect(t.where('anti-zionist-committee')).toBe('removed');
});
