import { isIn, absentFrom, US } from '@brink/struggle';
import { expect, test } from 'vitest';
import { cardNumber, type CardId } from '../../data/cards.ts';
import { scenario, type Position, type Scenario } from '../../testing/scenario.ts';

const trapped = (us: readonly CardId[], position: Position = {}): Scenario =>
  scenario({
    turn: 4,
    china: { holder: 'us' },
    ...position,
    effects: ['Quagmire', ...(position.effects ?? [])],
    hands: { us, ...position.hands },
  }).round('us');

const isAbsent = (t: Scenario, card: CardId): boolean =>
  isIn(t.game, absentFrom(US), cardNumber(card));

test('the event ends NORAD and traps the US from its next round on', () => {
  const t = scenario({
    turn: 4,
    effects: ['Norad'],
    hands: { ussr: ['quagmire'], us: ['nato', 'fidel'] },
  }).plays('ussr', 'quagmire', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.has('Quagmire')).toBe(true);
  expect(t.has('Norad')).toBe(false);
  expect(t.where('quagmire')).toBe('removed');
  t.round('us');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('trapDiscard');
  expect(t.choices).toEqual(['fidel', 'nato']);
});

test('played by the US for operations it holds from the round after', () => {
  const t = scenario({
    turn: 4,
    influence: { canada: [2, 0] },
    hands: { us: ['quagmire', 'nato'] },
  }).plays('us', 'quagmire', 'eventFirst');
  expect(t.choices).toEqual(['influence']);
  t.choose('influence', 'canada', 'canada', 'canada');
  expect(t.isSettled).toBe(true);
  expect(t.round('us').choices).toEqual(['nato']);
});

test.each([
  [1, false],
  [4, false],
  [5, true],
  [6, true],
])('a die of %i: still trapped %s; the discarded card has no effect', (die, isHeld) => {
  const t = trapped(['fidel', 'containment']);
  expect(t.choices).toEqual(['containment', 'fidel']);
  t.choose('fidel');
  expect(t.actor).toBe('chance');
  t.choose(die);
  expect(t.isSettled).toBe(true);
  expect(t.has('Quagmire')).toBe(isHeld);
  expect(t.where('fidel')).toBe('discard');
  expect(t.influence('cuba')).toEqual([0, 0]);
  t.round('us');
  expect(t.prompt).toBe(isHeld ? 'trapDiscard' : 'actionRound');
});

test('cards of 1 and scoring cards do not serve, and the China Card neither', () => {
  const t = trapped(['fidel', 'blockade', 'asia-scoring', 'truman-doctrine', 'summit']);
  expect(t.choices).toEqual(['fidel']);
});

test('Red Scare spoils a 2', () => {
  const t = trapped(['fidel', 'containment'], { effects: ['RedScareOnUs'] });
  expect(t.choices).toEqual(['containment']);
});

test('Containment lifts a 1; with Red Scare on top nothing is changed', () => {
  const cards = ['fidel', 'blockade'] as const;
  expect(trapped(cards, { effects: ['Containment'] }).choices).toEqual(['blockade', 'fidel']);
  expect(trapped(cards, { effects: ['Containment', 'RedScareOnUs'] }).choices).toEqual(['fidel']);
  expect(trapped(cards, { effects: ['BrezhnevDoctrine'] }).choices).toEqual(['fidel']);
});

test('without a suitable card the round is lost, and all know why', () => {
  const t = trapped(['blockade', 'summit']);
  expect(t.isSettled).toBe(true);
  expect(t.has('Quagmire')).toBe(true);
  expect(t.where('blockade')).toBe('us');
  expect(isAbsent(t, 'fidel')).toBe(true);
  expect(isAbsent(t, 'nasser')).toBe(false);
  expect(isAbsent(t, 'asia-scoring')).toBe(false);
});

test('under Red Scare a lost round says nothing of cards of 2', () => {
  const t = trapped(['fidel'], { effects: ['RedScareOnUs'] });
  expect(t.isSettled).toBe(true);
  expect(isAbsent(t, 'junta')).toBe(false);
  expect(isAbsent(t, 'nato')).toBe(true);
});

test('an empty hand sits out', () => {
  const t = trapped([]);
  expect(t.isSettled).toBe(true);
  expect(t.has('Quagmire')).toBe(true);
});

test('without a suitable card scoring cards may be played, or none', () => {
  const position = { influence: { thailand: [2, 0] } } as const;
  const t = trapped(['blockade', 'southeast-asia-scoring'], position);
  expect(t.choices).toEqual(['done', 'southeast-asia-scoring']);
  t.choose('southeast-asia-scoring');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(2);
  expect(t.where('southeast-asia-scoring')).toBe('removed');
  expect(t.has('Quagmire')).toBe(true);
  const passed = trapped(['blockade', 'southeast-asia-scoring'], position).choose('done');
  expect(passed.isSettled).toBe(true);
  expect(passed.where('southeast-asia-scoring')).toBe('us');
  expect(isAbsent(passed, 'fidel')).toBe(true);
});

