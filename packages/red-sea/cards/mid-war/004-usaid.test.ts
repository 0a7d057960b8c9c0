import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('one operation in an action round', () => {
  const t = scenario({ influence: { egypt: [1, 0] }, hands: { us: ['usaid'] } });
  t.plays('us', 'usaid', 'event');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['influence']);
  t.choose('influence');
  expect(t.choices).toEqual(['egypt', 'strategic-sea-lanes', 'sudan']);
  t.choose('egypt');
  expect(t.isSettled).toBe(true);
  expect(t.influence('egypt')).toEqual([2, 0]);
  expect(t.has('UsaidForUs')).toBe(false);
  expect(t.where('usaid')).toBe('removed');
});

test.each([
  ['yes', 'us'],
  ['no', 'ussr'],
] as const)('as a headline: first in the rounds of the turn? %s', (answer, first) => {
  const t = scenario({
    influence: { egypt: [1, 0], yemen: [0, 1] },
    hands: { us: ['nasserism', 'eplf'], ussr: ['usaid', 'zbig'] },
  }).turn();
  t.choose('nasserism', 'usaid');
  expect(t.actor).toBe('us');
  t.choose('influence', 'egypt');
  expect(t.prompt).toBe('usaid');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['no', 'yes']);
  t.choose(answer);
  expect(t.prompt).toBe('actionRound');
  expect(t.actor).toBe(first);
});
