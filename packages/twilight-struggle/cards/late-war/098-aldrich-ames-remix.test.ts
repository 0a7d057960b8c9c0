import { expect, test } from 'vitest';
import { US, USSR, drawInto, isKnownTo } from '@brink/struggle';
import { cardNumber, type CardId } from '../../data/cards.ts';
import { scenario, type Position, type Scenario } from '../../testing/scenario.ts';

const isOpen = (t: Scenario, card: CardId): boolean => isKnownTo(t.game, USSR, cardNumber(card));

const ames: Position = {
  turn: 8,
  hands: {
    us: ['duck-and-cover', 'nato', 'asia-scoring'],
    ussr: ['aldrich-ames-remix'],
  },
  china: { holder: 'us' },
};

test('the hand is open and the USSR discards any card of it; no event, no scoring', () => {
  const t = scenario(ames).plays('ussr', 'aldrich-ames-remix', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.prompt).toBe('aldrichAmes');
  expect(t.choices).toEqual(['asia-scoring', 'duck-and-cover', 'nato']);
  t.choose('duck-and-cover');
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(5);
  expect(t.where('duck-and-cover')).toBe('discard');
  expect(isOpen(t, 'nato')).toBe(true);
  expect(isOpen(t, 'asia-scoring')).toBe(true);
  expect(t.where('aldrich-ames-remix')).toBe('removed');
});

test('a scoring card may be taken', () => {
  const t = scenario(ames).plays('ussr', 'aldrich-ames-remix', 'event').choose('asia-scoring');
  expect(t.isSettled).toBe(true);
  expect(t.where('asia-scoring')).toBe('discard');
});

test('cards drawn later in the turn are seen too, those of the next turn are not', () => {
  const t = scenario(ames).plays('ussr', 'aldrich-ames-remix', 'event').choose('asia-scoring');
  drawInto(t.game, US, cardNumber('cia-created'));
  expect(isOpen(t, 'cia-created')).toBe(true);
  t.endTurn();
  drawInto(t.game, US, cardNumber('containment'));
  expect(isOpen(t, 'containment')).toBe(false);
});

test('an empty hand has nothing to discard', () => {
  const t = scenario({ ...ames, hands: { ussr: ['aldrich-ames-remix'] } }).plays(
    'ussr',
    'aldrich-ames-remix',
    'event',
  );
  expect(t.isSettled).toBe(true);
  expect(t.has('AldrichAmes')).toBe(true);
  expect(t.where('aldrich-ames-remix')).toBe('removed');
});

test('played by the US it is not in the hand any more; the USSR chooses', () => {
  const t = scenario({ ...ames, hands: { us: ['aldrich-ames-remix', 'nato', 'fidel'] } }).plays(
    'us',
    'aldrich-ames-remix',
    'eventFirst',
  );
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['fidel', 'nato']);
  t.choose('nato');
  expect(t.actor).toBe('us');
  t.choose('influence', 'mexico', 'mexico', 'mexico');
  expect(t.isSettled).toBe(true);
});

test('as a headline it cannot take the headline of the US', () => {
  const t = scenario({
    ...ames,
    hands: { us: ['reagan-bombs-libya', 'nato', 'fidel'], ussr: ['aldrich-ames-remix'] },
  }).headlines({ us: 'reagan-bombs-libya', ussr: 'aldrich-ames-remix' });
  expect(t.choices).toEqual(['fidel', 'nato']);
  t.choose('nato');
  expect(t.isSettled).toBe(true);
  expect(t.where('reagan-bombs-libya')).toBe('removed');
});

const ordered: Position = { ...ames, options: { rulings: ['aldrichAmesOrdersHand'] } };

test('older editions: the USSR names the card of each US round, the US its use', () => {
  const t = scenario(ordered).plays('ussr', 'aldrich-ames-remix', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.where('nato')).toBe('us');
  expect(isOpen(t, 'nato')).toBe(true);
  t.round('us');
  expect(t.actor).toBe('ussr');
  expect(t.prompt).toBe('orderCard');
  expect(t.choices).toEqual(['asia-scoring', 'duck-and-cover', 'nato']);
  t.choose('duck-and-cover');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('actionRound');
  expect(t.choices).toEqual(['china-card', 'duck-and-cover']);
  t.choose('duck-and-cover');
  expect(t.choices).toEqual(['event', 'operations', 'space']);
  t.choose('event');
  expect(t.isSettled).toBe(true);
  expect(t.where('duck-and-cover')).toBe('discard');
});

test('older editions: a scoring card that is due must be named', () => {
  const t = scenario({ ...ordered, round: 7 })
    .plays('ussr', 'aldrich-ames-remix', 'event')
    .round('us');
  expect(t.choices).toEqual(['asia-scoring']);
  t.choose('asia-scoring');
  expect(t.choices).toEqual(['asia-scoring']);
  t.choose('asia-scoring', 'event');
  expect(t.isSettled).toBe(true);
});

test('older editions: a Missile Envy that is due goes first', () => {
  const t = scenario({
    ...ordered,
    effects: ['AldrichAmes', 'MissileEnvyDueFromUs'],
    hands: { us: ['nato', 'missile-envy'] },
  }).round('us');
  expect(t.choices).toEqual(['missile-envy']);
  t.choose('missile-envy');
  expect(t.choices).toEqual(['missile-envy']);
});

test('older editions: the eighth round may still be left out, the USSR orders itself', () => {
  const t = scenario({
    ...ordered,
    round: 8,
    effects: ['AldrichAmes', 'NorthSeaOilRoundForUs'],
    hands: { us: ['nato'], ussr: ['fidel'] },
    china: { holder: 'us', faceUp: false },
  }).round('us');
  expect(t.actor).toBe('ussr');
  t.choose('nato');
  expect(t.choices).toEqual(['done', 'nato']);
  t.choose('done');
  expect(t.isSettled).toBe(true);
  t.round('ussr');
  expect(t.actor).toBe('ussr');
  expect(t.prompt).toBe('actionRound');
});

test('older editions: with an empty hand there is nothing to order', () => {
  const t = scenario({ ...ordered, effects: ['AldrichAmes'], hands: {} }).round('us');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['china-card', 'done']);
  t.choose('done');
  expect(t.isSettled).toBe(true);
});

test('older editions: the order ends with the turn', () => {
  const t = scenario({ ...ordered, hands: { us: ['nato'], ussr: ['aldrich-ames-remix'] } })
    .plays('ussr', 'aldrich-ames-remix', 'event')
    .endTurn()
    .round('us');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['china-card', 'nato']);
});
