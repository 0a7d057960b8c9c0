import { US, USSR } from '@brink/struggle';
import { expect, test } from 'vitest';
import { headlinePhase } from '../../flow/headline.ts';
import { scenario } from '../../testing/scenario.ts';

const influence = { israel: [1, 0], iraq: [0, 1] } as const;

test('with a hand card of the rival: its operations without its event, both are discarded', () => {
  const t = scenario({
    influence,
    hands: {
      us: ['un-intervention', 'fidel', 'nasser', 'duck-and-cover', 'brush-war', 'asia-scoring'],
    },
    china: { holder: 'us' },
  })
    .round('us')
    .choose('un-intervention');
  expect(t.choices).toEqual(['event', 'operations']);
  t.choose('event');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('unIntervention');
  expect(t.choices).toEqual(['fidel', 'nasser']);
  t.choose('fidel');
  expect(t.prompt).toBe('useOfCard');
  expect(t.choices).toEqual(['operations', 'space']);
  t.choose('operations');
  expect(t.choices).toEqual(['coup', 'influence', 'realign']);
  t.choose('influence', 'israel', 'israel');
  expect(t.isSettled).toBe(true);
  expect(t.influence('israel')).toEqual([3, 0]);
  expect(t.influence('cuba')).toEqual([0, 0]);
  expect(t.where('fidel')).toBe('discard');
  expect(t.where('un-intervention')).toBe('discard');
});

test('the USSR pairs it with US events', () => {
  const t = scenario({
    influence,
    hands: { ussr: ['un-intervention', 'duck-and-cover', 'fidel'] },
  }).plays('ussr', 'un-intervention', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['duck-and-cover']);
  t.choose('duck-and-cover', 'operations', 'influence', 'iraq', 'iraq', 'iraq');
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(5);
  expect(t.vp).toBe(0);
});

test('operations are those of the partner with all modifiers', () => {
  const t = scenario({
    influence,
    effects: ['Containment'],
    hands: { us: ['un-intervention', 'suez-crisis'] },
  }).plays('us', 'un-intervention', 'event');
  t.choose('suez-crisis', 'operations', 'influence', 'israel', 'israel', 'israel', 'israel');
  expect(t.isSettled).toBe(true);
  expect(t.influence('israel')).toEqual([5, 0]);
});

test('without a partner it is a card of 1 operation', () => {
  const t = scenario({
    influence,
    hands: { us: ['un-intervention', 'duck-and-cover', 'olympic-games', 'asia-scoring'] },
    china: { holder: 'us' },
  })
    .round('us')
    .choose('un-intervention');
  expect(t.choices).toEqual(['operations']);
  t.choose('operations', 'influence', 'israel');
  expect(t.isSettled).toBe(true);
  expect(t.where('un-intervention')).toBe('discard');
});

test('it cannot be headlined', () => {
  const t = scenario({ hands: { us: ['un-intervention', 'fidel'], ussr: ['nasser'] } });
  t.start(headlinePhase, US);
  expect(t.choicesOf(US)).toEqual(['fidel']);
  expect(t.choicesOf(USSR)).toEqual(['nasser']);
});

test('through Missile Envy: not in the headline phase', () => {
  const t = scenario({
    turn: 4,
    hands: { us: ['missile-envy', 'fidel'], ussr: ['un-intervention', 'nasser'] },
  }).headlines({ us: 'missile-envy', ussr: 'nasser' });
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['un-intervention']);
  t.choose('un-intervention');
  expect(t.isSettled).toBe(true);
  expect(t.where('un-intervention')).toBe('discard');
  expect(t.where('fidel')).toBe('us');
});

test('through Missile Envy in an action round it needs a partner as well', () => {
  const t = scenario({
    turn: 4,
    influence,
    hands: { us: ['missile-envy', 'fidel'], ussr: ['un-intervention'] },
  }).plays('us', 'missile-envy', 'event');
  t.choose('un-intervention');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['fidel']);
  t.choose('fidel', 'operations', 'influence', 'israel', 'israel');
  expect(t.isSettled).toBe(true);
  expect(t.where('missile-envy')).toBe('ussr');
});

test('a card received through Grain Sales may be its partner', () => {
  const t = scenario({
    turn: 4,
    influence,
    hands: { us: ['grain-sales-to-soviets', 'un-intervention'], ussr: ['fidel'] },
  }).plays('us', 'grain-sales-to-soviets', 'event');
  expect(t.choices).toEqual(['giveBack', 'play', 'unIntervention']);
  t.choose('unIntervention', 'operations', 'influence', 'israel', 'israel');
  expect(t.isSettled).toBe(true);
  expect(t.where('fidel')).toBe('discard');
  expect(t.where('un-intervention')).toBe('discard');
});

