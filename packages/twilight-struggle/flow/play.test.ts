import { expect, test } from 'vitest';
import type { Ruling } from '../rulings.ts';
import { scenario, type Scenario } from '../testing/scenario.ts';

const removals = ({ log }: Scenario): number => log.filter(({ code }) => code === 'remove').length;

const fidel = (): Scenario =>
  scenario({ influence: { cuba: [1, 0], iran: [1, 0] }, hands: { us: ['fidel'] } })
    .round('us')
    .choose('fidel');

test('an event of the rival happens, and its player says when', () => {
  const t = fidel();
  expect(t.choices).toEqual(['eventFirst', 'operationsFirst', 'space']);
  t.choose('eventFirst');
  expect(t.influence('cuba')).toEqual([0, 3]);
  t.choose('influence', 'iran', 'iran');
  expect(t.isSettled).toBe(true);
  expect(t.where('fidel')).toBe('removed');
  expect(removals(t)).toBe(1);
});

test('operations first: the event comes after, and the card is put away once', () => {
  const t = fidel().choose('operationsFirst', 'influence', 'iran');
  expect(t.influence('cuba')).toEqual([1, 0]);
  expect(removals(t)).toBe(0);
  t.choose('iran');
  expect(t.isSettled).toBe(true);
  expect(t.influence('cuba')).toEqual([0, 3]);
  expect(t.where('fidel')).toBe('removed');
  expect(removals(t)).toBe(1);
});

test('into space there is no event, and the asterisk does not count', () => {
  const t = fidel().choose('space', 6);
  expect(t.isSettled).toBe(true);
  expect(t.influence('cuba')).toEqual([1, 0]);
  expect(t.where('fidel')).toBe('discard');
});

test('an own event does not happen when the card is played for operations', () => {
  const t = scenario({ influence: { iran: [0, 1] }, hands: { ussr: ['fidel'] } })
    .round('ussr')
    .choose('fidel');
  expect(t.choices).toEqual(['event', 'operations', 'space']);
  t.choose('operations', 'influence', 'iran', 'iran');
  expect(t.isSettled).toBe(true);
  expect(t.influence('cuba')).toEqual([0, 0]);
  expect(t.where('fidel')).toBe('discard');
});

test('an event that another one must allow does not happen: the card is discarded', () => {
  const t = scenario({ influence: { iran: [0, 1] }, hands: { ussr: ['nato'] } })
    .round('ussr')
    .choose('nato');
  expect(t.choices).toEqual(['operations', 'space']);
  t.choose('operations', 'influence', 'iran', 'iran', 'iran', 'iran');
  expect(t.isSettled).toBe(true);
  expect(t.where('nato')).toBe('discard');
  expect(removals(t)).toBe(0);
});

test('one whose condition fails on the board does not happen either', () => {
  const t = scenario({
    turn: 4,
    influence: { iran: [0, 1] },
    hands: { ussr: ['kitchen-debates'] },
  })
    .plays('ussr', 'kitchen-debates', 'operationsFirst')
    .choose('influence', 'iran');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  expect(t.where('kitchen-debates')).toBe('discard');
});

test('an own event that cannot happen is not offered; as a headline it is discarded', () => {
  const position = { turn: 4, hands: { us: ['kitchen-debates'], ussr: ['nasser'] } } as const;
  const t = scenario(position).round('us').choose('kitchen-debates');
  expect(t.choices).toEqual(['operations']);
  const headline = scenario(position).headlines({ us: 'kitchen-debates', ussr: 'nasser' });
  expect(headline.isSettled).toBe(true);
  expect(headline.vp).toBe(0);
  expect(headline.where('kitchen-debates')).toBe('discard');
});

test('the condition is that of the moment: operations before may change it', () => {
  const debates = (use: 'eventFirst' | 'operationsFirst'): Scenario =>
    scenario({ turn: 4, influence: { iran: [2, 0] }, hands: { ussr: ['kitchen-debates'] } }).plays(
      'ussr',
      'kitchen-debates',
      use,
    );
  const after = debates('operationsFirst').choose('coup', 'iran', 6);
  expect(after.isSettled).toBe(true);
  expect(after.vp).toBe(0);
  expect(after.where('kitchen-debates')).toBe('discard');
  const before = debates('eventFirst').choose('coup', 'iran', 6);
  expect(before.isSettled).toBe(true);
  expect(before.vp).toBe(2);
  expect(before.where('kitchen-debates')).toBe('removed');
});

test('an event without result has happened', () => {
  const t = scenario({
    turn: 4,
    influence: { iran: [0, 1] },
    hands: { ussr: ['alliance-for-progress'] },
  })
    .plays('ussr', 'alliance-for-progress', 'eventFirst')
    .choose('influence', 'iran', 'iran', 'iran');
  expect(t.isSettled).toBe(true);
  expect(t.where('alliance-for-progress')).toBe('removed');
});

test('when the event ends the game the operations are not carried out', () => {
  const t = scenario({
    defcon: 2,
    influence: { iran: [0, 1] },
    hands: { ussr: ['duck-and-cover'] },
  }).plays('ussr', 'duck-and-cover', 'eventFirst');
  expect(t.result).toEqual({ winner: 'us', manner: 'defcon' });
  expect(t.actor).toBeUndefined();
});

test('a scoring card has its event alone', () => {
  const t = scenario({ hands: { us: ['asia-scoring'] } })
    .round('us')
    .choose('asia-scoring');
  expect(t.choices).toEqual(['event']);
});

const nasser = (rulings: readonly Ruling[]): string[] =>
  scenario({ options: { rulings }, influence: { egypt: [1, 0] }, hands: { us: ['nasser'] } })
    .plays('us', 'nasser', 'eventFirst')
    .choose('influence').choices;

test('places are those of the beginning of the round although the event comes first', () => {
  expect(nasser([])).toEqual(['canada', 'cuba', 'israel', 'japan', 'libya', 'mexico', 'sudan']);
});

test('by ruling they are those after the event', () => {
  expect(nasser(['reachAfterEvent'])).toEqual(['canada', 'cuba', 'japan', 'mexico']);
});
