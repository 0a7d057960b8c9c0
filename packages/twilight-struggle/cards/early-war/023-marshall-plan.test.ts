import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('1 US influence in each of 7 Western European countries not controlled by the USSR', () => {
  const t = scenario({
    influence: { finland: [0, 4], austria: [0, 1], italy: [2, 0] },
    hands: { us: ['marshall-plan'] },
  }).plays('us', 'marshall-plan', 'event');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('place');
  expect(t.choices).toEqual([
    'austria',
    'benelux',
    'canada',
    'denmark',
    'france',
    'greece',
    'italy',
    'norway',
    'spain-portugal',
    'sweden',
    'turkey',
    'united-kingdom',
    'west-germany',
  ]);
  t.choose('italy', 'austria', 'france', 'turkey', 'greece', 'canada');
  expect(t.choices).toEqual([
    'benelux',
    'denmark',
    'norway',
    'spain-portugal',
    'sweden',
    'united-kingdom',
    'west-germany',
  ]);
  t.choose('west-germany');
  expect(t.isSettled).toBe(true);
  expect(t.influence('italy')).toEqual([3, 0]);
  expect(t.influence('west-germany')).toEqual([1, 0]);
  expect(t.has('MarshallPlan')).toBe(true);
  expect(t.where('marshall-plan')).toBe('removed');
});

test('with fewer than 7 eligible countries each gets 1', () => {
  const all = [
    'benelux',
    'denmark',
    'norway',
    'spain-portugal',
    'sweden',
    'united-kingdom',
  ] as const;
  const held = Object.fromEntries(all.map((id) => [id, [0, 5]]));
  const t = scenario({
    influence: { ...held, finland: [0, 4], austria: [0, 4] },
    hands: { us: ['marshall-plan'] },
  }).plays('us', 'marshall-plan', 'event');
  expect(t.choices).toHaveLength(6);
  t.choose('canada', 'france', 'greece', 'italy', 'turkey');
  expect(t.isSettled).toBe(true);
  expect(t.influence('west-germany')).toEqual([1, 0]);
});
