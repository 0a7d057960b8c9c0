import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const influence = { iraq: [0, 1], cuba: [1, 0] } as const;

test.each(['fidel', 'we-will-bury-you', 'asia-scoring'] as const)(
  'a US headline cancels %s, whatever its operations',
  (headline) => {
    const t = scenario({
      turn: 4,
      influence: { ...influence, japan: [4, 0] },
      hands: { us: ['defectors'], ussr: [headline, 'nasser'] },
    }).headlines({ us: 'defectors', ussr: headline });
    expect(t.isSettled).toBe(true);
    expect(t.defcon).toBe(5);
    expect(t.vp).toBe(0);
    expect(t.influence('cuba')).toEqual([1, 0]);
    expect(t.where(headline)).toBe('discard');
    expect(t.where('defectors')).toBe('discard');
    t.endTurn();
    expect(t.result).toBeUndefined();
  },
);

test('as a USSR headline it does nothing, and the US headline takes place', () => {
  const t = scenario({
    influence: { romania: [0, 1] },
    hands: { us: ['truman-doctrine'], ussr: ['defectors'] },
  }).headlines({ us: 'truman-doctrine', ussr: 'defectors' });
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  expect(t.where('defectors')).toBe('discard');
  expect(t.influence('romania')).toEqual([0, 0]);
});

test.each(['eventFirst', 'operationsFirst'] as const)(
  'played by the USSR in an action round (%s) it gives the US 1 VP',
  (use) => {
    const t = scenario({ influence, hands: { ussr: ['defectors'] } })
      .round('ussr')
      .choose('defectors');
    expect(t.choices).toEqual(['eventFirst', 'operationsFirst', 'space']);
    t.choose(use, 'influence', 'iraq', 'iraq');
    expect(t.isSettled).toBe(true);
    expect(t.vp).toBe(1);
    expect(t.where('defectors')).toBe('discard');
  },
);

test('not if it goes into space or with UN Intervention', () => {
  const space = scenario({ influence, hands: { ussr: ['defectors'] } });
  space.plays('ussr', 'defectors', 'space').choose(6);
  expect(space.isSettled).toBe(true);
  expect(space.vp).toBe(0);
  const un = scenario({ influence, hands: { ussr: ['un-intervention', 'defectors'] } });
  un.plays('ussr', 'un-intervention', 'event').choose(
    'defectors',
    'operations',
    'influence',
    'iraq',
    'iraq',
  );
  expect(un.isSettled).toBe(true);
  expect(un.vp).toBe(0);
});

test('in an action round of the US there is no event to choose', () => {
  const t = scenario({ hands: { us: ['defectors'] } })
    .round('us')
    .choose('defectors');
  expect(t.choices).toEqual(['operations', 'space']);
});

test('drawn by Five Year Plan in a USSR round it gives 1 VP, in a US round nothing', () => {
  const ussr = scenario({ influence, hands: { ussr: ['five-year-plan', 'defectors'] } });
  ussr.plays('ussr', 'five-year-plan', 'eventFirst');
  expect(ussr.vp).toBe(1);
  const us = scenario({ hands: { us: ['five-year-plan'], ussr: ['defectors'] } });
  us.plays('us', 'five-year-plan', 'event');
  expect(us.isSettled).toBe(true);
  expect(us.vp).toBe(0);
  expect(us.where('defectors')).toBe('discard');
});

test.each([
  [[], 1],
  [['defectorsOnlyPlayedByUssr'], 0],
] as const)('what another event brings into a USSR round (rulings %o)', (rulings, vp) => {
  const options = { rulings };
  const plan = scenario({ options, influence, hands: { ussr: ['five-year-plan', 'defectors'] } });
  plan.plays('ussr', 'five-year-plan', 'eventFirst');
  expect(plan.vp).toBe(vp);
  expect(plan.where('defectors')).toBe('discard');

  const sold = scenario({
    options,
    turn: 4,
    influence,
    hands: { ussr: ['grain-sales-to-soviets', 'defectors'] },
  })
    .plays('ussr', 'grain-sales-to-soviets', 'operationsFirst')
    .choose('influence', 'iraq', 'iraq', 'play');
  expect(sold.choices).toEqual(
    vp === 1 ? ['event', 'operations', 'space'] : ['operations', 'space'],
  );
  sold.choose(
    ...(vp === 1 ? (['event'] as const) : (['operations', 'influence', 'cuba', 'cuba'] as const)),
  );
  expect(sold.isSettled).toBe(true);
  expect(sold.vp).toBe(vp);

  const stars = scenario({
    options,
    turn: 8,
    space: [1, 0],
    influence,
    hands: { ussr: ['star-wars'] },
    discard: ['defectors', 'duck-and-cover'],
  }).plays('ussr', 'star-wars', 'eventFirst');
  expect(stars.choices).toEqual(vp === 1 ? ['defectors', 'duck-and-cover'] : ['duck-and-cover']);
});

test('by that ruling the USSR still pays for what it plays itself', () => {
  const t = scenario({
    options: { rulings: ['defectorsOnlyPlayedByUssr'] },
    influence,
    hands: { ussr: ['defectors'] },
  })
    .plays('ussr', 'defectors', 'eventFirst')
    .choose('influence', 'iraq', 'iraq');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(1);
});

test('brought into play by a US headline it cancels what is still waiting', () => {
  const waiting = scenario({
    influence,
    hands: { us: ['five-year-plan'], ussr: ['fidel', 'defectors'] },
  }).headlines({ us: 'five-year-plan', ussr: 'fidel' });
  expect(waiting.isSettled).toBe(true);
  expect(waiting.influence('cuba')).toEqual([1, 0]);
  expect(waiting.where('fidel')).toBe('discard');
  const resolved = scenario({
    turn: 4,
    influence,
    hands: { us: ['five-year-plan'], ussr: ['nuclear-test-ban', 'defectors'] },
  }).headlines({ us: 'five-year-plan', ussr: 'nuclear-test-ban' });
  expect(resolved.isSettled).toBe(true);
  expect(resolved.vp).toBe(-3);
  expect(resolved.where('defectors')).toBe('discard');
});
