import { expect, test } from 'vitest';
import { scenario, type Position } from '../../testing/scenario.ts';

const america: Position = {
  turn: 8,
  influence: {
    nicaragua: [2, 1],
    cuba: [1, 0],
    honduras: [0, 1],
    'costa-rica': [3, 2],
    panama: [2, 0],
  },
  hands: { ussr: ['ortega-elected-in-nicaragua'] },
};

test('a free coup next to Nicaragua where the US has influence', () => {
  const t = scenario(america).plays('ussr', 'ortega-elected-in-nicaragua', 'event');
  expect(t.influence('nicaragua')).toEqual([0, 1]);
  expect(t.actor).toBe('ussr');
  expect(t.prompt).toBe('coupTarget');
  expect(t.choices).toEqual(['costa-rica', 'cuba', 'done']);
  t.choose('cuba', 6);
  expect(t.isSettled).toBe(true);
  expect(t.influence('cuba')).toEqual([0, 1]);
  expect(t.defcon).toBe(4);
  expect(t.militaryOps).toEqual([0, 0]);
  expect(t.where('ortega-elected-in-nicaragua')).toBe('removed');
});

test('it may be left', () => {
  const t = scenario(america).plays('ussr', 'ortega-elected-in-nicaragua', 'event').choose('done');
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(5);
});

test('without US influence in a neighbour there is none', () => {
  const t = scenario({ ...america, influence: { nicaragua: [2, 0], panama: [2, 0] } }).plays(
    'ussr',
    'ortega-elected-in-nicaragua',
    'event',
  );
  expect(t.isSettled).toBe(true);
  expect(t.where('ortega-elected-in-nicaragua')).toBe('removed');
});

test('the coup has the operations of the card, changed as the USSR plays them', () => {
  const t = scenario({ ...america, effects: ['BrezhnevDoctrine'] })
    .plays('ussr', 'ortega-elected-in-nicaragua', 'event')
    .choose('costa-rica', 6);
  expect(t.isSettled).toBe(true);
  expect(t.influence('costa-rica')).toEqual([0, 2]);
});

test('in a round of the US at DEFCON 2, a coup in Cuba loses the game for the US', () => {
  const t = scenario({
    ...america,
    defcon: 2,
    hands: { us: ['ortega-elected-in-nicaragua'] },
  }).plays('us', 'ortega-elected-in-nicaragua', 'eventFirst');
  expect(t.actor).toBe('ussr');
  t.choose('cuba', 1);
  expect(t.result).toEqual({ winner: 'ussr', manner: 'defcon' });
});

test('under the Cuban Missile Crisis even a free coup loses', () => {
  const t = scenario({ ...america, effects: ['CubanMissileCrisisOnUssr'] })
    .plays('ussr', 'ortega-elected-in-nicaragua', 'event')
    .choose('costa-rica');
  expect(t.result).toEqual({ winner: 'us', manner: 'cubanMissileCrisis' });
});
