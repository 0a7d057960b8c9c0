import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('the US plays the card it has drawn as its own', () => {
  const t = scenario({
    turn: 4,
    influence: { israel: [1, 0], cuba: [1, 0] },
    hands: { us: ['grain-sales-to-soviets'], ussr: ['fidel', 'duck-and-cover'] },
  }).plays('us', 'grain-sales-to-soviets', 'event');
  expect(t.actor).toBe('chance');
  expect(t.choices).toEqual(['duck-and-cover', 'fidel']);
  t.choose('duck-and-cover');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['giveBack', 'play']);
  t.choose('play');
  expect(t.choices).toEqual(['event', 'operations', 'space']);
  t.choose('event');
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(4);
  expect(t.vp).toBe(1);
  expect(t.where('duck-and-cover')).toBe('discard');
  expect(t.where('grain-sales-to-soviets')).toBe('discard');
});

test('given back, the US conducts 2 operations', () => {
  const t = scenario({
    turn: 4,
    influence: { israel: [1, 0] },
    hands: { us: ['grain-sales-to-soviets'], ussr: ['fidel', 'blockade'] },
  })
    .plays('us', 'grain-sales-to-soviets', 'event')
    .choose('fidel', 'giveBack');
  expect(t.where('fidel')).toBe('ussr');
  expect(t.prompt).toBe('operations');
  expect(t.choices).toEqual(['influence']);
  t.choose('influence', 'israel', 'israel');
  expect(t.isSettled).toBe(true);
  expect(t.influence('israel')).toEqual([3, 0]);
});

test('an empty USSR hand leaves the 2 operations', () => {
  const t = scenario({
    turn: 4,
    influence: { israel: [1, 0] },
    hands: { us: ['grain-sales-to-soviets'] },
  }).plays('us', 'grain-sales-to-soviets', 'event');
  expect(t.choices).toEqual(['influence']);
});

test('in its own round the USSR answers for nuclear war', () => {
  const t = scenario({
    turn: 4,
    defcon: 2,
    hands: { ussr: ['grain-sales-to-soviets', 'duck-and-cover'] },
  })
    .plays('ussr', 'grain-sales-to-soviets', 'eventFirst')
    .choose('play', 'event');
  expect(t.result).toEqual({ winner: 'us', manner: 'defcon' });
});

