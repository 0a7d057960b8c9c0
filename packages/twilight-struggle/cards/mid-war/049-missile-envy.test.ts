import { USSR, absentFrom, isIn, isKnownTo } from '@brink/struggle';
import { expect, test } from 'vitest';
import { cardNumber, type CardId } from '../../data/cards.ts';
import { scenario, type Position, type Scenario } from '../../testing/scenario.ts';

const influence = { canada: [2, 0], cuba: [0, 1] } as const;

const envy = (ussr: readonly CardId[], position: Position = {}): Scenario =>
  scenario({
    turn: 4,
    influence,
    ...position,
    hands: { us: ['missile-envy', ...(position.hands?.us ?? [])], ussr },
  }).plays('us', 'missile-envy', 'event');

const isAbsent = (t: Scenario, card: CardId): boolean =>
  isIn(t.game, absentFrom(USSR), cardNumber(card));

test('the rival gives his best card; an event of his own does not happen, its operations do', () => {
  const t = envy(['socialist-governments', 'comecon', 'fidel', 'asia-scoring']);
  expect(t.actor).toBe('ussr');
  expect(t.prompt).toBe('missileEnvy');
  expect(t.choices).toEqual(['comecon', 'socialist-governments']);
  t.choose('comecon');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['coup', 'influence', 'realign']);
  t.choose('influence', 'canada', 'canada', 'canada');
  expect(t.isSettled).toBe(true);
  expect(t.where('comecon')).toBe('discard');
  expect(t.where('missile-envy')).toBe('ussr');
  expect(t.has('MissileEnvyDueFromUssr')).toBe(true);
});

test('an event of the player or of both takes place at once and goes by its own asterisk', () => {
  const t = envy(['duck-and-cover', 'fidel'], { defcon: 3 }).choose('duck-and-cover');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(3);
  expect(t.where('duck-and-cover')).toBe('discard');
  const neutral = envy(['nuclear-test-ban', 'fidel'], { defcon: 3 }).choose('nuclear-test-ban');
  expect(neutral.isSettled).toBe(true);
  expect(neutral.vp).toBe(1);
  const starred = envy(['containment']).choose('containment');
  expect(starred.isSettled).toBe(true);
  expect(starred.where('containment')).toBe('removed');
});

test('the China Card is never given', () => {
  const t = envy(['fidel'], { china: { holder: 'ussr' } });
  expect(t.choices).toEqual(['fidel']);
});

test('an empty hand: no exchange, the card is discarded', () => {
  const t = envy([]);
  expect(t.isSettled).toBe(true);
  expect(t.where('missile-envy')).toBe('discard');
  expect(t.has('MissileEnvyDueFromUssr')).toBe(false);
});

test('if only scoring cards are there one of them is given and scored', () => {
  const t = envy(['southeast-asia-scoring', 'asia-scoring'], { influence: { thailand: [2, 0] } });
  expect(t.choices).toEqual(['asia-scoring', 'southeast-asia-scoring']);
  t.choose('southeast-asia-scoring');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(2);
  expect(t.where('southeast-asia-scoring')).toBe('removed');
  expect(t.where('missile-envy')).toBe('ussr');
});

test('it must be played for operations in the next action round and is then discarded', () => {
  const t = envy(['fidel', 'blockade']).choose('fidel', 'influence', 'canada', 'canada');
  t.round('ussr');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['missile-envy']);
  t.choose('missile-envy');
  expect(t.choices).toEqual(['operations', 'space']);
  t.choose('operations', 'influence', 'cuba', 'cuba');
  expect(t.isSettled).toBe(true);
  expect(t.where('missile-envy')).toBe('discard');
  expect(t.has('MissileEnvyDueFromUssr')).toBe(false);
  expect(t.round('ussr').choices).toEqual(['blockade', 'china-card']);
});

test('by ruling it cannot be spaced', () => {
  const t = envy(['fidel'], { options: { rulings: ['missileEnvyNotIntoSpace'] } });
  t.choose('fidel', 'influence', 'canada', 'canada').round('ussr').choose('missile-envy');
  expect(t.choices).toEqual(['operations']);
});

test('the USSR plays it the same way', () => {
  const t = scenario({
    turn: 4,
    influence,
    hands: { ussr: ['missile-envy'], us: ['nato', 'fidel'] },
  }).plays('ussr', 'missile-envy', 'event');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['nato']);
  t.choose('nato', 'influence', 'cuba', 'cuba', 'cuba', 'cuba');
  expect(t.isSettled).toBe(true);
  expect(t.where('nato')).toBe('discard');
  expect(t.round('us').choices).toEqual(['missile-envy']);
});

test('a scoring card that would be held goes first; Missile Envy stays due', () => {
  const position = {
    turn: 4,
    influence,
    effects: ['MissileEnvyDueFromUssr'],
    hands: { ussr: ['missile-envy', 'fidel', 'asia-scoring'] },
  } as const;
  expect(scenario({ ...position, round: 6 }).round('ussr').choices).toEqual(['missile-envy']);
  const t = scenario({ ...position, round: 7, militaryOps: [5, 5] }).round('ussr');
  expect(t.choices).toEqual(['asia-scoring', 'missile-envy']);
  t.choose('asia-scoring', 'event').endTurn();
  expect(t.isSettled).toBe(true);
  expect(t.has('MissileEnvyDueFromUssr')).toBe(true);
  expect(t.round('ussr').choices).toEqual(['missile-envy']);
});

