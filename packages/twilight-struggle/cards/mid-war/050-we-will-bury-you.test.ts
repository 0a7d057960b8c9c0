import { expect, test } from 'vitest';
import { scenario, type Position, type Scenario } from '../../testing/scenario.ts';

const due = (position: Position): Scenario =>
  scenario({ turn: 4, ...position, effects: ['WeWillBuryYou', ...(position.effects ?? [])] });

const influence = { canada: [2, 0], cuba: [0, 1] } as const;

test('DEFCON drops by 1 and the threat waits for the next US round', () => {
  const t = scenario({
    turn: 4,
    defcon: 4,
    influence,
    hands: { ussr: ['we-will-bury-you'], us: ['duck-and-cover'] },
  }).plays('ussr', 'we-will-bury-you', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(3);
  expect(t.vp).toBe(0);
  expect(t.has('WeWillBuryYou')).toBe(true);
  expect(t.where('we-will-bury-you')).toBe('removed');
  t.plays('us', 'duck-and-cover', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-3 + 3);
  expect(t.has('WeWillBuryYou')).toBe(false);
});

test('at DEFCON 2 nuclear war comes first', () => {
  const t = scenario({ turn: 4, defcon: 2, vp: -18, hands: { us: ['we-will-bury-you'] } });
  t.plays('us', 'we-will-bury-you', 'eventFirst');
  expect(t.result).toEqual({ winner: 'ussr', manner: 'defcon' });
  expect(t.has('WeWillBuryYou')).toBe(false);
});

test('the 3 VP come before those of the card played', () => {
  const t = due({ vp: -17, defcon: 3, hands: { us: ['duck-and-cover'] } });
  t.plays('us', 'duck-and-cover', 'event');
  expect(t.result).toEqual({ winner: 'ussr', manner: 'vp' });
  expect(t.defcon).toBe(3);
});

test('UN Intervention as an event answers it, for operations it does not', () => {
  const hands = { us: ['un-intervention', 'fidel'] } as const;
  const t = due({ influence, hands });
  t.plays('us', 'un-intervention', 'event').choose(
    'fidel',
    'operations',
    'influence',
    'canada',
    'canada',
  );
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  expect(t.has('WeWillBuryYou')).toBe(false);
  const used = due({ influence, hands });
  used.plays('us', 'un-intervention', 'operations').choose('influence', 'canada');
  expect(used.vp).toBe(-3);
});

test('headlined, it is decided by the first US round; US headlines do not count', () => {
  const t = scenario({
    turn: 4,
    influence,
    hands: { us: ['nasser', 'blockade'], ussr: ['we-will-bury-you'] },
  }).headlines({ us: 'nasser', ussr: 'we-will-bury-you' });
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  t.plays('us', 'blockade', 'operationsFirst');
  expect(t.vp).toBe(-3);
});

test('played by the US for operations it waits for the round after', () => {
  const hands = { us: ['we-will-bury-you', 'fidel'] } as const;
  for (const use of ['eventFirst', 'operationsFirst'] as const) {
    const t = scenario({ turn: 4, influence, hands }).plays('us', 'we-will-bury-you', use);
    t.choose('influence', 'canada', 'canada', 'canada', 'canada');
    expect(t.isSettled).toBe(true);
    expect(t.vp).toBe(0);
    expect(t.has('WeWillBuryYou')).toBe(true);
    t.plays('us', 'fidel', 'operationsFirst');
    expect(t.vp).toBe(-3);
  }
});

test('what the US does in a USSR round does not count', () => {
  const t = due({ influence, hands: { ussr: ['grain-sales-to-soviets', 'fidel'] } });
  t.plays('ussr', 'grain-sales-to-soviets', 'eventFirst').choose('play', 'operationsFirst');
  expect(t.vp).toBe(0);
  expect(t.has('WeWillBuryYou')).toBe(true);
});

test('it outlives the turn if no US round is left', () => {
  const t = due({ militaryOps: [5, 5], hands: { us: ['fidel'] } }).endTurn();
  expect(t.has('WeWillBuryYou')).toBe(true);
  t.round('us').choose('fidel');
  expect(t.vp).toBe(0);
  t.choose('eventFirst');
  expect(t.vp).toBe(-3);
});

test('passing and Quagmire let it pay', () => {
  expect(due({}).round('us').vp).toBe(-3);
  const trapped = due({ effects: ['Quagmire'], hands: { us: ['un-intervention', 'fidel'] } });
  trapped.round('us');
  expect(trapped.vp).toBe(-3);
  expect(trapped.choices).toEqual(['fidel']);
});

test('UN Intervention that another event brings answers it by ruling only', () => {
  const position = {
    influence,
    hands: { us: ['missile-envy', 'fidel'], ussr: ['un-intervention'] },
  } as const;
  const t = due(position).plays('us', 'missile-envy', 'event');
  expect(t.vp).toBe(-3);
  const rulings = ['weWillBuryYouHeedsIndirectUnIntervention'] as const;
  const ruled = due({ ...position, options: { rulings } }).plays('us', 'missile-envy', 'event');
  expect(ruled.vp).toBe(0);
  ruled.choose('un-intervention', 'fidel', 'operations', 'influence', 'canada', 'canada');
  expect(ruled.isSettled).toBe(true);
  expect(ruled.vp).toBe(0);
  expect(ruled.has('WeWillBuryYou')).toBe(false);
});

test('under that ruling another card, or none, lets it pay', () => {
  const rulings = ['weWillBuryYouHeedsIndirectUnIntervention'] as const;
  const other = due({
    options: { rulings },
    defcon: 3,
    hands: { us: ['missile-envy'], ussr: ['duck-and-cover'] },
  }).plays('us', 'missile-envy', 'event');
  other.choose('duck-and-cover');
  expect(other.isSettled).toBe(true);
  expect(other.vp).toBe(-3 + 3);
  const none = due({ options: { rulings }, hands: { us: ['missile-envy'] } });
  none.plays('us', 'missile-envy', 'event');
  expect(none.isSettled).toBe(true);
  expect(none.vp).toBe(-3);
  expect(none.has('WeWillBuryYou')).toBe(false);
});
