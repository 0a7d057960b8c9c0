import { expect, test } from 'vitest';
import { scenario } from '../testing/scenario.ts';

test('placing: own countries, their neighbours, and always the sea lanes (§6.1.4, example)', () => {
  const t = scenario({
    influence: { 'south-yemen': [1, 0], kenya: [2, 0], djibouti: [1, 0] },
    hands: { us: ['zbig'] },
  }).plays('us', 'zbig', 'operations');
  t.choose('influence');
  expect(t.choices).toEqual([
    'djibouti',
    'ethiopia',
    'kenya',
    'madagascar',
    'saudi-arabia',
    'somalia',
    'south-yemen',
    'strategic-sea-lanes',
  ]);
});

test('2 points where the rival controls, in the sea lanes too', () => {
  const t = scenario({
    influence: { 'strategic-sea-lanes': [0, 4], egypt: [1, 0] },
    hands: { us: ['zbig'] },
  }).plays('us', 'zbig', 'operations');
  t.choose('influence', 'strategic-sea-lanes');
  expect(t.choices).toEqual(['egypt', 'strategic-sea-lanes', 'sudan']);
  t.choose('strategic-sea-lanes');
  expect(t.isSettled).toBe(true);
  expect(t.influence('strategic-sea-lanes')).toEqual([2, 4]);
});

test.each([
  [5, ['egypt', 'kenya', 'oman']],
  [4, ['egypt', 'kenya', 'oman']],
  [3, ['kenya']],
  [2, ['kenya']],
])('DEFCON %i: coups and realignments (§8.1.7)', (defcon, open) => {
  const position = {
    defcon,
    influence: { egypt: [0, 1], kenya: [0, 1], oman: [0, 1], 'strategic-sea-lanes': [0, 3] },
    hands: { us: ['eplf'] },
  } as const;
  const coup = scenario(position).plays('us', 'eplf', 'operations').choose('coup');
  expect(coup.choices).toEqual(open);
  const realign = scenario(position).plays('us', 'eplf', 'operations').choose('realign');
  expect(realign.choices).toEqual(open);
});

test('the coup of §6.3.4', () => {
  const t = scenario({ influence: { kenya: [0, 2] }, hands: { us: ['zbig'] } });
  t.plays('us', 'zbig', 'operations').choose('coup', 'kenya', 4);
  expect(t.isSettled).toBe(true);
  expect(t.influence('kenya')).toEqual([1, 0]);
  expect(t.militaryOps).toEqual([3, 0]);
  expect(t.defcon).toBe(3);
});

test('the realignment of §6.2.2', () => {
  const t = scenario({
    influence: { ethiopia: [0, 3], sudan: [0, 1], kenya: [2, 0] },
    hands: { us: ['eplf'] },
  }).plays('us', 'eplf', 'operations');
  t.choose('realign', 'ethiopia', 4, 2);
  expect(t.isSettled).toBe(true);
  expect(t.influence('ethiopia')).toEqual([0, 2]);
});

test.each([
  [0, 'usaid', 4, [1, 0], 0],
  [0, 'usaid', 5, [0, 0], 0],
  [1, 'usaid', 3, [2, 0], 2],
  [1, 'usaid', 4, [1, 0], 0],
  [2, 'zbig', 4, [3, 0], 3],
  [2, 'zbig', 5, [2, 0], 0],
] as const)('space race from box %i with %s and %i', (box, card, die, space, vp) => {
  const t = scenario({ space: [box, 0], hands: { us: [card] }, draw: ['nasserism'] });
  t.plays('us', card, 'space').choose(die);
  expect(t.isSettled).toBe(true);
  expect(t.space).toEqual(space);
  expect(t.vp).toBe(vp);
});

test.each([
  [0, 'eplf'],
  [2, 'usaid'],
] as const)('from box %i %s is not enough', (box, card) => {
  const t = scenario({ space: [box, 0], hands: { us: [card] } })
    .round('us')
    .choose(card);
  expect(t.choices).not.toContain('space');
});

test('the second in a box has less, and no card at the end of the track', () => {
  const two = scenario({ space: [1, 2], hands: { us: ['usaid'] } }).plays('us', 'usaid', 'space');
  expect(two.choose(1).vp).toBe(1);
  const three = scenario({ space: [2, 3], hands: { us: ['zbig'] } }).plays('us', 'zbig', 'space');
  three.choose(1);
  expect(three.isSettled).toBe(true);
  expect(three.vp).toBe(0);
});

test('one attempt a turn; none from the last box (§6.4.2, §6.4.6)', () => {
  const t = scenario({ hands: { us: ['zbig', 'usaid'] } })
    .plays('us', 'zbig', 'space')
    .choose(6);
  expect(t.round('us').choose('usaid').choices).not.toContain('space');
  const last = scenario({ space: [3, 0], hands: { us: ['zbig'] } })
    .round('us')
    .choose('zbig');
  expect(last.choices).toEqual(['event', 'operations']);
});

test.each([
  [[], ['egypt', 'ethiopia', 'strategic-sea-lanes', 'sudan']],
  [['reachAfterEvent'], ['egypt', 'strategic-sea-lanes', 'sudan']],
] as const)('reach: when the round begins, or by ruling %j after the event', (rulings, open) => {
  const t = scenario({
    options: { rulings },
    influence: { egypt: [2, 0], ethiopia: [1, 0] },
    hands: { us: ['the-lion-falters'] },
  });
  // The event takes Ethiopia away, and with it the way to Kenya.
  t.plays('us', 'the-lion-falters', 'eventFirst').choose('influence');
  expect(t.choices.filter((country) => country !== 'kenya')).toEqual(open);
  expect(t.choices.includes('kenya')).toBe(rulings.length === 0);
});
