import { US, USSR } from '@brink/struggle';
import { expect, test } from 'vitest';
import { finalScoring } from '../../flow/end-of-turn.ts';
import { headlinePhase } from '../../flow/headline.ts';
import { CHINA_FACE_UP, CHINA_HOLDER } from '../../state.ts';
import { scenario, type Scenario } from '../../testing/scenario.ts';

const china = (t: Scenario): string => {
  const holder = t.game.mem[CHINA_HOLDER] === US ? 'us' : 'ussr';
  return `${holder} ${t.game.mem[CHINA_FACE_UP] === 1 ? 'up' : 'down'}`;
};

const asia = { 'north-korea': [0, 3], india: [0, 1], iraq: [0, 1] } as const;
/** Where the USSR can place with this influence. */
const inAsia = ['afghanistan', 'burma', 'india', 'north-korea', 'pakistan', 'south-korea'] as const;
const elsewhere = [
  'finland',
  'gulf-states',
  'iran',
  'iraq',
  'jordan',
  'poland',
  'romania',
  'saudi-arabia',
] as const;

test('only its holder plays it, and only face up', () => {
  const hands = { us: ['nato'], ussr: ['fidel'] } as const;
  const t = scenario({ hands });
  expect(t.round('ussr').choices).toEqual(['china-card', 'fidel']);
  expect(t.round('us').choices).toEqual(['nato']);
  const down = scenario({ hands, china: { holder: 'ussr', faceUp: false } });
  expect(down.round('ussr').choices).toEqual(['fidel']);
});

test('it is for operations or space, it has no event', () => {
  const t = scenario({ hands: { ussr: ['fidel'] } })
    .round('ussr')
    .choose('china-card');
  expect(t.choices).toEqual(['operations', 'space']);
});

test('it cannot be headlined', () => {
  const t = scenario({ hands: { us: ['nato'], ussr: ['fidel', 'nasser'] } });
  t.start(headlinePhase, US);
  expect(t.choicesOf(USSR)).toEqual(['fidel', 'nasser']);
});

test('with nothing else in hand it may be left', () => {
  const t = scenario().round('ussr');
  expect(t.choices).toEqual(['china-card', 'done']);
  t.choose('done');
  expect(t.isSettled).toBe(true);
  expect(china(t)).toBe('ussr up');
});

test('a fifth point only if all five lie in Asia; it may be left', () => {
  const t = scenario({ influence: asia, hands: { ussr: ['fidel'] } })
    .plays('ussr', 'china-card', 'operations')
    .choose('influence');
  expect(t.choices).toEqual([...inAsia, ...elsewhere].sort());
  t.choose('india', 'india', 'india', 'north-korea');
  expect(t.choices).toEqual([...inAsia.slice(0, 5), 'done', 'south-korea'].sort());
  t.choose('pakistan');
  expect(t.isSettled).toBe(true);
  expect(t.influence('india')).toEqual([0, 4]);
  expect(t.influence('pakistan')).toEqual([0, 1]);

  const outside = scenario({ influence: asia, hands: { ussr: ['fidel'] } })
    .plays('ussr', 'china-card', 'operations')
    .choose('influence', 'india', 'iraq', 'india', 'india');
  expect(outside.isSettled).toBe(true);
  expect(outside.influence('india')).toEqual([0, 4]);
});

test('the bonus can pay for the second half of a point in a country of the rival', () => {
  const t = scenario({
    influence: { ...asia, pakistan: [2, 0], iran: [2, 0] },
    hands: { ussr: ['fidel'] },
  })
    .plays('ussr', 'china-card', 'operations')
    .choose('influence', 'india', 'india', 'india');
  // One point left elsewhere, two in Asia: Pakistan is affordable and Iran is not.
  expect(t.choices).toEqual([...inAsia, ...elsewhere].filter((id) => id !== 'iran').sort());
  t.choose('pakistan');
  expect(t.isSettled).toBe(true);
  expect(t.influence('pakistan')).toEqual([2, 1]);
});

test('a coup in Asia has 5 operations, one elsewhere 4', () => {
  const influence = { thailand: [1, 0], iran: [1, 0] } as const;
  const t = scenario({ influence }).plays('ussr', 'china-card', 'operations').choose('coup');
  expect(t.choices).toEqual(['iran', 'thailand']);
  t.choose('thailand', 1);
  expect(t.isSettled).toBe(true);
  expect(t.militaryOps).toEqual([0, 5]);
  expect(t.influence('thailand')).toEqual([0, 1]);
  const iran = scenario({ influence }).plays('ussr', 'china-card', 'operations');
  iran.choose('coup', 'iran', 1);
  expect(iran.militaryOps).toEqual([0, 4]);
  expect(iran.influence('iran')).toEqual([0, 0]);
});

test('after four realignments in Asia the fifth is in Asia or left', () => {
  const influence = { thailand: [6, 0], iran: [6, 0] } as const;
  const t = scenario({ influence }).plays('ussr', 'china-card', 'operations').choose('realign');
  for (let i = 0; i < 4; i++) {
    expect(t.choices).toEqual(['iran', 'thailand']);
    t.choose('thailand', 1, 1);
  }
  expect(t.choices).toEqual(['done', 'thailand']);
  t.choose('thailand', 1, 1);
  expect(t.isSettled).toBe(true);
  const mixed = scenario({ influence }).plays('ussr', 'china-card', 'operations').choose('realign');
  mixed.choose('thailand', 1, 1, 'iran', 1, 1, 'thailand', 1, 1, 'thailand', 1, 1);
  expect(mixed.isSettled).toBe(true);
});

