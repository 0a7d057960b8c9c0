import {
  CHANCE,
  Random,
  argument,
  choose,
  decision,
  legal,
  members,
  nextActor,
  nth,
  size,
} from '@brink/kernel';
import {
  DEFCON,
  DISCARD,
  DRAW,
  PASSING_HOLDER,
  TURN,
  US,
  USSR,
  cardCount,
  handOf,
  influenceOf,
  isPileEmpty,
  moveCard,
  pileCount,
  putIn,
} from '@brink/struggle';
import { expect, test } from 'vitest';
import { CARDS, cardNumber } from '../data/cards.ts';
import { COUNTRIES, countryNumber } from '../data/countries.ts';
import { parseOptions } from '../options.ts';
import { setup } from '../setup.ts';
import { scenario } from '../testing/scenario.ts';
import { entryOf, flow } from '../world.ts';
import { newTurn } from './game.ts';
import { LOG } from '../log.ts';

function dealt(options = {}) {
  const game = setup(parseOptions(options));
  const random = new Random(7);
  while (nextActor(game) === CHANCE) {
    const mask = legal(game, CHANCE);
    choose(game, CHANCE, nth(mask, random.below(size(mask))));
  }
  return game;
}

test('the table at the start (§3)', () => {
  const game = dealt();
  expect(game.mem[DEFCON]).toBe(4);
  expect(game.mem[TURN]).toBe(1);
  expect(game.mem[PASSING_HOLDER]).toBe(US);
  expect([cardCount(game, handOf(US)), cardCount(game, handOf(USSR))]).toEqual([9, 9]);
  expect(pileCount(game)).toBe(10);
  const start = COUNTRIES.filter(({ start: [us, ussr] }) => us + ussr > 0).map((c) => c.id);
  expect(start).toEqual(['ethiopia', 'somalia', 'saudi-arabia', 'south-yemen']);
  expect(entryOf(flow.game)).toBeGreaterThan(0);
});

test('51 cards: 20 of the US, 21 of the USSR, 8 neutral and 2 that score', () => {
  const count = (test: (card: (typeof CARDS)[number]) => boolean): number =>
    CARDS.filter(test).length;
  expect(count(({ side }) => side === 'us')).toBe(20);
  expect(count(({ side }) => side === 'ussr')).toBe(21);
  expect(count(({ side, ops }) => side === 'neutral' && ops > 0)).toBe(8);
  expect(count(({ ops }) => ops === 0)).toBe(2);
  expect(count(({ period }) => period === 'mid')).toBe(29);
});

test('neighbours are neighbours of each other', () => {
  const links = COUNTRIES.flatMap(({ id, adjacent }) =>
    (adjacent as readonly string[]).map((other) => `${id} ${other}`),
  );
  expect(links).toHaveLength(24);
  for (const link of links) {
    const [from, to] = link.split(' ');
    expect(links).toContain(`${to} ${from}`);
  }
});

test('bonus influence: where the side has some, up to control and 2 (§11.4.1)', () => {
  const game = dealt({ bonusUs: 6 });
  const [saudiArabia, ethiopia] = [countryNumber('saudi-arabia'), countryNumber('ethiopia')];
  expect(nextActor(game)).toBe(US);
  expect(members(legal(game, US))).toEqual([ethiopia, saudiArabia]);
  for (let i = 0; i < 4; i++) choose(game, US, saudiArabia);
  // Saudi Arabia is full with 5; the rest can only go to Ethiopia and goes there by itself.
  expect(influenceOf(game, US, saudiArabia)).toBe(5);
  expect(influenceOf(game, US, ethiopia)).toBe(3);
  expect(decision(game)!.prompt).toBe('headline');
});

test('the second turn: DEFCON rises, the late war joins the pile, the discards do not (§4.4)', () => {
  const t = scenario({ defcon: 3, draw: ['zbig'], discard: ['eplf'] });
  const { game } = t;
  const late = CARDS.filter(
    ({ period, number }) => period === 'late' && number !== cardNumber('zbig'),
  );
  for (const { number } of late) putIn(game, t.game.rules.pile!.middle, number);
  expect(pileCount(game)).toBe(22);
  t.start(newTurn, US);
  expect(game.mem[TURN]).toBe(2);
  expect(t.defcon).toBe(4);
  expect(cardCount(game, DISCARD)).toBe(1);
  expect(t.choices).toHaveLength(22);
});

