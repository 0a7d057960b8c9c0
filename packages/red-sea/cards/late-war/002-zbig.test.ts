import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const influence = {
  kenya: [0, 2],
  oman: [0, 1],
  ethiopia: [0, 1],
  'strategic-sea-lanes': [0, 3],
} as const;

test('a coup with 3 operations in any country, whatever DEFCON says; it stays where it is', () => {
  const t = scenario({ defcon: 2, influence, hands: { us: ['zbig'] } }).plays(
    'us',
    'zbig',
    'event',
  );
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['ethiopia', 'kenya', 'oman']);
  t.choose('kenya');
  expect(t.prompt).toBe('coupDie');
  t.choose(4);
  expect(t.isSettled).toBe(true);
  expect(t.influence('kenya')).toEqual([1, 0]);
  expect(t.defcon).toBe(2);
  expect(t.militaryOps).toEqual([3, 0]);
  expect(t.where('zbig')).toBe('discard');
});

test('in a flashpoint no card is shown', () => {
  const t = scenario({
    defcon: 2,
    influence,
    hands: { us: ['zbig'] },
    draw: ['nasserism', 'eplf'],
  });
  t.plays('us', 'zbig', 'event').choose('ethiopia');
  expect(t.prompt).toBe('coupDie');
  t.choose(1);
  expect(t.isSettled).toBe(true);
});

test('by ruling a card is shown, but DEFCON does not fall', () => {
  const t = scenario({
    defcon: 2,
    options: { rulings: ['zbigRevealsFlashpoint'] },
    influence,
    hands: { us: ['zbig'] },
    draw: ['nasserism', 'eplf'],
  });
  t.plays('us', 'zbig', 'event').choose('ethiopia');
  expect(t.prompt).toBe('flashpoint');
  t.choose('eplf', 6);
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(2);
  expect(t.where('eplf')).toBe('discard');
});

test('under Indian Ocean Zone of Peace it does not move DEFCON either', () => {
  const t = scenario({ defcon: 2, effects: ['ZoneOfPeace'], influence, hands: { us: ['zbig'] } });
  t.plays('us', 'zbig', 'event').choose('oman', 3);
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(2);
});
