import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const influence = { canada: [2, 0], iran: [0, 1], haiti: [0, 1], cuba: [0, 1] } as const;

test('DEFCON rises by 1, then the player may conduct 4 operations', () => {
  const t = scenario({ turn: 4, defcon: 3, influence, hands: { us: ['abm-treaty'] } });
  t.plays('us', 'abm-treaty', 'event');
  expect(t.defcon).toBe(4);
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('operations');
  expect(t.choices).toEqual(['coup', 'done', 'influence', 'realign']);
  t.choose('influence', 'canada', 'canada', 'canada', 'canada');
  expect(t.isSettled).toBe(true);
  expect(t.influence('canada')).toEqual([6, 0]);
  expect(t.where('abm-treaty')).toBe('discard');
});

test('the operations may be left', () => {
  const t = scenario({ turn: 4, influence, hands: { ussr: ['abm-treaty'] } });
  t.plays('ussr', 'abm-treaty', 'event').choose('done');
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(5);
});

test('a coup obeys the new DEFCON level and counts as military', () => {
  const t = scenario({ turn: 4, defcon: 2, influence, hands: { us: ['abm-treaty'] } });
  t.plays('us', 'abm-treaty', 'event').choose('coup');
  expect(t.choices).toEqual(['cuba', 'haiti', 'iran']);
  t.choose('iran', 3);
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(2);
  expect(t.militaryOps).toEqual([4, 0]);
  expect(t.influence('iran')).toEqual([2, 0]);
});

test.each([
  [[], 3],
  [['eventOpsUnmodified'], 4],
] as const)('under Red Scare with the rulings %o it is %i operations', (rulings, ops) => {
  const t = scenario({
    turn: 4,
    options: { rulings },
    influence,
    effects: ['RedScareOnUs'],
    hands: { us: ['abm-treaty'] },
  }).plays('us', 'abm-treaty', 'event');
  t.choose('coup', 'haiti', 1);
  expect(t.isSettled).toBe(true);
  expect(t.militaryOps).toEqual([ops, 0]);
});

test('Containment does not lift it over 4', () => {
  const t = scenario({
    turn: 4,
    influence,
    effects: ['Containment'],
    hands: { us: ['abm-treaty'] },
  }).plays('us', 'abm-treaty', 'event');
  t.choose('coup', 'haiti', 1);
  expect(t.militaryOps).toEqual([4, 0]);
});

test('in the headline phase the operations are usable, through Missile Envy as well', () => {
  const t = scenario({
    turn: 4,
    defcon: 4,
    influence,
    hands: { us: ['abm-treaty'], ussr: ['nasser'] },
  }).headlines({ us: 'abm-treaty', ussr: 'nasser' });
  expect(t.choices).toEqual(['coup', 'done', 'influence', 'realign']);
  const envy = scenario({
    turn: 4,
    defcon: 4,
    influence,
    hands: { us: ['abm-treaty', 'nasser'], ussr: ['missile-envy'] },
  }).headlines({ us: 'nasser', ussr: 'missile-envy' });
  expect(envy.actor).toBe('us');
  expect(envy.choices).toEqual(['abm-treaty']);
  envy.choose('abm-treaty');
  expect(envy.actor).toBe('ussr');
  expect(envy.choices).toEqual(['coup', 'done', 'influence', 'realign']);
  envy.choose('influence', 'cuba', 'cuba', 'cuba', 'cuba');
  expect(envy.isSettled).toBe(true);
  expect(envy.where('abm-treaty')).toBe('discard');
});

test('for operations it is an ordinary card that leaves DEFCON alone', () => {
  const t = scenario({ turn: 4, defcon: 3, influence, hands: { us: ['abm-treaty'] } });
  t.round('us').choose('abm-treaty');
  expect(t.choices).toEqual(['event', 'operations', 'space']);
  t.choose('operations');
  expect(t.defcon).toBe(3);
});
