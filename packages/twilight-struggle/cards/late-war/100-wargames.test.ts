import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test.each([
  ['us', 7, { winner: 'us', manner: 'wargames' }],
  ['us', 6, { winner: 'draw', manner: 'wargames' }],
  ['us', 5, { winner: 'ussr', manner: 'wargames' }],
  ['ussr', -7, { winner: 'ussr', manner: 'wargames' }],
  ['ussr', 14, { winner: 'us', manner: 'vp' }],
] as const)('%s ends the game at %i VP', (side, vp, result) => {
  const t = scenario({ turn: 8, defcon: 2, vp, hands: { [side]: ['wargames'] } }).plays(
    side,
    'wargames',
    'event',
  );
  expect(t.actor).toBe(side);
  expect(t.prompt).toBe('wargames');
  expect(t.choices).toEqual(['no', 'yes']);
  t.choose('yes');
  expect(t.result).toEqual(result);
});

test('whoever declines has played the event', () => {
  const t = scenario({ turn: 8, defcon: 2, vp: 7, hands: { us: ['wargames'] } })
    .plays('us', 'wargames', 'event')
    .choose('no');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(7);
  expect(t.where('wargames')).toBe('removed');
});

test('at any other DEFCON there is no event', () => {
  const t = scenario({ turn: 8, defcon: 3, hands: { us: ['wargames'] } })
    .round('us')
    .choose('wargames');
  expect(t.choices).toEqual(['operations', 'space']);
});

test('as a headline it depends on DEFCON after the headline before it', () => {
  const late = scenario({
    turn: 8,
    defcon: 2,
    hands: { us: ['wargames'], ussr: ['glasnost'] },
  }).headlines({ us: 'wargames', ussr: 'glasnost' });
  expect(late.actor).toBe('us');
  const t = scenario({
    turn: 8,
    defcon: 2,
    hands: { us: ['soviets-shoot-down-kal-007'], ussr: ['wargames'] },
  }).headlines({ us: 'soviets-shoot-down-kal-007', ussr: 'wargames' });
  expect(t.result).toEqual({ winner: 'ussr', manner: 'defcon' });
  const reached = scenario({
    turn: 8,
    defcon: 3,
    hands: { us: ['soviets-shoot-down-kal-007'], ussr: ['wargames'] },
  }).headlines({ us: 'soviets-shoot-down-kal-007', ussr: 'wargames' });
  expect(reached.actor).toBe('ussr');
  expect(reached.prompt).toBe('wargames');
  const missed = scenario({
    turn: 8,
    defcon: 5,
    hands: { us: ['soviets-shoot-down-kal-007'], ussr: ['wargames'] },
  }).headlines({ us: 'soviets-shoot-down-kal-007', ussr: 'wargames' });
  expect(missed.isSettled).toBe(true);
  expect(missed.where('wargames')).toBe('discard');
});