test('the eighth round of the space station does not put a scoring card off (§10.1.5)', () => {
  const t = scenario({
    turn: 8,
    round: 7,
    influence,
    space: [7, 8],
    effects: ['MissileEnvyDueFromUssr'],
    hands: { ussr: ['missile-envy', 'fidel', 'asia-scoring'] },
  }).round('ussr');
  expect(t.choices).toEqual(['asia-scoring', 'missile-envy']);
});

test('while it is due it cannot be a headline', () => {
  const t = scenario({
    turn: 5,
    effects: ['MissileEnvyDueFromUssr'],
    hands: { us: ['nasser'], ussr: ['missile-envy', 'fidel'] },
  });
  expect(() => t.headlines({ us: 'nasser', ussr: 'missile-envy' })).toThrow('not legal');
  expect(t.choicesOf(USSR)).toEqual(['fidel']);
});

test('Red Scare in between lowers it to 1', () => {
  const t = scenario({
    turn: 4,
    influence,
    effects: ['MissileEnvyDueFromUssr', 'RedScareOnUssr'],
    hands: { ussr: ['missile-envy'] },
  }).plays('ussr', 'missile-envy', 'operations');
  t.choose('influence', 'cuba');
  expect(t.isSettled).toBe(true);
});

test('as a headline its operations are granted, and it is due in the first round', () => {
  const t = scenario({
    turn: 4,
    influence,
    hands: { us: ['missile-envy'], ussr: ['nasser', 'comecon', 'fidel'] },
  }).headlines({ us: 'missile-envy', ussr: 'nasser' });
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['comecon']);
  t.choose('comecon');
  expect(t.actor).toBe('us');
  t.choose('influence', 'canada', 'canada', 'canada');
  expect(t.isSettled).toBe(true);
  expect(t.round('ussr').choices).toEqual(['missile-envy']);
});

test('the operations that count now decide (§7.4.2)', () => {
  const effects = ['BrezhnevDoctrine'] as const;
  const t = envy(['muslim-revolution', 'comecon', 'fidel'], { effects });
  expect(t.choices).toEqual(['comecon', 'muslim-revolution']);
  t.choose('comecon');
  expect(isAbsent(t, 'flower-power')).toBe(false);
});

test('Red Scare makes 2 and 1 equal, but not scoring cards', () => {
  const effects = ['RedScareOnUssr'] as const;
  const t = envy(['fidel', 'blockade', 'asia-scoring'], { effects });
  expect(t.choices).toEqual(['blockade', 'fidel']);
  t.choose('blockade');
  expect(isAbsent(t, 'junta')).toBe(false);
  expect(isAbsent(t, 'comecon')).toBe(true);
  expect(envy(['blockade', 'asia-scoring'], { effects }).choices).toEqual(['blockade']);
});

test('by ruling printed operations decide, as they did in the first revision', () => {
  const effects = ['BrezhnevDoctrine'] as const;
  const cards = ['muslim-revolution', 'comecon', 'fidel'] as const;
  const rulings = ['missileEnvyByPrintedOps'] as const;
  for (const rules of [{ options: { rulings } }, { revision: 1 }]) {
    const t = envy(cards, { effects, ...rules });
    expect(t.choices).toEqual(['muslim-revolution']);
  }
  const t = envy(['comecon', 'fidel'], { effects, revision: 1 }).choose('comecon');
  expect(isAbsent(t, 'flower-power')).toBe(true);
});

test('a game of the first revision that agreed on modified operations keeps to them', () => {
  const t = envy(['muslim-revolution', 'comecon', 'fidel'], {
    effects: ['BrezhnevDoctrine'],
    options: { rulings: ['missileEnvyByModifiedOps'] },
    revision: 1,
  });
  expect(t.choices).toEqual(['comecon', 'muslim-revolution']);
});

test('both see what went over, and that nothing better was left', () => {
  const t = envy(['fidel', 'blockade']).choose('fidel', 'influence', 'canada', 'canada');
  expect(isKnownTo(t.game, 0, cardNumber('missile-envy'))).toBe(true);
  expect(isAbsent(t, 'comecon')).toBe(true);
  expect(isAbsent(t, 'junta')).toBe(false);
});

test('operations of the card taken are those of its new player', () => {
  const t = envy(['comecon'], { effects: ['BrezhnevDoctrine', 'RedScareOnUs'] });
  t.choose('comecon', 'influence', 'canada', 'canada');
  expect(t.isSettled).toBe(true);
});

test('lost on the way it is not due any more', () => {
  const effects = ['MissileEnvyDueFromUssr'] as const;
  const discarded = scenario({
    turn: 4,
    effects,
    hands: { us: ['five-year-plan'], ussr: ['missile-envy'] },
  }).plays('us', 'five-year-plan', 'event');
  expect(discarded.where('missile-envy')).toBe('discard');
  expect(discarded.has('MissileEnvyDueFromUssr')).toBe(false);
  const taken = scenario({
    turn: 4,
    influence,
    effects,
    hands: { us: ['grain-sales-to-soviets'], ussr: ['missile-envy'] },
  }).plays('us', 'grain-sales-to-soviets', 'event');
  taken.choose('play');
  expect(taken.choices).toEqual(['event', 'operations', 'space']);
  taken.choose('operations', 'influence', 'canada', 'canada');
  expect(taken.isSettled).toBe(true);
  expect(taken.has('MissileEnvyDueFromUssr')).toBe(false);
});
