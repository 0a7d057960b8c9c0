import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const CARD = 'special-relationship';
const influence = { 'united-kingdom': [5, 0], france: [0, 3] } as const;

test('without NATO 1 influence next to the United Kingdom', () => {
  const t = scenario({ influence, hands: { us: [CARD] } }).plays('us', CARD, 'event');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['benelux', 'canada', 'france', 'norway']);
  t.choose('france');
  expect(t.isSettled).toBe(true);
  expect(t.influence('france')).toEqual([1, 3]);
  expect(t.vp).toBe(0);
  expect(t.where(CARD)).toBe('discard');
});

test('with NATO 2 in one country of Western Europe and 2 VP', () => {
  const t = scenario({ influence, effects: ['Nato'], hands: { us: [CARD] } });
  t.plays('us', CARD, 'event');
  expect(t.choices).toEqual([
    'austria',
    'benelux',
    'canada',
    'denmark',
    'finland',
    'france',
    'greece',
    'italy',
    'norway',
    'spain-portugal',
    'sweden',
    'turkey',
    'united-kingdom',
    'west-germany',
  ]);
  t.choose('france');
  expect(t.isSettled).toBe(true);
  expect(t.influence('france')).toEqual([2, 3]);
  expect(t.vp).toBe(2);
  expect(t.where(CARD)).toBe('discard');
});

test('without control of the United Kingdom there is no event', () => {
  const weak = { 'united-kingdom': [4, 0], iraq: [0, 1] } as const;
  const own = scenario({ influence: weak, effects: ['Nato'], hands: { us: [CARD] } });
  expect(own.round('us').choose(CARD).choices).toEqual(['operations', 'space']);
  const ussr = scenario({ influence: weak, effects: ['Nato'], hands: { ussr: [CARD] } });
  ussr.plays('ussr', CARD, 'eventFirst').choose('influence', 'iraq', 'iraq');
  expect(ussr.isSettled).toBe(true);
  expect(ussr.vp).toBe(0);
  expect(ussr.where(CARD)).toBe('discard');
});

test('the USSR can break the control with its operations first', () => {
  const t = scenario({
    influence: { 'united-kingdom': [5, 0], benelux: [0, 1] },
    hands: { ussr: [CARD] },
  });
  t.plays('ussr', CARD, 'operationsFirst').choose('influence', 'united-kingdom');
  expect(t.isSettled).toBe(true);
  expect(t.influence('united-kingdom')).toEqual([5, 1]);
  expect(t.influence('benelux')).toEqual([0, 1]);
});

test('in a USSR round the US chooses', () => {
  const t = scenario({ influence, hands: { ussr: [CARD] } }).plays('ussr', CARD, 'eventFirst');
  expect(t.actor).toBe('us');
  t.choose('norway');
  expect(t.actor).toBe('ussr');
  expect(t.prompt).toBe('operations');
});
