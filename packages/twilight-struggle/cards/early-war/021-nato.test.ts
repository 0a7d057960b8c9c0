import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test.each(['MarshallPlan', 'WarsawPactFormed'] as const)('after %s it is an event', (effect) => {
  const t = scenario({ effects: [effect], hands: { us: ['nato'] } });
  expect(t.round('us').choose('nato').choices).toEqual(['event', 'operations', 'space']);
  t.choose('event');
  expect(t.isSettled).toBe(true);
  expect(t.has('Nato')).toBe(true);
  expect(t.where('nato')).toBe('removed');
});

test('before that it is for operations only and goes to the discard pile', () => {
  const t = scenario({ influence: { poland: [0, 1] }, hands: { us: ['nato'], ussr: [] } });
  expect(t.round('us').choose('nato').choices).toEqual(['operations', 'space']);
  const ussr = scenario({ influence: { poland: [0, 1] }, hands: { ussr: ['nato'] } });
  expect(ussr.round('ussr').choose('nato').choices).toEqual(['operations', 'space']);
  ussr.choose('operations', 'influence', 'poland', 'poland', 'poland', 'poland');
  expect(ussr.isSettled).toBe(true);
  expect(ussr.has('Nato')).toBe(false);
  expect(ussr.where('nato')).toBe('discard');
});

test('headlined too early it is discarded, even if Warsaw Pact comes in the same phase', () => {
  const t = scenario({ hands: { us: ['nato'], ussr: ['warsaw-pact-formed'] } });
  t.headlines({ us: 'nato', ussr: 'warsaw-pact-formed' });
  t.choose('remove');
  expect(t.isSettled).toBe(true);
  expect(t.has('Nato')).toBe(false);
  expect(t.where('nato')).toBe('discard');
});

const influence = {
  italy: [2, 0],
  'west-germany': [4, 0],
  france: [3, 0],
  greece: [1, 0],
  panama: [2, 0],
  japan: [4, 0],
} as const;

test('no coups and realignments of the USSR where the US controls Europe', () => {
  const t = scenario({ influence, effects: ['Nato'], hands: { ussr: ['fidel'] } });
  t.plays('ussr', 'fidel', 'operations').choose('coup');
  expect(t.choices).toEqual(['greece', 'japan', 'panama']);
  const realign = scenario({ influence, effects: ['Nato'], hands: { ussr: ['fidel'] } });
  realign.plays('ussr', 'fidel', 'operations').choose('realign');
  expect(realign.choices).toEqual(['greece', 'japan', 'panama']);
});

test('the US itself is not bound', () => {
  const t = scenario({
    influence: { ...influence, italy: [3, 1] },
    effects: ['Nato'],
    hands: { us: ['olympic-games'] },
  });
  t.plays('us', 'olympic-games', 'operations').choose('coup');
  expect(t.choices).toEqual(['italy']);
});

test('operations that an event grants are bound too', () => {
  const t = scenario({ influence, effects: ['Nato'], hands: { ussr: ['lone-gunman'] } });
  t.plays('ussr', 'lone-gunman', 'event').choose('coup');
  expect(t.choices).toEqual(['greece', 'japan', 'panama']);
});

test('protection ends and begins with control, also between two realignments', () => {
  const t = scenario({
    influence: { greece: [3, 2], 'west-germany': [4, 0] },
    effects: ['Nato'],
    hands: { ussr: ['fidel'] },
  });
  t.plays('ussr', 'fidel', 'operations').choose('realign');
  expect(t.choices).toEqual(['greece']);
  // The USSR loses 1 in Greece: the US controls it now.
  t.choose('greece', 1, 1);
  expect(t.influence('greece')).toEqual([3, 1]);
  expect(t.isSettled).toBe(true);
  const lost = scenario({
    influence: { italy: [2, 0], france: [3, 0] },
    effects: ['Nato'],
    hands: { ussr: ['suez-crisis', 'fidel'] },
  });
  lost.plays('ussr', 'suez-crisis', 'event');
  expect(lost.influence('france')).toEqual([1, 0]);
  lost.plays('ussr', 'fidel', 'operations').choose('coup');
  expect(lost.choices).toEqual(['france']);
});

test('France is released by De Gaulle, West Germany by Willy Brandt', () => {
  const t = scenario({
    influence,
    effects: ['Nato', 'DeGaulle', 'WillyBrandt'],
    hands: { ussr: ['fidel'] },
  });
  t.plays('ussr', 'fidel', 'operations').choose('coup');
  expect(t.choices).toEqual(['france', 'greece', 'japan', 'panama', 'west-germany']);
});

test('Brush War, whoever plays it: not where the US controls Europe', () => {
  const european = new Set(['greece', 'italy', 'spain-portugal', 'turkey']);
  const position = { influence, effects: ['Nato'] } as const;
  const open = ['greece', 'spain-portugal', 'turkey'];
  for (const side of ['ussr', 'us'] as const) {
    const t = scenario({ ...position, turn: 4, hands: { [side]: ['brush-war'] } });
    t.plays(side, 'brush-war', 'event');
    expect(t.choices.filter((id) => european.has(id))).toEqual(open);
  }
});

test('placing and events of the USSR are not limited', () => {
  const t = scenario({
    influence: { ...influence, greece: [0, 1], italy: [2, 1] },
    effects: ['Nato'],
    hands: { ussr: ['fidel', 'socialist-governments'] },
  });
  t.plays('ussr', 'fidel', 'operations').choose('influence', 'italy', 'italy');
  expect(t.influence('italy')).toEqual([2, 3]);
  t.plays('ussr', 'socialist-governments', 'event');
  expect(t.choices).toEqual(['france', 'italy', 'west-germany']);
});
