import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const options = { promoCards: true };
const english = { ...options, rulings: ['firstLightningAlwaysLowersDefcon'] } as const;
const influence = { iraq: [0, 1] } as const;
const hands = {
  ussr: ['first-lightning', 'nato', 'duck-and-cover', 'fidel', 'olympic-games'],
} as const;

test('with a card of the US: its operations, not its event, and DEFCON stays', () => {
  const t = scenario({ options, influence, hands }).plays('ussr', 'first-lightning', 'event');
  expect(t.prompt).toBe('firstLightning');
  expect(t.choices).toEqual(['done', 'duck-and-cover', 'nato']);
  t.choose('duck-and-cover');
  expect(t.choices).toEqual(['operations', 'space']);
  t.choose('operations', 'influence', 'iraq', 'iraq', 'iraq');
  expect(t.isSettled).toBe(true);
  expect(t.influence('iraq')).toEqual([0, 4]);
  expect(t.defcon).toBe(5);
  expect(t.vp).toBe(0);
  expect(t.where('duck-and-cover')).toBe('discard');
  expect(t.where('first-lightning')).toBe('removed');
});

test('a starred partner is discarded, not removed', () => {
  const t = scenario({ options, influence, hands: { ussr: ['first-lightning', 'marshall-plan'] } });
  t.plays('ussr', 'first-lightning', 'event').choose('marshall-plan', 'operations', 'influence');
  t.choose('iraq', 'iraq', 'iraq', 'iraq');
  expect(t.isSettled).toBe(true);
  expect(t.where('marshall-plan')).toBe('discard');
});

test('alone DEFCON falls by 1, as an event and for operations', () => {
  const alone = scenario({ options, influence, hands }).plays('ussr', 'first-lightning', 'event');
  alone.choose('done');
  expect(alone.isSettled).toBe(true);
  expect(alone.defcon).toBe(4);
  const without = scenario({ options, hands: { ussr: ['first-lightning'] } });
  without.plays('ussr', 'first-lightning', 'event');
  expect(without.isSettled).toBe(true);
  expect(without.defcon).toBe(4);
  const ops = scenario({ options, influence, hands });
  ops.plays('ussr', 'first-lightning', 'operations').choose('influence', 'iraq', 'iraq');
  expect(ops.defcon).toBe(4);
  expect(ops.where('first-lightning')).toBe('discard');
});

test('on the space race it does nothing', () => {
  const t = scenario({ options, hands }).plays('ussr', 'first-lightning', 'space').choose(6);
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(5);
});

test('as a headline it is played alone', () => {
  const t = scenario({
    options,
    hands: { us: ['captured-nazi-scientist'], ussr: ['first-lightning', 'nato'] },
  }).headlines({ us: 'captured-nazi-scientist', ussr: 'first-lightning' });
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(4);
  expect(t.where('nato')).toBe('ussr');
});

test('the US that plays it answers for DEFCON, once', () => {
  const position = { influence: { iran: [1, 0] }, hands: { us: ['first-lightning'] } } as const;
  const t = scenario({ options, ...position }).plays('us', 'first-lightning', 'operationsFirst');
  t.choose('influence', 'iran', 'iran');
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(4);
  expect(t.where('first-lightning')).toBe('removed');
  const war = scenario({ options, defcon: 2, ...position });
  war.plays('us', 'first-lightning', 'eventFirst');
  expect(war.result).toEqual({ winner: 'ussr', manner: 'defcon' });
});

test('by ruling the pair lowers DEFCON too, and nothing happens without a partner', () => {
  const t = scenario({ options: english, influence, hands });
  t.plays('ussr', 'first-lightning', 'event');
  expect(t.choices).toEqual(['duck-and-cover', 'nato']);
  t.choose('nato', 'operations', 'influence');
  expect(t.defcon).toBe(4);
  const without = scenario({ options: english, hands: { ussr: ['first-lightning'] } });
  expect(without.round('ussr').choose('first-lightning').choices).toEqual(['operations', 'space']);
  const us = scenario({
    options: english,
    influence: { iran: [1, 0] },
    hands: { us: ['first-lightning'] },
  }).plays('us', 'first-lightning', 'eventFirst');
  us.choose('influence', 'iran', 'iran');
  expect(us.defcon).toBe(4);
  expect(us.where('first-lightning')).toBe('discard');
});

test('its partner may go into space (§6.0), by ruling it may not', () => {
  const t = scenario({ options, influence, hands }).plays('ussr', 'first-lightning', 'event');
  t.choose('nato', 'space', 1);
  expect(t.isSettled).toBe(true);
  expect(t.space).toEqual([0, 1]);
  expect(t.defcon).toBe(5);
  expect(t.where('nato')).toBe('discard');
  const ruled = { ...options, rulings: ['partnerNotIntoSpace'] } as const;
  const board = scenario({ options: ruled, influence, hands });
  board.plays('ussr', 'first-lightning', 'event').choose('nato');
  expect(board.prompt).toBe('operations');
});
