import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const everywhere = {
  sudan: [1, 0],
  iran: [2, 1],
  iraq: [1, 0],
  egypt: [1, 0],
  libya: [2, 0],
  'saudi-arabia': [3, 0],
  syria: [1, 0],
  jordan: [1, 0],
  israel: [4, 0],
  lebanon: [1, 0],
  'gulf-states': [1, 0],
} as const;

test('all US influence leaves 2 of eight countries', () => {
  const t = scenario({ turn: 4, influence: everywhere, hands: { ussr: ['muslim-revolution'] } });
  t.plays('ussr', 'muslim-revolution', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.prompt).toBe('removeAll');
  expect(t.choices).toEqual([
    'egypt',
    'iran',
    'iraq',
    'jordan',
    'libya',
    'saudi-arabia',
    'sudan',
    'syria',
  ]);
  t.choose('iran');
  expect(t.choices).toEqual(['egypt', 'iraq', 'jordan', 'libya', 'saudi-arabia', 'sudan', 'syria']);
  t.choose('saudi-arabia');
  expect(t.isSettled).toBe(true);
  expect(t.influence('iran')).toEqual([0, 1]);
  expect(t.influence('saudi-arabia')).toEqual([0, 0]);
  expect(t.where('muslim-revolution')).toBe('discard');
});

test('with US influence in one of them the rest is without effect', () => {
  const t = scenario({
    turn: 4,
    influence: { libya: [2, 0], israel: [1, 0] },
    hands: { ussr: ['muslim-revolution'] },
  }).plays('ussr', 'muslim-revolution', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('libya')).toEqual([0, 0]);
  expect(t.influence('israel')).toEqual([1, 0]);
});

test('the USSR chooses in a US round', () => {
  const t = scenario({ turn: 4, influence: everywhere, hands: { us: ['muslim-revolution'] } });
  t.plays('us', 'muslim-revolution', 'eventFirst');
  expect(t.actor).toBe('ussr');
  t.choose('libya', 'egypt');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('operations');
});

test('AWACS forbids the event', () => {
  const effects = ['AwacsSale'] as const;
  const t = scenario({
    turn: 8,
    effects,
    influence: everywhere,
    hands: { us: ['muslim-revolution'] },
  });
  t.round('us').choose('muslim-revolution');
  expect(t.choices).toEqual(['operations', 'space']);
  const headline = scenario({
    turn: 8,
    effects,
    influence: everywhere,
    hands: { us: ['allende'], ussr: ['muslim-revolution'] },
  }).headlines({ us: 'allende', ussr: 'muslim-revolution' });
  expect(headline.isSettled).toBe(true);
  expect(headline.influence('libya')).toEqual([2, 0]);
  expect(headline.where('muslim-revolution')).toBe('discard');
});