test('a scoring card that is due goes before the discard, without a roll', () => {
  expect(trapped(['fidel', 'southeast-asia-scoring'], { round: 6 }).choices).toEqual(['fidel']);
  const t = trapped(['fidel', 'southeast-asia-scoring'], { round: 7 });
  expect(t.choices).toEqual(['fidel', 'southeast-asia-scoring']);
  t.choose('southeast-asia-scoring');
  expect(t.isSettled).toBe(true);
  expect(t.has('Quagmire')).toBe(true);
  const two = trapped(['fidel', 'southeast-asia-scoring', 'asia-scoring'], { round: 6 });
  expect(two.choices).toEqual(['asia-scoring', 'fidel', 'southeast-asia-scoring']);
});

test('an eighth round that the rival may take away does not put a scoring card off (§10.1.5)', () => {
  const cards = ['fidel', 'southeast-asia-scoring'] as const;
  const alone = trapped(cards, { turn: 8, round: 7, space: [8, 7] });
  expect(alone.choices).toEqual(['fidel', 'southeast-asia-scoring']);
  // North Sea Oil cannot be taken away: its eighth round is soon enough.
  const sure = trapped(cards, { turn: 8, round: 7, effects: ['NorthSeaOilRoundForUs'] });
  expect(sure.choices).toEqual(['fidel']);
  const both = trapped(cards, {
    turn: 8,
    round: 7,
    space: [8, 7],
    effects: ['NorthSeaOilRoundForUs'],
  });
  expect(both.choices).toEqual(['fidel']);
  const eighth = trapped(cards, { turn: 8, round: 8, space: [8, 7] });
  expect(eighth.choices).toEqual(['done', 'fidel', 'southeast-asia-scoring']);
});

test('by ruling a scoring card may be played at any time', () => {
  const t = trapped(['fidel', 'asia-scoring'], {
    options: { rulings: ['trappedMayScoreAnyTime'] },
  });
  expect(t.choices).toEqual(['asia-scoring', 'fidel']);
});

test('a Missile Envy that is due is the next discard if it is worth 2', () => {
  const cards = ['missile-envy', 'nato', 'asia-scoring'] as const;
  const effects = ['MissileEnvyDueFromUs'] as const;
  const t = trapped(cards, { effects });
  expect(t.choices).toEqual(['missile-envy']);
  t.choose('missile-envy', 6);
  expect(t.has('MissileEnvyDueFromUs')).toBe(false);
  expect(t.round('us').choices).toEqual(['nato']);
  expect(trapped(cards, { effects, round: 7 }).choices).toEqual(['asia-scoring', 'missile-envy']);
  const scared = trapped(cards, { effects: [...effects, 'RedScareOnUs'] });
  expect(scared.choices).toEqual(['nato']);
  scared.choose('nato', 1);
  expect(scared.has('MissileEnvyDueFromUs')).toBe(true);
});

test('the headline phase is not touched', () => {
  const t = scenario({
    turn: 4,
    effects: ['Quagmire'],
    hands: { us: ['duck-and-cover'], ussr: ['fidel'] },
  }).headlines({ us: 'duck-and-cover', ussr: 'fidel' });
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(4);
});

test('it outlives the turn', () => {
  expect(
    scenario({ turn: 4, effects: ['Quagmire'] })
      .endTurn()
      .has('Quagmire'),
  ).toBe(true);
});

test('an eighth round may be left unused, which says nothing of the hand', () => {
  const t = trapped(['fidel'], { round: 8, effects: ['NorthSeaOilRoundForUs'] });
  expect(t.choices).toEqual(['done', 'fidel']);
  t.choose('done');
  expect(t.isSettled).toBe(true);
  expect(isAbsent(t, 'nato')).toBe(false);
});

test('in the eighth round even a hand without a discard is asked: a round passed over would tell it', () => {
  const t = trapped(['nasser'], { round: 8, effects: ['NorthSeaOilRoundForUs'] });
  expect(t.choices).toEqual(['done']);
  t.choose('done');
  expect(t.isSettled).toBe(true);
  expect(isAbsent(t, 'nato')).toBe(false);
  expect(trapped([], { round: 8, effects: ['NorthSeaOilRoundForUs'] }).isSettled).toBe(true);
});

test('NORAD gives nothing at the end of the round in which Quagmire has ended it', () => {
  const t = scenario({
    turn: 4,
    defcon: 3,
    effects: ['Norad'],
    influence: { canada: [4, 0], panama: [0, 1], haiti: [0, 1] },
    hands: { us: ['quagmire'] },
  }).plays('us', 'quagmire', 'operationsFirst');
  t.choose('coup', 'panama', 1);
  expect(t.defcon).toBe(2);
  expect(t.isSettled).toBe(true);
});

test('by ruling a scoring card has to be played when there is nothing to discard', () => {
  const options = { rulings: ['trappedMustScore'] } as const;
  const t = trapped(['blockade', 'southeast-asia-scoring'], { options });
  expect(t.choices).toEqual(['southeast-asia-scoring']);
  t.choose('southeast-asia-scoring');
  expect(t.isSettled).toBe(true);
  expect(t.has('Quagmire')).toBe(true);
  expect(trapped(['fidel', 'asia-scoring'], { options }).choices).toEqual(['fidel']);
  expect(trapped(['blockade'], { options }).isSettled).toBe(true);
});
