import { EXAMINED, US, USSR, isKnownTo, visibleCards } from '@brink/struggle';
import { expect, test } from 'vitest';
import { cardNumber, type CardId } from '../../data/cards.ts';
import { scenario, type Position, type Scenario } from '../../testing/scenario.ts';
import { readAll } from '@brink/kernel';
import { LOG } from '../../log.ts';

const pile = ['fidel', 'nato', 'comecon', 'asia-scoring', 'blockade', 'nasser'] as const;

const tehran = (position: Position = {}): Scenario =>
  scenario({
    turn: 4,
    influence: { lebanon: [1, 0] },
    hands: { us: ['our-man-in-tehran'] },
    draw: pile,
    ...position,
    options: { optionalCards: true, ...position.options },
  });

const knows = (t: Scenario, side: number, card: CardId): boolean =>
  isKnownTo(t.game, side, cardNumber(card));

test('the US looks at 5 cards of the pile and discards what it likes', () => {
  const t = tehran().plays('us', 'our-man-in-tehran', 'event');
  expect(t.actor).toBe('chance');
  expect(t.prompt).toBe('examine');
  expect(t.choices).toEqual([...pile].sort());
  t.choose('fidel', 'nato', 'comecon', 'asia-scoring', 'blockade');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('ourManInTehran');
  expect(t.choices).toEqual(['asia-scoring', 'blockade', 'comecon', 'done', 'fidel', 'nato']);
  t.choose('asia-scoring', 'fidel');
  expect(t.choices).toEqual(['blockade', 'comecon', 'done', 'nato']);
  t.choose('done');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  expect(pile.map((card) => t.where(card))).toEqual([
    'discard',
    'draw',
    'draw',
    'discard',
    'draw',
    'draw',
  ]);
  expect(t.where('our-man-in-tehran')).toBe('removed');
});

test('only the US sees them, and it knows what has gone back', () => {
  const t = tehran().plays('us', 'our-man-in-tehran', 'event');
  t.choose('fidel', 'nato', 'comecon', 'asia-scoring', 'blockade');
  expect(visibleCards(t.game, US, EXAMINED)).toHaveLength(5);
  expect(visibleCards(t.game, USSR, EXAMINED)).toHaveLength(0);
  t.choose('nato', 'done');
  expect(knows(t, US, 'fidel')).toBe(true);
  expect(knows(t, US, 'nato')).toBe(false);
  expect(knows(t, US, 'nasser')).toBe(false);
  expect(knows(t, USSR, 'fidel')).toBe(false);
  const seen = readAll(LOG, t.log, 'examine');
  expect(seen.map(({ card }) => card)).toEqual(
    ['fidel', 'nato', 'comecon', 'asia-scoring', 'blockade'].map((id) => cardNumber(id as CardId)),
  );
  const examined = t.log.filter(({ code }) => code === 'examine');
  expect(examined.every(({ audience }) => audience === 1 << US)).toBe(true);
});

test('all may be discarded, or none', () => {
  const all = tehran().plays('us', 'our-man-in-tehran', 'event');
  all.choose(...pile.slice(0, 5), ...pile.slice(0, 5));
  expect(all.isSettled).toBe(true);
  expect(all.where('nasser')).toBe('draw');
  const none = tehran().plays('us', 'our-man-in-tehran', 'event');
  none.choose(...pile.slice(0, 5), 'done');
  expect(none.isSettled).toBe(true);
  expect(pile.every((card) => none.where(card) === 'draw')).toBe(true);
});

test('it needs a country of the Middle East', () => {
  const influence = { iran: [1, 0], canada: [4, 0] } as const;
  const t = tehran({ influence });
  t.round('us').choose('our-man-in-tehran');
  expect(t.choices).toEqual(['operations', 'space']);
  const ussr = tehran({ influence, hands: { ussr: ['our-man-in-tehran'] } });
  ussr.plays('ussr', 'our-man-in-tehran', 'eventFirst');
  expect(ussr.actor).toBe('ussr');
  expect(ussr.prompt).toBe('operations');
  const headline = tehran({
    influence,
    hands: { us: ['our-man-in-tehran'], ussr: ['allende'] },
  }).headlines({ us: 'our-man-in-tehran', ussr: 'allende' });
  expect(headline.isSettled).toBe(true);
  expect(headline.where('our-man-in-tehran')).toBe('discard');
});

test('played by the USSR the US looks', () => {
  const t = tehran({ hands: { ussr: ['our-man-in-tehran'] } });
  t.plays('ussr', 'our-man-in-tehran', 'eventFirst').choose(...pile.slice(0, 5));
  expect(t.actor).toBe('us');
  t.choose('done');
  expect(t.actor).toBe('ussr');
  expect(t.prompt).toBe('operations');
});

test('a short pile is looked at as it is', () => {
  const t = tehran({ draw: ['fidel', 'nato'], discard: ['comecon'] });
  t.plays('us', 'our-man-in-tehran', 'event').choose('nato');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['done', 'fidel', 'nato']);
  t.choose('done');
  expect(t.isSettled).toBe(true);
  const empty = tehran({ draw: [], discard: ['comecon'] });
  empty.plays('us', 'our-man-in-tehran', 'event');
  expect(empty.isSettled).toBe(true);
  expect(empty.where('comecon')).toBe('discard');
  expect(empty.where('our-man-in-tehran')).toBe('removed');
});

test('by ruling a short pile is filled from the discards', () => {
  const t = tehran({
    options: { rulings: ['ourManInTehranReshuffles'] },
    draw: ['fidel', 'nato'],
    discard: ['comecon', 'nasser'],
  }).plays('us', 'our-man-in-tehran', 'event');
  t.choose('nato');
  expect(t.actor).toBe('chance');
  expect(t.choices).toEqual(['comecon', 'nasser']);
  t.choose('nasser');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['comecon', 'done', 'fidel', 'nasser', 'nato']);
  t.choose('comecon', 'done');
  expect(t.isSettled).toBe(true);
  expect(t.where('comecon')).toBe('discard');
  expect(t.where('fidel')).toBe('draw');
});
