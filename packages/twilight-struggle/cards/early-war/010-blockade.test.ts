import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const influence = { 'west-germany': [4, 1] } as const;

test('the US chooses: a card worth 3 or more, or all it has in West Germany', () => {
  const t = scenario({
    influence,
    hands: { ussr: ['blockade'], us: ['duck-and-cover', 'nato', 'fidel', 'asia-scoring'] },
    china: { holder: 'us' },
  }).plays('ussr', 'blockade', 'event');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('blockade');
  expect(t.choices).toEqual(['discard', 'remove']);
  t.choose('discard');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('blockadeDiscard');
  expect(t.choices).toEqual(['duck-and-cover', 'nato']);
  t.choose('nato');
  expect(t.isSettled).toBe(true);
  expect(t.influence('west-germany')).toEqual([4, 1]);
  expect(t.where('nato')).toBe('discard');
  expect(t.has('Nato')).toBe(false);
  expect(t.where('blockade')).toBe('removed');
});

test('it may refuse with a fitting card in hand', () => {
  const t = scenario({ influence, hands: { ussr: ['blockade'], us: ['nato'] } });
  t.plays('ussr', 'blockade', 'event').choose('remove');
  expect(t.isSettled).toBe(true);
  expect(t.influence('west-germany')).toEqual([0, 1]);
  expect(t.where('nato')).toBe('us');
});

test('without a fitting card there is nothing to choose; neither scoring nor China Card fit', () => {
  const t = scenario({
    influence,
    hands: { ussr: ['blockade'], us: ['fidel', 'asia-scoring'] },
    china: { holder: 'us' },
  }).plays('ussr', 'blockade', 'event');
  expect(t.choices).toEqual(['remove']);
  t.choose('remove');
  expect(t.isSettled).toBe(true);
});

test('a discarded card with an asterisk stays in the game', () => {
  const t = scenario({ influence, hands: { ussr: ['blockade'], us: ['suez-crisis'] } });
  t.plays('ussr', 'blockade', 'event').choose('discard', 'suez-crisis');
  expect(t.isSettled).toBe(true);
  expect(t.where('suez-crisis')).toBe('discard');
});

test('with Containment 2 operations are enough, under Red Scare 3 are not', () => {
  const hands = { ussr: ['blockade'], us: ['nasser', 'fidel', 'duck-and-cover', 'nato'] } as const;
  const more = scenario({ influence, hands, effects: ['Containment'] });
  more.plays('ussr', 'blockade', 'event').choose('discard');
  expect(more.choices).toEqual(['duck-and-cover', 'fidel', 'nato']);
  const less = scenario({ influence, hands, effects: ['RedScareOnUs'] });
  less.plays('ussr', 'blockade', 'event').choose('discard');
  expect(less.choices).toEqual(['nato']);
});

test('the US plays it for operations', () => {
  const t = scenario({ influence, hands: { us: ['blockade', 'nato'] } });
  t.plays('us', 'blockade', 'eventFirst');
  expect(t.actor).toBe('us');
  t.choose('discard');
  expect(t.choices).toEqual(['nato']);
  t.choose('nato', 'influence', 'west-germany');
  expect(t.isSettled).toBe(true);
  expect(t.influence('west-germany')).toEqual([5, 1]);
});

test('a US headline is no longer in the hand', () => {
  const t = scenario({ influence, hands: { ussr: ['blockade'], us: ['nato', 'fidel'] } });
  t.headlines({ us: 'nato', ussr: 'blockade' });
  expect(t.choices).toEqual(['remove']);
  t.choose('remove');
  expect(t.isSettled).toBe(true);
});