test('it passes face down at once and is turned up at the end of the turn', () => {
  const t = scenario({ influence: asia }).plays('ussr', 'china-card', 'operations');
  expect(china(t)).toBe('us down');
  t.choose('influence', 'iraq', 'iraq', 'iraq', 'iraq');
  expect(t.isSettled).toBe(true);
  expect(t.where('china-card')).toBe('none');
  expect(t.round('us').isSettled).toBe(true);
  t.endTurn();
  expect(china(t)).toBe('us up');
  expect(t.round('us').choices).toEqual(['china-card', 'done']);
});

test('into space it has no bonus, and passes as well', () => {
  const t = scenario({ space: [0, 7], hands: { ussr: ['fidel'] } });
  t.plays('ussr', 'china-card', 'space');
  expect(t.actor).toBe('chance');
  t.choose(2);
  expect(t.isSettled).toBe(true);
  expect(t.space).toEqual([0, 8]);
  expect(china(t)).toBe('us down');
  // Box 8 asks for 4 operations, and under Red Scare the card has 3.
  const weak = scenario({ space: [0, 7], effects: ['RedScareOnUssr'] });
  expect(weak.round('ussr').choose('china-card').choices).toEqual(['operations']);
});

test('not when a scoring card would be stuck in the hand', () => {
  const hands = { ussr: ['asia-scoring', 'fidel'] } as const;
  expect(scenario({ round: 6, hands }).round('ussr').choices).toEqual(['asia-scoring', 'fidel']);
  expect(scenario({ round: 5, hands }).round('ussr').choices).toEqual([
    'asia-scoring',
    'china-card',
    'fidel',
  ]);
});

test('it is no discard: a trapped player cannot use it', () => {
  const t = scenario({ effects: ['BearTrap'], hands: { ussr: ['fidel', 'nasser'] } });
  expect(t.round('ussr').choices).toEqual(['fidel']);
});

test('played by the US in any way it ends Formosan Resolution', () => {
  const position = { effects: ['FormosanResolution'], china: { holder: 'us' } } as const;
  const ops = scenario(position).plays('us', 'china-card', 'operations');
  expect(ops.has('FormosanResolution')).toBe(false);
  const space = scenario(position).plays('us', 'china-card', 'space').choose(6);
  expect(space.isSettled).toBe(true);
  expect(space.has('FormosanResolution')).toBe(false);
  const ussr = scenario({ effects: ['FormosanResolution'] });
  ussr.plays('ussr', 'china-card', 'space').choose(6);
  expect(ussr.isSettled).toBe(true);
  expect(ussr.has('FormosanResolution')).toBe(true);
});

test('with Vietnam Revolts 6 points, all in Southeast Asia', () => {
  const t = scenario({ influence: { vietnam: [0, 1] }, effects: ['VietnamRevolts'] })
    .plays('ussr', 'china-card', 'operations')
    .choose('influence', 'vietnam', 'vietnam', 'vietnam', 'vietnam');
  const inReach = ['laos-cambodia', 'thailand', 'vietnam'] as const;
  expect(t.choices).toEqual(['afghanistan', 'done', ...inReach, 'north-korea'].sort());
  t.choose('vietnam');
  expect(t.choices).toEqual(['done', ...inReach]);
  t.choose('thailand');
  expect(t.isSettled).toBe(true);
  expect(t.influence('vietnam')).toEqual([0, 6]);
  expect(t.influence('thailand')).toEqual([0, 1]);

  // A fifth point in the rest of Asia has lost the sixth.
  const mixed = scenario({ influence: { vietnam: [0, 1] }, effects: ['VietnamRevolts'] })
    .plays('ussr', 'china-card', 'operations')
    .choose('influence', 'vietnam', 'vietnam', 'vietnam', 'vietnam', 'north-korea');
  expect(mixed.isSettled).toBe(true);
});

test('Vietnam Revolts against Red Scare: 5 points in Southeast Asia (§7.4)', () => {
  const t = scenario({
    influence: { vietnam: [0, 1] },
    effects: ['VietnamRevolts', 'RedScareOnUssr'],
  })
    .plays('ussr', 'china-card', 'operations')
    .choose('influence', 'vietnam', 'vietnam', 'vietnam', 'vietnam', 'vietnam');
  expect(t.isSettled).toBe(true);
  expect(t.influence('vietnam')).toEqual([0, 6]);
});

test.each([
  ['Containment', 5],
  ['RedScareOnUs', 4],
] as const)('%s: a coup of the US in Asia has %i operations', (effect, ops) => {
  const t = scenario({
    influence: { thailand: [0, 2] },
    effects: [effect],
    china: { holder: 'us' },
  });
  t.plays('us', 'china-card', 'operations').choose('coup', 'thailand', 1);
  expect(t.militaryOps).toEqual([ops, 0]);
});

test('whoever holds it after turn 10 gains 1 VP', () => {
  const t = scenario({ turn: 10, china: { holder: 'us', faceUp: false } });
  t.start(finalScoring, US);
  expect(t.result).toEqual({ winner: 'us', manner: 'finalScoring' });
  expect(t.vp).toBe(1);
});
