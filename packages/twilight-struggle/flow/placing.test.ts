import { expect, test } from 'vitest';
import { scenario, type Position, type Scenario } from '../testing/scenario.ts';

/** The US places with the 4 points of NATO. */
const places = (position: Position): Scenario =>
  scenario({ hands: { us: ['nato'] }, ...position })
    .plays('us', 'nato', 'operations')
    .choose('influence');

test('where the side has influence, next to it, and next to its own superpower', () => {
  expect(places({}).choices).toEqual(['canada', 'cuba', 'japan', 'mexico']);
  const t = places({ influence: { panama: [1, 0], poland: [0, 3] } });
  expect(t.choices).toEqual([
    'canada',
    'colombia',
    'costa-rica',
    'cuba',
    'japan',
    'mexico',
    'panama',
  ]);
});

test('what is placed in this round opens nothing', () => {
  const t = places({ influence: { panama: [1, 0], 'south-korea': [1, 0] } });
  const open = [
    'canada',
    'colombia',
    'costa-rica',
    'cuba',
    'japan',
    'mexico',
    'north-korea',
    'panama',
    'south-korea',
    'taiwan',
  ];
  expect(t.choices).toEqual(open);
  t.choose('costa-rica');
  expect(t.choices).toEqual(open);
  t.choose('colombia', 'costa-rica', 'taiwan');
  expect(t.isSettled).toBe(true);
  expect(t.influence('costa-rica')).toEqual([2, 0]);
});

test('2 points where the rival controls, 1 as soon as he does not', () => {
  const t = scenario({
    influence: { turkey: [2, 0], syria: [0, 1] },
    hands: { ussr: ['red-scare-purge'] },
  })
    .plays('ussr', 'red-scare-purge', 'operations')
    .choose('influence', 'turkey', 'turkey', 'turkey');
  expect(t.isSettled).toBe(true);
  expect(t.influence('turkey')).toEqual([2, 3]);
});

test('all points must be spent', () => {
  const t = places({ influence: { iran: [1, 0] } });
  t.choose('iran', 'iran', 'iran');
  expect(t.choices).not.toContain('done');
  t.choose('iran');
  expect(t.isSettled).toBe(true);
});

test('by ruling the rest may be wasted after the first point', () => {
  const t = places({ options: { rulings: ['pointsMayBeWasted'] }, influence: { iran: [1, 0] } });
  expect(t.choices).not.toContain('done');
  t.choose('iran');
  expect(t.choices).toContain('done');
  t.choose('done');
  expect(t.isSettled).toBe(true);
});

test('the last point cannot enter a country that the rival controls', () => {
  const t = scenario({
    influence: { libya: [1, 0], egypt: [0, 2] },
    hands: { us: ['captured-nazi-scientist'] },
  })
    .plays('us', 'captured-nazi-scientist', 'operations')
    .choose('influence');
  expect(t.choices).toEqual(['canada', 'cuba', 'japan', 'libya', 'mexico', 'tunisia']);
});

test('points that fit nowhere are lost', () => {
  const held = { afghanistan: [2, 0], finland: [4, 0], 'north-korea': [3, 0] } as const;
  const t = scenario({
    influence: { ...held, poland: [3, 0], romania: [4, 0] },
    hands: { ussr: ['socialist-governments'] },
  })
    .plays('ussr', 'socialist-governments', 'operations')
    .choose('influence');
  expect(t.choices).toEqual(['afghanistan', 'finland', 'north-korea', 'poland', 'romania']);
  t.choose('romania');
  // Romania still stands 4 to 1: the third point buys nothing anywhere.
  expect(t.isSettled).toBe(true);
  expect(t.influence('romania')).toEqual([4, 1]);
});

test('with only 1 point and no place for it there are no operations', () => {
  const held = { afghanistan: [2, 0], finland: [4, 0], 'north-korea': [3, 0] } as const;
  const t = scenario({
    defcon: 2,
    influence: { ...held, poland: [3, 0], romania: [3, 0] },
    hands: { ussr: ['blockade'] },
  }).plays('ussr', 'blockade', 'operations');
  expect(t.isSettled).toBe(true);
});

test('Red Scare takes 1, but never the last; Containment adds 1 up to 4', () => {
  const scare = scenario({
    influence: { iran: [1, 0] },
    hands: { us: ['captured-nazi-scientist', 'nato'] },
    effects: ['RedScareOnUs'],
  });
  scare.plays('us', 'captured-nazi-scientist', 'operations').choose('influence', 'iran');
  expect(scare.isSettled).toBe(true);
  scare.plays('us', 'nato', 'operations').choose('influence', 'iran', 'iran', 'iran');
  expect(scare.isSettled).toBe(true);
  const plus = places({ influence: { iran: [1, 0] }, effects: ['Containment'] });
  plus.choose('iran', 'iran', 'iran', 'iran');
  expect(plus.isSettled).toBe(true);
});

const china = (position: Position): Scenario =>
  scenario(position).plays('ussr', 'china-card', 'operations').choose('influence');

test('the China Card has a fifth point if all are spent in Asia', () => {
  const t = china({ influence: { india: [0, 1], syria: [0, 1] } });
  t.choose('india', 'india', 'india', 'india');
  expect(t.choices).toEqual(['afghanistan', 'burma', 'done', 'india', 'north-korea', 'pakistan']);
  t.choose('burma');
  expect(t.isSettled).toBe(true);
  const outside = china({ influence: { india: [0, 1], syria: [0, 1] } });
  outside.choose('syria', 'india', 'india', 'india');
  expect(outside.isSettled).toBe(true);
});

test('the fifth point may be left', () => {
  const t = china({ influence: { india: [0, 1] } });
  t.choose('india', 'india', 'india', 'india', 'done');
  expect(t.isSettled).toBe(true);
});

test('Vietnam Revolts adds a sixth, in Southeast Asia alone', () => {
  const t = china({
    influence: { vietnam: [0, 1], india: [0, 1] },
    effects: ['VietnamRevolts'],
  });
  t.choose('vietnam', 'vietnam', 'vietnam', 'vietnam', 'vietnam');
  expect(t.choices).toEqual(['burma', 'done', 'laos-cambodia', 'thailand', 'vietnam']);
  t.choose('thailand');
  expect(t.isSettled).toBe(true);
});

test('Red Scare and Vietnam Revolts cancel out: 5 points of the China Card (§7.4)', () => {
  const t = china({
    influence: { vietnam: [0, 1] },
    effects: ['VietnamRevolts', 'RedScareOnUssr'],
  });
  t.choose('vietnam', 'vietnam', 'vietnam', 'vietnam', 'vietnam');
  expect(t.isSettled).toBe(true);
  expect(t.influence('vietnam')).toEqual([0, 6]);
});
