import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('2 rolls in Africa with 1 more, Egypt too whatever DEFCON says (§6.2.6)', () => {
  const t = scenario({
    defcon: 2,
    influence: { egypt: [0, 2], sudan: [0, 1], oman: [0, 1] },
    hands: { us: ['israeli-periphery-doctrine'] },
  }).plays('us', 'israeli-periphery-doctrine', 'event');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['done', 'egypt', 'sudan']);
  t.choose('egypt', 4, 1);
  // 4 + 1 against 1 + 1 for more influence + 1 for Sudan.
  expect(t.influence('egypt')).toEqual([0, 0]);
  expect(t.choices).toEqual(['done', 'sudan']);
  t.choose('sudan', 1, 1);
  expect(t.isSettled).toBe(true);
  expect(t.influence('sudan')).toEqual([0, 1]);
  expect(t.where('israeli-periphery-doctrine')).toBe('discard');
});

test('the same country twice, or none', () => {
  const t = scenario({
    influence: { sudan: [0, 3] },
    hands: { us: ['israeli-periphery-doctrine'] },
  }).plays('us', 'israeli-periphery-doctrine', 'event');
  t.choose('sudan', 2, 1);
  expect(t.choices).toEqual(['done', 'sudan']);
  t.choose('done');
  expect(t.isSettled).toBe(true);
  expect(t.militaryOps).toEqual([0, 0]);
});