test('a scoring card that is drawn may be played', () => {
  const t = scenario({
    turn: 4,
    influence: { nigeria: [1, 0] },
    hands: { us: ['grain-sales-to-soviets'], ussr: ['africa-scoring'] },
  })
    .plays('us', 'grain-sales-to-soviets', 'event')
    .choose('play');
  expect(t.choices).toEqual(['event']);
  t.choose('event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(2);
  expect(t.where('africa-scoring')).toBe('discard');
});

test('a scoring card may be given back as well', () => {
  const t = scenario({
    turn: 4,
    influence: { iran: [1, 0] },
    hands: { us: ['grain-sales-to-soviets'], ussr: ['africa-scoring'] },
  }).plays('us', 'grain-sales-to-soviets', 'event');
  expect(t.choices).toEqual(['giveBack', 'play']);
  t.choose('giveBack', 'influence', 'iran', 'iran');
  expect(t.isSettled).toBe(true);
  expect(t.where('africa-scoring')).toBe('ussr');
});

test('an event of the USSR on it happens as usual, and its asterisk counts', () => {
  const t = scenario({
    turn: 4,
    influence: { iran: [1, 0] },
    hands: { us: ['grain-sales-to-soviets'], ussr: ['fidel'] },
  })
    .plays('us', 'grain-sales-to-soviets', 'event')
    .choose('play');
  expect(t.choices).toEqual(['eventFirst', 'operationsFirst', 'space']);
  t.choose('eventFirst');
  expect(t.influence('cuba')).toEqual([0, 3]);
  t.choose('influence', 'iran', 'iran');
  expect(t.isSettled).toBe(true);
  expect(t.where('fidel')).toBe('removed');
});

test('into space it goes as an attempt of the US, without its event', () => {
  const t = scenario({
    turn: 4,
    hands: { us: ['grain-sales-to-soviets'], ussr: ['fidel'] },
  })
    .plays('us', 'grain-sales-to-soviets', 'event')
    .choose('play', 'space', 1);
  expect(t.isSettled).toBe(true);
  expect(t.space).toEqual([1, 0]);
  expect(t.where('fidel')).toBe('discard');
  expect(t.influence('cuba')).toEqual([0, 0]);
});

test('modifiers of the US hold for the card, those of the USSR do not', () => {
  const t = scenario({
    turn: 4,
    influence: { iran: [1, 0] },
    hands: { us: ['grain-sales-to-soviets'], ussr: ['fidel'] },
    effects: ['BrezhnevDoctrine', 'RedScareOnUs'],
  })
    .plays('us', 'grain-sales-to-soviets', 'event')
    .choose('play', 'operationsFirst', 'influence', 'iran');
  expect(t.isSettled).toBe(true);
  expect(t.influence('iran')).toEqual([2, 0]);
});

test('the US may use the card with UN Intervention from its hand', () => {
  const t = scenario({
    turn: 4,
    influence: { iran: [1, 0] },
    hands: { us: ['grain-sales-to-soviets', 'un-intervention', 'nasser'], ussr: ['fidel'] },
    effects: ['U2Incident'],
  }).plays('us', 'grain-sales-to-soviets', 'event');
  expect(t.choices).toEqual(['giveBack', 'play', 'unIntervention']);
  t.choose('unIntervention', 'operations');
  expect(t.vp).toBe(-1);
  expect(t.choices).toEqual(['influence']);
  t.choose('influence', 'iran', 'iran');
  expect(t.isSettled).toBe(true);
  expect(t.influence('cuba')).toEqual([0, 0]);
  expect(t.where('fidel')).toBe('discard');
  expect(t.where('un-intervention')).toBe('discard');
  expect(t.where('nasser')).toBe('us');
});

test('UN Intervention joins neither own nor neutral cards, nor in the headline phase', () => {
  const own = scenario({
    turn: 4,
    hands: { us: ['grain-sales-to-soviets', 'un-intervention'], ussr: ['duck-and-cover'] },
  }).plays('us', 'grain-sales-to-soviets', 'event');
  expect(own.choices).toEqual(['giveBack', 'play']);
  const headline = scenario({
    turn: 4,
    hands: { us: ['grain-sales-to-soviets', 'un-intervention'], ussr: ['fidel', 'nasser'] },
  }).headlines({ us: 'grain-sales-to-soviets', ussr: 'nasser' });
  expect(headline.choices).toEqual(['giveBack', 'play']);
});

test('a drawn UN Intervention is played with a USSR card of the US hand', () => {
  const t = scenario({
    turn: 4,
    influence: { iran: [1, 0] },
    hands: { us: ['grain-sales-to-soviets', 'nasser'], ussr: ['un-intervention'] },
  })
    .plays('us', 'grain-sales-to-soviets', 'event')
    .choose('play', 'event');
  expect(t.choices).toEqual(['nasser']);
  t.choose('nasser', 'influence', 'iran');
  expect(t.isSettled).toBe(true);
  expect(t.where('nasser')).toBe('discard');
  expect(t.where('un-intervention')).toBe('discard');
});

test('in a headline a drawn Defectors cancels the USSR headline that has yet to come', () => {
  const t = scenario({
    turn: 4,
    hands: { us: ['grain-sales-to-soviets'], ussr: ['nasser', 'defectors'] },
  }).headlines({ us: 'grain-sales-to-soviets', ussr: 'nasser' });
  t.choose('play', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('egypt')).toEqual([0, 0]);
  expect(t.where('nasser')).toBe('discard');
  expect(t.where('defectors')).toBe('discard');
});
