import { expect, test } from 'vitest';
import type { CountryId } from '../../data/countries.ts';
import type { ChoiceName } from '../../notation.ts';
import { CHERNOBYL_REGION } from '../../state.ts';
import { scenario, type Position } from '../../testing/scenario.ts';

/** A USSR country in every region. */
const held = {
  hungary: [0, 1],
  libya: [0, 1],
  thailand: [0, 1],
  zimbabwe: [0, 1],
  haiti: [0, 1],
  argentina: [0, 1],
} as const;

const world: Position = {
  turn: 8,
  influence: held,
  hands: { us: ['chernobyl'], ussr: ['nato', 'iranian-hostage-crisis'] },
};

test('the US names one of the six regions', () => {
  const t = scenario(world).plays('us', 'chernobyl', 'event');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('chernobyl');
  expect(t.choices).toEqual([
    'africa',
    'asia',
    'centralAmerica',
    'europe',
    'middleEast',
    'southAmerica',
  ]);
  t.choose('africa');
  expect(t.isSettled).toBe(true);
  expect(t.has('Chernobyl')).toBe(true);
  expect(t.where('chernobyl')).toBe('removed');
});

const IN_REGION: readonly [ChoiceName, readonly CountryId[]][] = [
  [
    'europe',
    ['austria', 'czechoslovakia', 'finland', 'hungary', 'poland', 'romania', 'yugoslavia'],
  ],
  ['middleEast', ['egypt', 'libya']],
  ['asia', ['afghanistan', 'laos-cambodia', 'malaysia', 'north-korea', 'thailand', 'vietnam']],
  ['africa', ['botswana', 'southeast-african-states', 'tunisia', 'zaire', 'zimbabwe']],
  ['centralAmerica', ['cuba', 'dominican-republic', 'haiti']],
  ['southAmerica', ['argentina', 'chile', 'paraguay', 'uruguay']],
];

test.each(IN_REGION)('with %s closed the USSR places nothing there', (region, closed) => {
  const open = scenario(world).plays('ussr', 'nato', 'operations').choose('influence').choices;
  const t = scenario(world)
    .plays('us', 'chernobyl', 'event')
    .choose(region)
    .plays('ussr', 'nato', 'operations')
    .choose('influence');
  expect(t.choices).toEqual(open.filter((country) => !closed.includes(country as CountryId)));
  for (const country of closed) expect(open).toContain(country);
});

test('coups and realignments there stay allowed, and what a coup brings in', () => {
  const t = scenario({ ...world, influence: { vietnam: [1, 0] } })
    .plays('us', 'chernobyl', 'event')
    .choose('asia')
    .plays('ussr', 'nato', 'operations');
  expect(t.choices).toEqual(['coup', 'influence', 'realign']);
  t.choose('coup', 'vietnam', 4);
  expect(t.isSettled).toBe(true);
  expect(t.influence('vietnam')).toEqual([0, 5]);
});

test('events may add influence there', () => {
  const t = scenario(world)
    .plays('us', 'chernobyl', 'event')
    .choose('middleEast')
    .plays('ussr', 'iranian-hostage-crisis', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('iran')).toEqual([0, 2]);
});

test('operations that an event grants count as operations', () => {
  const t = scenario({
    ...world,
    influence: { thailand: [0, 1] },
    effects: ['TheReformer'],
    hands: { us: ['chernobyl'], ussr: ['glasnost'] },
  })
    .plays('us', 'chernobyl', 'event')
    .choose('asia')
    .plays('ussr', 'glasnost', 'event')
    .choose('influence');
  expect(t.choices).toEqual(['finland', 'poland', 'romania']);
});

test('the US is not bound, and the turn ends it', () => {
  const t = scenario({ ...world, hands: { us: ['chernobyl', 'nato'] } })
    .plays('us', 'chernobyl', 'event')
    .choose('asia')
    .plays('us', 'nato', 'operations')
    .choose('influence');
  expect(t.choices).toEqual(['canada', 'cuba', 'japan', 'mexico']);
  t.endTurn();
  expect(t.has('Chernobyl')).toBe(false);
  expect(t.game.mem[CHERNOBYL_REGION]).toBe(0);
});

test('played by the USSR before its operations, it binds them', () => {
  const t = scenario({ turn: 8, hands: { ussr: ['chernobyl'] } }).plays(
    'ussr',
    'chernobyl',
    'eventFirst',
  );
  expect(t.actor).toBe('us');
  t.choose('europe');
  expect(t.actor).toBe('ussr');
  t.choose('influence');
  expect(t.choices).toEqual(['afghanistan', 'north-korea']);
});
