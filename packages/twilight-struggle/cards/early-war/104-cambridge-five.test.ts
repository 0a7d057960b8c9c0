import { USSR, isKnownTo } from '@brink/struggle';
import { expect, test } from 'vitest';
import { cardNumber } from '../../data/cards.ts';
import { scenario } from '../../testing/scenario.ts';

const CENTRAL_AMERICA = [
  'costa-rica',
  'cuba',
  'dominican-republic',
  'el-salvador',
  'guatemala',
  'haiti',
  'honduras',
  'mexico',
  'nicaragua',
  'panama',
] as const;
const SOUTHEAST_ASIA = [
  'burma',
  'indonesia',
  'laos-cambodia',
  'malaysia',
  'philippines',
  'thailand',
  'vietnam',
] as const;

test('the US shows its scoring cards, the USSR may add 1 in a region they name', () => {
  const t = scenario({
    turn: 4,
    influence: { panama: [3, 0] },
    hands: {
      ussr: ['cambridge-five'],
      us: ['central-america-scoring', 'southeast-asia-scoring', 'nato'],
    },
  }).plays('ussr', 'cambridge-five', 'event');
  expect(isKnownTo(t.game, USSR, cardNumber('central-america-scoring'))).toBe(true);
  expect(isKnownTo(t.game, USSR, cardNumber('southeast-asia-scoring'))).toBe(true);
  expect(isKnownTo(t.game, USSR, cardNumber('nato'))).toBe(false);
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual([...CENTRAL_AMERICA, ...SOUTHEAST_ASIA, 'done'].sort());
  t.choose('panama');
  expect(t.isSettled).toBe(true);
  expect(t.influence('panama')).toEqual([3, 1]);
  expect(t.where('central-america-scoring')).toBe('us');
  expect(t.where('cambridge-five')).toBe('discard');
});

test('for Southeast Asia the country lies there; the USSR may decline', () => {
  const t = scenario({
    turn: 7,
    hands: { ussr: ['cambridge-five'], us: ['southeast-asia-scoring'] },
  }).plays('ussr', 'cambridge-five', 'event');
  expect(t.choices).toEqual([...SOUTHEAST_ASIA, 'done'].sort());
  t.choose('done');
  expect(t.isSettled).toBe(true);
});

test('without a scoring card there is no effect', () => {
  const t = scenario({ hands: { ussr: ['cambridge-five'], us: ['nato'] } });
  t.plays('ussr', 'cambridge-five', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.where('cambridge-five')).toBe('discard');
});

test('a scoring card headlined by the US is not in its hand', () => {
  const t = scenario({ hands: { ussr: ['cambridge-five'], us: ['asia-scoring', 'nato'] } });
  t.headlines({ us: 'asia-scoring', ussr: 'cambridge-five' });
  expect(t.isSettled).toBe(true);
});

test('from turn 8 on it is no event', () => {
  const own = scenario({ turn: 8, hands: { ussr: ['cambridge-five'], us: ['asia-scoring'] } });
  expect(own.round('ussr').choose('cambridge-five').choices).toEqual(['operations', 'space']);
  const us = scenario({
    turn: 8,
    influence: { israel: [1, 0] },
    hands: { us: ['cambridge-five', 'asia-scoring'] },
  });
  us.plays('us', 'cambridge-five', 'eventFirst').choose('influence', 'israel', 'israel');
  expect(us.isSettled).toBe(true);
  expect(us.where('cambridge-five')).toBe('discard');
});

test('played by the US before that, the USSR may place', () => {
  const t = scenario({
    influence: { israel: [1, 0] },
    hands: { us: ['cambridge-five', 'middle-east-scoring'] },
  });
  t.plays('us', 'cambridge-five', 'operationsFirst').choose('influence', 'israel', 'israel');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual([
    'done',
    'egypt',
    'gulf-states',
    'iran',
    'iraq',
    'israel',
    'jordan',
    'lebanon',
    'libya',
    'saudi-arabia',
    'syria',
  ]);
  t.choose('israel');
  expect(t.isSettled).toBe(true);
});
