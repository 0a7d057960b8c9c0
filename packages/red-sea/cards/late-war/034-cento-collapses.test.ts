import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('2 US influence leave the Middle East, Egypt counts (§2.1.2)', () => {
  const t = scenario({
    influence: { egypt: [1, 0], oman: [2, 0], kenya: [2, 0] },
    hands: { ussr: ['cento-collapses'] },
  }).plays('ussr', 'cento-collapses', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['egypt', 'oman']);
  t.choose('oman');
  expect(t.choices).toEqual(['egypt', 'oman']);
  t.choose('oman');
  expect(t.isSettled).toBe(true);
  expect(t.influence('oman')).toEqual([0, 0]);
  expect(t.where('cento-collapses')).toBe('removed');
});