test('as an event of the US it answers We Will Bury You, for operations it does not', () => {
  const position = {
    turn: 4,
    influence,
    effects: ['WeWillBuryYou'],
    hands: { us: ['un-intervention', 'fidel'] },
  } as const;
  const event = scenario(position).plays('us', 'un-intervention', 'event').choose('fidel');
  expect(event.vp).toBe(0);
  expect(event.has('WeWillBuryYou')).toBe(false);
  const ops = scenario(position).plays('us', 'un-intervention', 'operations');
  expect(ops.vp).toBe(-3);
  expect(ops.has('WeWillBuryYou')).toBe(false);
});

test('played by the USSR it is no answer', () => {
  const t = scenario({
    turn: 4,
    influence,
    effects: ['WeWillBuryYou'],
    hands: { ussr: ['un-intervention', 'duck-and-cover'] },
  }).plays('ussr', 'un-intervention', 'event');
  t.choose('duck-and-cover', 'operations', 'influence', 'iraq', 'iraq', 'iraq');
  expect(t.isSettled).toBe(true);
  expect(t.has('WeWillBuryYou')).toBe(true);
});

test.each(['us', 'ussr'] as const)('U2 Incident: as an event of the %s 1 VP more', (side) => {
  const partner = side === 'us' ? 'fidel' : 'duck-and-cover';
  const position = {
    turn: 4,
    influence,
    effects: ['U2Incident'],
    hands: { [side]: ['un-intervention', partner] },
  } as const;
  expect(scenario(position).plays(side, 'un-intervention', 'event').vp).toBe(-1);
  expect(scenario(position).plays(side, 'un-intervention', 'operations').vp).toBe(0);
});

test('Flower Power: a war card used with it is a war card all the same', () => {
  const t = scenario({
    turn: 4,
    effects: ['FlowerPower'],
    hands: { us: ['un-intervention', 'korean-war'] },
  }).plays('us', 'un-intervention', 'event');
  t.choose('korean-war', 'operations');
  expect(t.vp).toBe(-2);
});

test('two cards for one action round', () => {
  const t = scenario({ influence, hands: { us: ['un-intervention', 'fidel'] } });
  t.plays('us', 'un-intervention', 'event').choose(
    'fidel',
    'operations',
    'influence',
    'israel',
    'israel',
  );
  expect(t.isSettled).toBe(true);
  expect(t.round('us').isSettled).toBe(true);
});

test('its partner may go into space: the space race is a use of operations (§6.0)', () => {
  const t = scenario({
    turn: 4,
    influence,
    effects: ['WeWillBuryYou', 'U2Incident'],
    hands: { us: ['un-intervention', 'fidel', 'nasser'] },
  }).plays('us', 'un-intervention', 'event');
  t.choose('fidel');
  expect(t.prompt).toBe('useOfCard');
  expect(t.choices).toEqual(['operations', 'space']);
  t.choose('space', 1);
  expect(t.isSettled).toBe(true);
  expect(t.space).toEqual([1, 0]);
  // The first in space has 2 VP, U2 Incident gives the USSR 1; We Will Bury You is answered.
  expect(t.vp).toBe(1);
  expect(t.where('fidel')).toBe('discard');
  expect(t.where('un-intervention')).toBe('discard');
});

test('but not with too few operations, nor a second time in the turn', () => {
  const small = scenario({
    influence,
    hands: { us: ['un-intervention', 'nasser'] },
  }).plays('us', 'un-intervention', 'event');
  small.choose('nasser');
  expect(small.prompt).toBe('operations');
  const again = scenario({
    influence,
    hands: { us: ['socialist-governments', 'un-intervention', 'fidel'] },
  }).plays('us', 'socialist-governments', 'space');
  again.choose(6).plays('us', 'un-intervention', 'event').choose('fidel');
  expect(again.prompt).toBe('operations');
});

test('so may a card that Grain Sales has brought', () => {
  const t = scenario({
    turn: 4,
    hands: { us: ['grain-sales-to-soviets', 'un-intervention'], ussr: ['fidel'] },
  }).plays('us', 'grain-sales-to-soviets', 'event');
  t.choose('unIntervention');
  expect(t.choices).toEqual(['operations', 'space']);
  t.choose('space', 4);
  expect(t.isSettled).toBe(true);
  expect(t.space).toEqual([0, 0]);
  expect(t.where('fidel')).toBe('discard');
  expect(t.where('un-intervention')).toBe('discard');
});

test('by ruling its partner may not go into space', () => {
  const t = scenario({
    options: { rulings: ['partnerNotIntoSpace'] },
    turn: 4,
    influence,
    hands: { us: ['un-intervention', 'fidel', 'nasser'] },
  }).plays('us', 'un-intervention', 'event');
  t.choose('fidel');
  expect(t.prompt).toBe('operations');
  expect(t.choices).toEqual(['coup', 'influence', 'realign']);
});
