import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('the player sets DEFCON to any level and has 5 military operations', () => {
  const t = scenario({
    turn: 4,
    defcon: 3,
    militaryOps: [1, 2],
    hands: { us: ['how-i-learned-to-stop-worrying'] },
  }).plays('us', 'how-i-learned-to-stop-worrying', 'event');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('defconLevel');
  expect(t.choices).toEqual(['1', '2', '3', '4', '5']);
  t.choose(5);
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(5);
  expect(t.militaryOps).toEqual([5, 2]);
  expect(t.where('how-i-learned-to-stop-worrying')).toBe('removed');
});

test('the level may stay', () => {
  const t = scenario({
    turn: 4,
    defcon: 3,
    hands: { ussr: ['how-i-learned-to-stop-worrying'] },
  }).plays('ussr', 'how-i-learned-to-stop-worrying', 'event');
  t.choose(3);
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(3);
  expect(t.militaryOps).toEqual([0, 5]);
});

test('level 1 loses the game of the phasing player', () => {
  const t = scenario({ turn: 4, hands: { us: ['how-i-learned-to-stop-worrying'] } });
  t.plays('us', 'how-i-learned-to-stop-worrying', 'event').choose(1);
  expect(t.result).toEqual({ winner: 'ussr', manner: 'defcon' });
});

test('through Grain Sales in a USSR round the US may set 1 and the USSR loses', () => {
  const t = scenario({
    turn: 4,
    hands: { ussr: ['grain-sales-to-soviets', 'how-i-learned-to-stop-worrying'] },
  }).plays('ussr', 'grain-sales-to-soviets', 'eventFirst');
  t.choose('play', 'event');
  expect(t.actor).toBe('us');
  t.choose(1);
  expect(t.result).toEqual({ winner: 'us', manner: 'defcon' });
});

test('5 military operations in the last round meet the demand of DEFCON', () => {
  const t = scenario({
    turn: 4,
    round: 7,
    militaryOps: [0, 5],
    hands: { us: ['how-i-learned-to-stop-worrying'] },
  }).plays('us', 'how-i-learned-to-stop-worrying', 'event');
  t.choose(5).endTurn();
  expect(t.vp).toBe(0);
});
