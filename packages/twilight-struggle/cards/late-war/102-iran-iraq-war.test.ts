import { expect, test } from 'vitest';
import { scenario, type Position } from '../../testing/scenario.ts';

const gulf: Position = {
  turn: 8,
  defcon: 2,
  influence: { iran: [2, 0], iraq: [0, 3], pakistan: [2, 0], 'gulf-states': [0, 3] },
  hands: { ussr: ['iran-iraq-war'] },
};

test('the player chooses the defender; 4 to 6 after the neighbours wins', () => {
  const t = scenario(gulf).plays('ussr', 'iran-iraq-war', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['iran', 'iraq']);
  t.choose('iran');
  expect(t.actor).toBe('chance');
  // Pakistan is of the US.
  t.choose(5);
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-2);
  expect(t.influence('iran')).toEqual([0, 2]);
  expect(t.militaryOps).toEqual([0, 2]);
  expect(t.defcon).toBe(2);
  expect(t.where('iran-iraq-war')).toBe('removed');
});

test('lost, it still gives the military operations', () => {
  const t = scenario(gulf).plays('ussr', 'iran-iraq-war', 'event').choose('iran', 4);
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  expect(t.influence('iran')).toEqual([2, 0]);
  expect(t.militaryOps).toEqual([0, 2]);
  expect(t.where('iran-iraq-war')).toBe('removed');
});

test('Iraq is defended by the Gulf States, not by itself', () => {
  const t = scenario({ ...gulf, hands: { us: ['iran-iraq-war'] } })
    .plays('us', 'iran-iraq-war', 'event')
    .choose('iraq', 5);
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(2);
  expect(t.influence('iraq')).toEqual([3, 0]);
  expect(t.militaryOps).toEqual([2, 0]);
});

test('it needs no influence, and VP are gained without any to replace', () => {
  const t = scenario({ ...gulf, influence: {} })
    .plays('ussr', 'iran-iraq-war', 'event')
    .choose('iraq', 4);
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-2);
  expect(t.influence('iraq')).toEqual([0, 0]);
});

test.each(['event', 'operations'] as const)('Flower Power charges the US for the %s', (use) => {
  const t = scenario({ ...gulf, effects: ['FlowerPower'], hands: { us: ['iran-iraq-war'] } });
  t.plays('us', 'iran-iraq-war', use);
  expect(t.vp).toBe(-2);
});

test('not for the space race', () => {
  const t = scenario({ ...gulf, effects: ['FlowerPower'], hands: { us: ['iran-iraq-war'] } })
    .plays('us', 'iran-iraq-war', 'space')
    .choose(6);
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
});
