import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const position = {
  turn: 4,
  defcon: 2,
  influence: { panama: [0, 1], haiti: [1, 0], iran: [0, 1] },
} as const;

test('US coups in battlegrounds leave DEFCON alone; its regions stay closed', () => {
  const t = scenario({ ...position, hands: { us: ['nuclear-subs', 'containment'] } });
  t.plays('us', 'nuclear-subs', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.has('NuclearSubs')).toBe(true);
  expect(t.where('nuclear-subs')).toBe('removed');
  t.plays('us', 'containment', 'operations').choose('coup');
  expect(t.choices).toEqual(['panama']);
  t.choose('panama', 4);
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(2);
  expect(t.militaryOps).toEqual([3, 0]);
});

test('the USSR is not spared, and it ends with the turn', () => {
  const t = scenario({
    ...position,
    influence: { panama: [1, 0] },
    effects: ['NuclearSubs'],
    hands: { ussr: ['comecon'] },
  }).plays('ussr', 'comecon', 'operations');
  t.choose('coup', 'panama', 1);
  expect(t.result).toEqual({ winner: 'us', manner: 'defcon' });
  expect(
    scenario({ effects: ['NuclearSubs'] })
      .endTurn()
      .has('NuclearSubs'),
  ).toBe(false);
});

test('events change DEFCON all the same', () => {
  const t = scenario({ ...position, effects: ['NuclearSubs'], hands: { us: ['duck-and-cover'] } });
  t.plays('us', 'duck-and-cover', 'event');
  expect(t.result).toEqual({ winner: 'ussr', manner: 'defcon' });
});

test.each([
  [[], 3],
  [['nuclearSubsNotForFreeCoups'], 2],
] as const)('a free coup of the US with the rulings %o leaves DEFCON at %i', (rulings, defcon) => {
  const t = scenario({
    ...position,
    options: { rulings },
    defcon: 3,
    effects: ['NuclearSubs'],
    hands: { us: ['junta'] },
  }).plays('us', 'junta', 'event');
  t.choose('chile', 'coup', 'panama', 1);
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(defcon);
});

test('played by the USSR for operations it helps the US all the same', () => {
  const t = scenario({
    ...position,
    influence: { cuba: [0, 1] },
    hands: { ussr: ['nuclear-subs'] },
  });
  t.round('ussr').choose('nuclear-subs');
  expect(t.choices).toEqual(['eventFirst', 'operationsFirst', 'space']);
  t.choose('operationsFirst', 'influence', 'cuba', 'cuba');
  expect(t.isSettled).toBe(true);
  expect(t.has('NuclearSubs')).toBe(true);
  expect(t.where('nuclear-subs')).toBe('removed');
});
