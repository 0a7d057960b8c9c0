import { CARD_WORDS, TURN, US, WAITING, putIn } from '@brink/struggle';
import { expect, test } from 'vitest';
import { cardNumber, type CardId } from '../data/cards.ts';
import { scenario, type Scenario } from '../testing/scenario.ts';
import { deal } from './deal.ts';
import { newTurn } from './game.ts';
import { readAll } from '@brink/kernel';
import { LOG } from '../log.ts';

const EIGHT = [
  'duck-and-cover',
  'five-year-plan',
  'fidel',
  'blockade',
  'comecon',
  'nasser',
  'nato',
  'cia-created',
] as const;

/** Who drew what, in order. */
const draws = ({ log }: Scenario): number[] => readAll(LOG, log, 'draw').map(({ side }) => side);

const dealAll = (t: Scenario): Scenario => {
  while (t.actor === 'chance') t.choose(t.choices[0]);
  return t;
};

test('8 cards until turn 3, 9 afterwards, in turns, the USSR first', () => {
  const early = dealAll(scenario({ turn: 1 }).start(deal, US));
  expect(early.isSettled).toBe(true);
  expect(draws(early).slice(0, 4)).toEqual([1, 0, 1, 0]);
  expect(draws(early)).toHaveLength(16);
  expect(draws(dealAll(scenario({ turn: 4 }).start(deal, US)))).toHaveLength(18);
});

test('whoever has fewer cards gets several in a row', () => {
  const hand = EIGHT.slice(0, 6);
  const t = dealAll(scenario({ turn: 3, hands: { ussr: hand } }).start(deal, US));
  expect(draws(t)).toEqual([1, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
});

test('the discards are shuffled when the pile is empty, in the middle of a deal', () => {
  const t = scenario({
    turn: 3,
    hands: { us: EIGHT.slice(0, 6), ussr: EIGHT.slice(6) },
    draw: ['containment'],
    discard: ['nuclear-test-ban', 'olympic-games'],
    removed: ['marshall-plan'],
  }).start(deal, US);
  expect(t.where('containment')).toBe('ussr');
  expect(t.choices).toEqual(['nuclear-test-ban', 'olympic-games']);
  expect(t.log.filter(({ code }) => code === 'reshuffle')).toHaveLength(1);
  t.choose('olympic-games');
  expect(t.isSettled).toBe(true);
  expect(t.where('olympic-games')).toBe('us');
  expect(t.where('nuclear-test-ban')).toBe('ussr');
  expect(t.where('marshall-plan')).toBe('removed');
});

test('the pile is not made anew before it is empty', () => {
  const t = scenario({
    turn: 3,
    hands: { us: EIGHT, ussr: EIGHT.slice(0, 0) },
    draw: ['containment', 'olympic-games'],
    discard: ['nuclear-test-ban'],
  }).start(deal, US);
  expect(t.choices).toEqual(['containment', 'olympic-games']);
});

const nextTurn = (turn: number): Scenario => {
  const t = scenario({
    turn: turn - 1,
    defcon: 3,
    hands: { us: EIGHT },
    draw: ['containment'],
    discard: ['olympic-games'],
  });
  const wait = (zone: number, card: CardId): void => putIn(t.game, zone, cardNumber(card));
  wait(WAITING, 'brush-war');
  wait(WAITING, 'opec');
  wait(WAITING + CARD_WORDS, 'solidarity');
  return t.start(newTurn, US);
};

test('a new turn improves DEFCON by 1, to 5 at most', () => {
  const t = nextTurn(2);
  expect(t.game.mem[TURN]).toBe(2);
  expect(t.defcon).toBe(4);
  expect(scenario({ turn: 1, hands: { us: EIGHT }, draw: [] }).start(newTurn, US).defcon).toBe(5);
});

test('the Mid War joins the pile in turn 4, the Late War in turn 8, the discards do not', () => {
  expect(nextTurn(4).choices).toEqual(['brush-war', 'containment', 'opec']);
  expect(nextTurn(4).where('olympic-games')).toBe('discard');
  const late = nextTurn(8);
  expect(late.where('olympic-games')).toBe('discard');
  expect(late.choices).toEqual(['containment', 'solidarity']);
  // In every other turn only what is in the pile is dealt.
  expect(nextTurn(5).where('containment')).toBe('ussr');
});