test('cards drawn up to 9, the USSR first, held cards kept', () => {
  const t = scenario({ hands: { us: ['eplf', 'zbig'] } }).start(newTurn, US);
  while (t.actor === 'chance') t.choose(t.choices[0]);
  expect(cardCount(t.game, handOf(US))).toBe(9);
  expect(cardCount(t.game, handOf(USSR))).toBe(9);
  expect(t.where('zbig')).toBe('us');
});

test('the probe: after the headlines its owner alone removes 1 influence (§6.4.4)', () => {
  const position = {
    influence: { kenya: [0, 2], 'strategic-sea-lanes': [0, 2], oman: [0, 1] },
    hands: { us: ['eplf'], ussr: ['nasserism'] },
  } as const;
  const t = scenario({ ...position, space: [1, 0] })
    .turn()
    .choose('eplf', 'nasserism');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('remove');
  expect(t.choices).toEqual(['kenya', 'oman']);
  t.choose('kenya');
  expect(t.prompt).toBe('actionRound');
  const both = scenario({ ...position, space: [1, 1] })
    .turn()
    .choose('eplf', 'nasserism');
  expect(both.prompt).toBe('actionRound');
});

test('headlines: higher operations first, the US on a tie, scoring last (§4.5)', () => {
  const order = (us: 'zbig' | 'eplf', ussr: 'africa-scoring' | 'nasserism') => {
    const t = scenario({
      influence: { kenya: [0, 2] },
      hands: { us: [us], ussr: [ussr] },
    }).headlines({ us, ussr });
    while (t.actor) t.choose(t.choices[0]);
    return t.log
      .filter(({ code }) => /event/i.test(code))
      .map((entry) => argument(LOG, entry, 'card'));
  };
  const [zbig, eplf] = [cardNumber('zbig'), cardNumber('eplf')];
  expect(order('zbig', 'nasserism')).toEqual([zbig, cardNumber('nasserism')]);
  expect(order('eplf', 'nasserism')).toEqual([eplf, cardNumber('nasserism')]);
  expect(order('eplf', 'africa-scoring')).toEqual([eplf, cardNumber('africa-scoring')]);
});

test('military operations: what is missing is paid, the difference only (§8.2.1)', () => {
  const t = scenario({ defcon: 4, militaryOps: [2, 5] }).endTurn();
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-2);
  expect(t.militaryOps).toEqual([0, 0]);
});

test('a held scoring card loses; reaching 10 by military operations does not help (§10.4.1)', () => {
  const held = scenario({ militaryOps: [4, 4], hands: { us: ['africa-scoring'] } }).endTurn();
  expect(held.result).toEqual({ winner: 'ussr', manner: 'heldScoringCard' });
  const ten = scenario({ vp: 8, militaryOps: [4, 0], hands: { us: ['africa-scoring'] } }).endTurn();
  expect(ten.result).toEqual({ winner: 'ussr', manner: 'heldScoringCard' });
  const clean = scenario({ vp: 8, militaryOps: [4, 0] }).endTurn();
  expect(clean.result).toEqual({ winner: 'us', manner: 'vp' });
});

test('scoring cards held by both are a draw', () => {
  const hands = { us: ['africa-scoring'], ussr: ['middle-east-scoring'] } as const;
  const t = scenario({ militaryOps: [4, 4], hands }).endTurn();
  expect(t.result).toEqual({ winner: 'draw', manner: 'heldScoringCard' });
});

test('the pile that is a set has no known ends at the start', () => {
  const t = scenario({ draw: [] });
  expect(isPileEmpty(t.game)).toBe(true);
  moveCard(t.game, cardNumber('eplf'), DRAW);
  expect(isPileEmpty(t.game)).toBe(false);
});
