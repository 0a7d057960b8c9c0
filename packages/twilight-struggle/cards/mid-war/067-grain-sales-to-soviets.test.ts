import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('the US plays the card it has drawn as its own', () => {
  const t = scenario({
    turn: 4,
    influence: { israel: [1, 0], cuba: [1, 0] },
    hands: { us: ['grain-sales-to-soviets'], ussr: ['fidel', 'duck-and-cover'] },
  }).plays('us', 'grain-sales-to-soviets', 'event');
  expect(t.actor).toBe('chance');
  expect(t.choices).toEqual(['duck-and-cover', 'fidel']);
  t.choose('duck-and-cover');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['giveBack', 'play']);
  t.choose('play');
  expect(t.choices).toEqual(['event', 'operations', 'space']);
  t.choose('event');
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(4);
  expect(t.vp).toBe(1);
  expect(t.where('duck-and-cover')).toBe('discard');
  expect(t.where('grain-sales-to-soviets')).toBe('discard');
});

test('given back, the US conducts 2 operations', () => {
  const t = scenario({
    turn: 4,
    influence: { israel: [1, 0] },
    hands: { us: ['grain-sales-to-soviets'], ussr: ['fidel', 'blockade'] },
  })
    .plays('us', 'grain-sales-to-soviets', 'event')
    .choose('fidel', 'giveBack');
  expect(t.where('fidel')).toBe('ussr');
  expect(t.prompt).toBe('operations');
  expect(t.choices).toEqual(['influence']);
  t.choose('influence', 'israel', 'israel');
  expect(t.isSettled).toBe(true);
  expect(t.influence('israel')).toEqual([3, 0]);
});

test('an empty USSR hand leaves the 2 operations', () => {
  const t = scenario({
    turn: 4,
    influence: { israel: [1, 0] },
    hands: { us: ['grain-sales-to-soviets'] },
  }).plays('us', 'grain-sales-to-soviets', 'event');
  expect(t.choices).toEqual(['influence']);
});

test('in its own round the USSR answers for nuclear war', () => {
  const t = scenario({
    turn: 4,
    defcon: 2,
    hands: { ussr: ['grain-sales-to-soviets', 'duck-and-cover'] },
  })
    .plays('ussr', 'grain-sales-to-soviets', 'eventFirst')
    .choose('play', 'event');
  expect(t.result).toEqual({ winner: 'us', manner: 'defcon' });
});
