import { expect, test } from 'vitest';
import { scenario, type Position } from '../../testing/scenario.ts';

const held: Position = {
  turn: 8,
  influence: {
    'south-korea': [3, 0],
    poland: [0, 3],
    'north-korea': [0, 3],
    angola: [0, 1],
  },
  hands: { us: ['soviets-shoot-down-kal-007'] },
};

test('DEFCON drops, 2 VP; with South Korea 4 operations without a coup', () => {
  const t = scenario(held).plays('us', 'soviets-shoot-down-kal-007', 'event');
  expect(t.defcon).toBe(4);
  expect(t.vp).toBe(2);
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['done', 'influence', 'realign']);
  t.choose('influence');
  expect(t.choices).toEqual([
    'canada',
    'cuba',
    'japan',
    'mexico',
    'north-korea',
    'south-korea',
    'taiwan',
  ]);
  t.choose('taiwan', 'taiwan', 'taiwan', 'japan');
  expect(t.isSettled).toBe(true);
  expect(t.where('soviets-shoot-down-kal-007')).toBe('removed');
});

test('the regions that DEFCON closes are closed to these realignments', () => {
  const t = scenario(held).plays('us', 'soviets-shoot-down-kal-007', 'event').choose('realign');
  expect(t.choices).toEqual(['angola', 'north-korea']);
  t.choose('angola', 6, 1);
  expect(t.choices).toEqual(['north-korea']);
  t.choose('north-korea', 1, 6, 'north-korea', 1, 6, 'north-korea', 1, 6);
  expect(t.isSettled).toBe(true);
  const lower = scenario({ ...held, defcon: 4 })
    .plays('us', 'soviets-shoot-down-kal-007', 'event')
    .choose('realign');
  expect(lower.choices).toEqual(['angola']);
});

test('the operations may be left', () => {
  const t = scenario(held).plays('us', 'soviets-shoot-down-kal-007', 'event').choose('done');
  expect(t.isSettled).toBe(true);
});

test('without control of South Korea there are none', () => {
  const t = scenario({ ...held, influence: { 'south-korea': [2, 0] } }).plays(
    'us',
    'soviets-shoot-down-kal-007',
    'event',
  );
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(2);
});

test('they are changed like those of a card (§7.4.3)', () => {
  const t = scenario({ ...held, effects: ['RedScareOnUs'] })
    .plays('us', 'soviets-shoot-down-kal-007', 'event')
    .choose('influence', 'taiwan', 'taiwan', 'taiwan');
  expect(t.isSettled).toBe(true);
  const raised = scenario({ ...held, effects: ['Containment'] })
    .plays('us', 'soviets-shoot-down-kal-007', 'event')
    .choose('influence', 'taiwan', 'taiwan', 'taiwan', 'taiwan');
  expect(raised.isSettled).toBe(true);
});

test.each([
  ['us', 'event', 'ussr'],
  ['ussr', 'eventFirst', 'us'],
] as const)('at DEFCON 2 the phasing player loses: %s', (side, use, winner) => {
  const t = scenario({
    turn: 8,
    defcon: 2,
    hands: { [side]: ['soviets-shoot-down-kal-007'] },
  }).plays(side, 'soviets-shoot-down-kal-007', use);
  expect(t.result).toEqual({ winner, manner: 'defcon' });
  expect(t.vp).toBe(0);
});

test('as a headline it gives its operations too', () => {
  const t = scenario({
    ...held,
    hands: { us: ['soviets-shoot-down-kal-007'], ussr: ['iran-contra-scandal'] },
  }).headlines({ us: 'soviets-shoot-down-kal-007', ussr: 'iran-contra-scandal' });
  expect(t.choices).toEqual(['done', 'influence', 'realign']);
});
