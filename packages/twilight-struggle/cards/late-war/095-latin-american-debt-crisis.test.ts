import { expect, test } from 'vitest';
import { scenario, type Position } from '../../testing/scenario.ts';

const crisis: Position = {
  turn: 8,
  influence: { chile: [0, 2], brazil: [3, 1], argentina: [0, 3], peru: [2, 0], cuba: [0, 3] },
  hands: {
    us: ['nato', 'duck-and-cover', 'fidel', 'cia-created', 'asia-scoring'],
    ussr: ['latin-american-debt-crisis'],
  },
  china: { holder: 'us' },
};

test('the US may discard a card worth 3 or more: no scoring card, not the China Card', () => {
  const t = scenario(crisis).plays('ussr', 'latin-american-debt-crisis', 'event');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('debtCrisis');
  expect(t.choices).toEqual(['done', 'duck-and-cover', 'nato']);
  t.choose('duck-and-cover');
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(5);
  expect(t.where('duck-and-cover')).toBe('discard');
  expect(t.influence('chile')).toEqual([0, 2]);
  expect(t.where('latin-american-debt-crisis')).toBe('discard');
});

test.each([
  ['Containment', ['done', 'duck-and-cover', 'fidel', 'nato']],
  ['RedScareOnUs', ['done', 'nato']],
] as const)('with %s the value is the changed one', (effect, choices) => {
  const t = scenario({ ...crisis, effects: [effect] }).plays(
    'ussr',
    'latin-american-debt-crisis',
    'event',
  );
  expect(t.choices).toEqual(choices);
});

test('otherwise the USSR doubles in 2 countries of South America where it has influence', () => {
  const t = scenario(crisis).plays('ussr', 'latin-american-debt-crisis', 'event').choose('done');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['argentina', 'brazil', 'chile']);
  t.choose('argentina');
  expect(t.choices).toEqual(['brazil', 'chile']);
  t.choose('brazil');
  expect(t.isSettled).toBe(true);
  expect(t.influence('argentina')).toEqual([0, 6]);
  expect(t.influence('brazil')).toEqual([3, 2]);
  expect(t.influence('chile')).toEqual([0, 2]);
});

test('without such a card the US can only refuse; the USSR doubles where it can', () => {
  const t = scenario({
    ...crisis,
    influence: { chile: [0, 2] },
    hands: { us: ['latin-american-debt-crisis', 'cia-created'] },
  }).plays('us', 'latin-american-debt-crisis', 'eventFirst');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['done']);
  t.choose('done');
  expect(t.influence('chile')).toEqual([0, 4]);
  expect(t.actor).toBe('us');
  t.choose('influence', 'mexico', 'mexico');
  expect(t.isSettled).toBe(true);
  expect(t.where('latin-american-debt-crisis')).toBe('discard');
});
