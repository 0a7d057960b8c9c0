import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const CARD = 'ask-not-what-your-country';

test('the US discards as it likes, scoring cards too, and then draws as many', () => {
  const t = scenario({
    turn: 4,
    hands: { us: [CARD, 'fidel', 'asia-scoring', 'nato'] },
    draw: ['blockade', 'comecon', 'nasser'],
    china: { holder: 'us' },
  }).plays('us', CARD, 'event');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('askNot');
  expect(t.choices).toEqual(['asia-scoring', 'done', 'fidel', 'nato']);
  t.choose('fidel');
  expect(t.choices).toEqual(['asia-scoring', 'done', 'nato']);
  t.choose('asia-scoring');
  expect(t.where('fidel')).toBe('discard');
  expect(t.where('asia-scoring')).toBe('discard');
  expect(t.choices).toEqual(['done', 'nato']);
  t.choose('done');
  expect(t.actor).toBe('chance');
  expect(t.choices).toEqual(['blockade', 'comecon', 'nasser']);
  t.choose('nasser');
  expect(t.choices).toEqual(['blockade', 'comecon']);
  t.choose('comecon');
  expect(t.isSettled).toBe(true);
  expect(t.where('nasser')).toBe('us');
  expect(t.where('comecon')).toBe('us');
  expect(t.where('blockade')).toBe('draw');
  expect(t.vp).toBe(0);
  expect(t.influence('cuba')).toEqual([0, 0]);
  expect(t.where(CARD)).toBe('removed');
});

test('it may keep all', () => {
  const t = scenario({ turn: 4, hands: { us: [CARD, 'nato'] } })
    .plays('us', CARD, 'event')
    .choose('done');
  expect(t.isSettled).toBe(true);
  expect(t.where('nato')).toBe('us');
  expect(t.where(CARD)).toBe('removed');
});

test('an empty hand leaves nothing to do, and the event has happened', () => {
  const t = scenario({ turn: 4, hands: { us: [CARD] } }).plays('us', CARD, 'event');
  expect(t.isSettled).toBe(true);
  expect(t.where(CARD)).toBe('removed');
});

test('a draw pile that runs out is made anew, with the cards just discarded', () => {
  const t = scenario({
    turn: 4,
    hands: { us: [CARD, 'fidel', 'nato', 'comecon'] },
    draw: ['blockade'],
    discard: ['nasser'],
  }).plays('us', CARD, 'event');
  t.choose('fidel', 'nato', 'comecon');
  // Blockade was the only card left and is drawn; three discards and Nasser are the new pile.
  expect(t.where('blockade')).toBe('us');
  expect(t.actor).toBe('chance');
  expect(t.choices).toEqual(['comecon', 'fidel', 'nasser', 'nato']);
  t.choose('fidel', 'nasser');
  expect(t.isSettled).toBe(true);
  expect(t.where('fidel')).toBe('us');
  expect(t.where('nato')).toBe('draw');
});

test('fewer cards than were discarded: what there is', () => {
  const t = scenario({
    turn: 4,
    influence: { syria: [0, 1] },
    hands: { us: ['nato'], ussr: [CARD] },
    draw: [],
  }).plays('ussr', CARD, 'eventFirst');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['done', 'nato']);
  t.choose('nato');
  expect(t.where('nato')).toBe('us');
  expect(t.actor).toBe('ussr');
  t.choose('influence', 'syria', 'syria', 'syria');
  expect(t.isSettled).toBe(true);
  expect(t.where(CARD)).toBe('removed');
});

test('the committed headline is out of its reach', () => {
  const t = scenario({
    turn: 4,
    hands: { us: ['nato', 'fidel'], ussr: [CARD] },
    draw: ['blockade', 'nasser'],
    effects: ['MarshallPlan'],
  }).headlines({ us: 'fidel', ussr: CARD });
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['done', 'nato']);
  t.choose('nato', 'nasser');
  expect(t.isSettled).toBe(true);
  expect(t.where('fidel')).toBe('removed');
});
