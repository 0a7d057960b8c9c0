import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const influence = { kenya: [0, 2], egypt: [2, 0] } as const;

test('once in the turn the US may fix a die of its own', () => {
  const t = scenario({ influence, hands: { us: ['carter-doctrine', 'eplf', 'zbig'] } });
  t.plays('us', 'carter-doctrine', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.where('carter-doctrine')).toBe('removed');
  t.plays('us', 'eplf', 'operations').choose('coup', 'kenya');
  expect(t.prompt).toBe('fixDie');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['none', 'one', 'six']);
  t.choose('six');
  // 6 + 1 − 4 = 3.
  expect(t.isSettled).toBe(true);
  expect(t.influence('kenya')).toEqual([1, 0]);
  expect(t.has('CarterForUs')).toBe(false);
});

test('it may wait for a later die', () => {
  const t = scenario({ effects: ['CarterForUs'], influence, hands: { us: ['eplf'] } });
  t.plays('us', 'eplf', 'operations').choose('coup', 'kenya', 'none');
  expect(t.prompt).toBe('coupDie');
  expect(t.choices).toEqual(['1', '2', '3', '4', '5', '6']);
  t.choose(3);
  expect(t.isSettled).toBe(true);
  expect(t.has('CarterForUs')).toBe(true);
});

test('a 1 for the space race', () => {
  const t = scenario({ effects: ['CarterForUs'], hands: { us: ['zbig'] } });
  t.plays('us', 'zbig', 'space').choose('one');
  expect(t.isSettled).toBe(true);
  expect(t.space).toEqual([1, 0]);
});

test('its own die in a realignment of the USSR, before either die is known', () => {
  const t = scenario({
    effects: ['CarterForUs'],
    influence: { kenya: [2, 1] },
    hands: { ussr: ['nasserism'] },
  });
  t.plays('ussr', 'nasserism', 'operations').choose('realign', 'kenya');
  expect(t.prompt).toBe('fixDie');
  expect(t.actor).toBe('us');
  t.choose('six');
  // The die of the USSR falls as it likes.
  expect(t.prompt).toBe('realignDie');
  expect(t.choices).toEqual(['1', '2', '3', '4', '5', '6']);
  t.choose(3);
  expect(t.isSettled).toBe(true);
  expect(t.influence('kenya')).toEqual([2, 0]);
});

test('by ruling either die of a realignment, one of them', () => {
  const position = {
    options: { rulings: ['carterFixesAnyDie'] },
    effects: ['CarterForUs'],
    influence: { kenya: [2, 1] },
    hands: { ussr: ['nasserism'] },
  } as const;
  const rivals = scenario(position);
  rivals.plays('ussr', 'nasserism', 'operations').choose('realign', 'kenya');
  expect(rivals.prompt).toBe('fixDie');
  rivals.choose('one');
  expect(rivals.prompt).toBe('realignDieRival');
  rivals.choose(1);
  // 1 against 1 and 1 for more influence.
  expect(rivals.isSettled).toBe(true);
  expect(rivals.influence('kenya')).toEqual([2, 0]);
  const own = scenario(position);
  own.plays('ussr', 'nasserism', 'operations').choose('realign', 'kenya', 'none');
  expect(own.prompt).toBe('fixDie');
  own.choose('six', 6);
  expect(own.isSettled).toBe(true);
  expect(own.influence('kenya')).toEqual([2, 0]);
});

test('by ruling any die', () => {
  const t = scenario({
    options: { rulings: ['carterFixesAnyDie'] },
    effects: ['CarterForUs'],
    influence,
    hands: { ussr: ['nasserism'] },
  });
  t.plays('ussr', 'nasserism', 'operations').choose('coup', 'egypt');
  expect(t.prompt).toBe('fixDie');
  expect(t.actor).toBe('us');
  t.choose('one');
  expect(t.isSettled).toBe(true);
  expect(t.influence('egypt')).toEqual([2, 0]);
  expect(t.has('CarterForUs')).toBe(false);
});

test('unused, it is lost with the turn', () => {
  const t = scenario({ effects: ['CarterForUs'] }).endTurn();
  expect(t.has('CarterForUs')).toBe(false);
});
