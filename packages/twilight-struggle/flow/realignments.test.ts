import { expect, test } from 'vitest';
import { scenario, type Position, type Scenario } from '../testing/scenario.ts';
import { readAll } from '@brink/kernel';
import { LOG } from '../log.ts';

const realign = (position: Position): Scenario =>
  scenario({ hands: { us: ['fidel'] }, ...position })
    .plays('us', 'fidel', 'operationsFirst')
    .choose('realign');

/** Modifiers of the last roll: those of the active player, those of the rival. */
const modifiers = ({ log }: Scenario): number[] =>
  readAll(LOG, log, 'realignRoll')
    .slice(-2)
    .map(({ modifier }) => modifier);

test('the higher total removes the difference (§6.2.2)', () => {
  const t = realign({ influence: { 'north-korea': [0, 3] } });
  expect(t.choices).toEqual(['north-korea']);
  t.choose('north-korea', 5, 2);
  expect(modifiers(t)).toEqual([0, 2]);
  expect(t.influence('north-korea')).toEqual([0, 2]);
});

test('neighbours under control, more influence, the own superpower: 1 each', () => {
  const t = realign({
    influence: { cuba: [3, 1], haiti: [1, 0], nicaragua: [0, 1] },
  }).choose('cuba', 1, 1);
  expect(modifiers(t)).toEqual([3, 1]);
  expect(t.influence('cuba')).toEqual([3, 0]);
});

test('a tie changes nothing', () => {
  const t = realign({ influence: { zaire: [1, 1] } }).choose('zaire', 3, 3);
  expect(modifiers(t)).toEqual([0, 0]);
  expect(t.influence('zaire')).toEqual([1, 1]);
});

test('the active player may lose; nobody gains, and no more goes than there is', () => {
  const lost = realign({ influence: { zaire: [2, 1] } }).choose('zaire', 1, 6);
  expect(lost.influence('zaire')).toEqual([0, 1]);
  const won = realign({ influence: { zaire: [0, 1], cuba: [0, 1] } }).choose('zaire', 6, 1);
  expect(won.influence('zaire')).toEqual([0, 0]);
});

test('each target is named after the roll before it', () => {
  const t = realign({ influence: { zaire: [0, 1], angola: [0, 2] } });
  expect(t.choices).toEqual(['angola', 'zaire']);
  t.choose('zaire', 6, 1);
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['angola']);
  t.choose('angola', 1, 1);
  expect(t.isSettled).toBe(true);
});

test('the same country may be tried again, and control counts as it has become', () => {
  const t = realign({ influence: { zaire: [0, 3], angola: [1, 0] } });
  t.choose('zaire', 4, 3);
  // 4 + 1 (Angola) against 3 + 1 (more influence).
  expect(t.influence('zaire')).toEqual([0, 2]);
  t.choose('zaire', 4, 3);
  expect(t.isSettled).toBe(true);
  expect(t.influence('zaire')).toEqual([0, 1]);
});

test('points without a target left are lost', () => {
  const t = realign({ influence: { zaire: [0, 1] } }).choose('zaire', 6, 1);
  expect(t.isSettled).toBe(true);
});

test('DEFCON and treaties limit them; the Reformer does not', () => {
  const ussr = (effects: NonNullable<Position['effects']>, defcon = 5): string[] =>
    scenario({
      defcon,
      influence: { france: [3, 0], italy: [1, 0], japan: [4, 0], zaire: [1, 0] },
      hands: { ussr: ['fidel'] },
      effects,
    })
      .plays('ussr', 'fidel', 'operations')
      .choose('realign').choices;
  expect(ussr([])).toEqual(['france', 'italy', 'japan', 'zaire']);
  expect(ussr(['TheReformer'])).toEqual(['france', 'italy', 'japan', 'zaire']);
  expect(ussr(['Nato', 'UsJapanPact'])).toEqual(['italy', 'zaire']);
  expect(ussr([], 4)).toEqual(['japan', 'zaire']);
  expect(ussr([], 3)).toEqual(['zaire']);
});

test('they give no military operations and leave DEFCON', () => {
  const t = realign({ influence: { cuba: [0, 1] } }).choose('cuba', 6, 1);
  expect(t.isSettled).toBe(true);
  expect(t.militaryOps).toEqual([0, 0]);
  expect(t.defcon).toBe(5);
});

test('after 4 in Asia the fifth roll of the China Card is in Asia or left', () => {
  const t = scenario({ influence: { india: [3, 0], zaire: [1, 0] } })
    .plays('ussr', 'china-card', 'operations')
    .choose('realign');
  for (let n = 0; n < 4; n++) t.choose('india', 1, 1);
  expect(t.choices).toEqual(['done', 'india']);
  t.choose('done');
  expect(t.isSettled).toBe(true);
});

test('Iran-Contra takes 1 from the dice of the US', () => {
  const t = realign({ influence: { zaire: [0, 1] }, effects: ['IranContraScandal'] });
  t.choose('zaire', 1, 1);
  expect(modifiers(t)).toEqual([-1, 1]);
});

test('in the second edition they need no influence of the rival', () => {
  const t = realign({ options: { edition: 'second' }, influence: { zaire: [1, 0] } });
  expect(t.choices).toHaveLength(84);
  t.choose('zaire', 1, 6);
  expect(t.influence('zaire')).toEqual([0, 0]);
});
