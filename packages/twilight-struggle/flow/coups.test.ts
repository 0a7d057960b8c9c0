import { expect, test } from 'vitest';
import { scenario, type Position, type Scenario } from '../testing/scenario.ts';

const coup = (position: Position): Scenario =>
  scenario({ hands: { us: ['duck-and-cover'] }, ...position })
    .plays('us', 'duck-and-cover', 'operations')
    .choose('coup');

const ussrCoup = (position: Position): Scenario =>
  scenario({ hands: { ussr: ['socialist-governments'] }, ...position })
    .plays('ussr', 'socialist-governments', 'operations')
    .choose('coup');

test('die and operations against twice the stability; what is over becomes own influence', () => {
  const t = coup({ influence: { mexico: [0, 2] } }).choose('mexico');
  expect(t.militaryOps).toEqual([3, 0]);
  t.choose(4);
  expect(t.isSettled).toBe(true);
  expect(t.influence('mexico')).toEqual([1, 0]);
  expect(t.defcon).toBe(4);
});

test('a failed coup changes no influence, but DEFCON all the same', () => {
  const t = coup({ influence: { mexico: [0, 2] } }).choose('mexico', 1);
  expect(t.isSettled).toBe(true);
  expect(t.influence('mexico')).toEqual([0, 2]);
  expect(t.defcon).toBe(4);
  expect(t.militaryOps).toEqual([3, 0]);
});

test('outside battlegrounds DEFCON stays', () => {
  const t = coup({ influence: { haiti: [0, 1] } }).choose('haiti', 1);
  expect(t.influence('haiti')).toEqual([1, 0]);
  expect(t.defcon).toBe(5);
});

test('own influence in the country is left and added to', () => {
  const t = coup({ influence: { haiti: [2, 1] } }).choose('haiti', 2);
  expect(t.influence('haiti')).toEqual([4, 0]);
});

test('modifiers count for the coup and for the military operations, up to 5', () => {
  const t = scenario({
    influence: { haiti: [0, 1] },
    hands: { us: ['fidel'] },
    effects: ['RedScareOnUs'],
    militaryOps: [4, 0],
  })
    .plays('us', 'fidel', 'operationsFirst')
    .choose('coup', 'haiti', 2);
  expect(t.influence('haiti')).toEqual([0, 0]);
  expect(t.militaryOps).toEqual([5, 0]);
  const more = coup({ influence: { haiti: [0, 1] }, militaryOps: [4, 0] }).choose('haiti', 2);
  expect(more.militaryOps).toEqual([5, 0]);
});

test('there is no coup without influence of the rival', () => {
  const t = scenario({
    influence: { iran: [1, 0] },
    hands: { us: ['duck-and-cover'] },
  }).plays('us', 'duck-and-cover', 'operations');
  expect(t.choices).toEqual(['influence']);
});

test('at DEFCON 2 a battleground coup is nuclear war', () => {
  const t = coup({ defcon: 2, influence: { cuba: [0, 1], haiti: [0, 1] } });
  expect(t.choices).toEqual(['cuba', 'haiti']);
  t.choose('cuba', 6);
  expect(t.result).toEqual({ winner: 'ussr', manner: 'defcon' });
});

const everywhere = {
  poland: [0, 1],
  india: [0, 1],
  thailand: [0, 1],
  iraq: [0, 1],
  zaire: [0, 1],
  cuba: [0, 1],
  chile: [0, 1],
} as const;

test('DEFCON closes Europe, then Asia, then the Middle East', () => {
  const at = (defcon: number): string[] => coup({ defcon, influence: everywhere }).choices;
  expect(at(5)).toEqual(['chile', 'cuba', 'india', 'iraq', 'poland', 'thailand', 'zaire']);
  expect(at(4)).toEqual(['chile', 'cuba', 'india', 'iraq', 'thailand', 'zaire']);
  expect(at(3)).toEqual(['chile', 'cuba', 'iraq', 'zaire']);
  expect(at(2)).toEqual(['chile', 'cuba', 'zaire']);
});

const treaties = {
  france: [3, 0],
  'west-germany': [4, 0],
  italy: [1, 0],
  japan: [4, 0],
  taiwan: [3, 0],
} as const;

test('NATO covers what the US controls in Europe, the pact Japan, the Reformer all of Europe', () => {
  const under = (...effects: NonNullable<Position['effects']>): string[] =>
    ussrCoup({ influence: treaties, effects }).choices;
  expect(under()).toEqual(['france', 'italy', 'japan', 'taiwan', 'west-germany']);
  expect(under('Nato')).toEqual(['italy', 'japan', 'taiwan']);
  expect(under('Nato', 'DeGaulle')).toEqual(['france', 'italy', 'japan', 'taiwan']);
  expect(under('Nato', 'WillyBrandt')).toEqual(['italy', 'japan', 'taiwan', 'west-germany']);
  expect(under('UsJapanPact')).toEqual(['france', 'italy', 'taiwan', 'west-germany']);
  expect(under('TheReformer')).toEqual(['japan', 'taiwan']);
});

test('they do not bind the US', () => {
  const t = coup({
    influence: { france: [0, 3], japan: [0, 4] },
    effects: ['Nato', 'UsJapanPact', 'TheReformer'],
  });
  expect(t.choices).toEqual(['france', 'japan']);
});

test('the China Card gives 5 in Asia, for the die and the military operations', () => {
  const t = scenario({ influence: { india: [1, 0], haiti: [1, 0] } })
    .plays('ussr', 'china-card', 'operations')
    .choose('coup', 'india', 2);
  expect(t.isSettled).toBe(true);
  expect(t.influence('india')).toEqual([0, 0]);
  expect(t.militaryOps).toEqual([0, 5]);
  const other = scenario({ influence: { haiti: [1, 0] } })
    .plays('ussr', 'china-card', 'operations')
    .choose('coup', 'haiti', 1);
  expect(other.militaryOps).toEqual([0, 4]);
});

test('Nuclear Subs spares DEFCON for coups of the US', () => {
  const t = coup({ influence: { cuba: [0, 1] }, effects: ['NuclearSubs'] }).choose('cuba', 1);
  expect(t.defcon).toBe(5);
});
