import {
  DEFCON,
  MILITARY_OPS,
  TURN,
  US,
  USSR,
  WAITING,
  cardCount,
  handOf,
  isBattleground,
  isIn,
  isKnownTo,
  setInfluence,
} from '@brink/struggle';
import { describe, expect, test } from 'vitest';
import { cardNumber } from '../data/cards.ts';
import { COUNTRIES, countryNumber, type CountryId } from '../data/countries.ts';
import { newTurn } from '../flow/game.ts';
import { Taiwan } from '../map.ts';
import { CHINA_FACE_UP, CHINA_HOLDER } from '../state.ts';
import { scenario, type Position, type Scenario } from '../testing/scenario.ts';
import { applyCrisis } from './outcomes.ts';
import { POLAND, TURN_ZERO, deal, endCrises, play } from './testing/crises.ts';
import { readAll } from '@brink/kernel';
import { LOG } from '../log.ts';

const EUROPE = COUNTRIES.filter(({ region }) => region === 'europe')
  .map(({ id }) => id)
  .sort();

describe('VE Day', () => {
  test('2–3: eight points in Eastern Europe', () => {
    const t = deal(play({ 've-day': 2 })).choose(...POLAND);
    expect(t.actor).toBe('ussr');
    expect(t.choose('bulgaria', 'hungary').actor).toBe('us');
    expect(t.influence('austria')).toEqual([0, 0]);
  });

  test('1: and a foot in West Germany and Austria', () => {
    const t = play({ 've-day': 1 });
    expect(t.influence('west-germany')).toEqual([0, 1]);
    expect(t.influence('austria')).toEqual([0, 1]);
    deal(t).choose(...POLAND);
    expect(t.actor).toBe('ussr');
  });

  test('6: an Allied Berlin', () => {
    const t = play({ 've-day': 6 });
    expect(t.influence('east-germany')).toEqual([2, 2]);
    expect(t.where('europe-scoring')).toBe('removed');
    expect(t.where('europe-scoring-allied-berlin')).toBe('draw');
    expect(deal(t).choose(...POLAND).actor).toBe('us');
  });
});

describe('Yalta and Potsdam', () => {
  test('1: a point in Europe and a card for the USSR, in the sight of all', () => {
    const t = play({ 'yalta-and-potsdam': 1 });
    expect(t.actor).toBe('ussr');
    expect(t.choices).toEqual(['arab-israeli-war', 'done', 'vietnam-revolts']);
    t.choose('vietnam-revolts');
    expect(isKnownTo(t.game, US, cardNumber('vietnam-revolts'))).toBe(true);
    deal(t);
    expect(cardCount(t.game, handOf(USSR))).toBe(8);
    expect(isIn(t.game, handOf(USSR), cardNumber('vietnam-revolts'))).toBe(true);
    t.choose(...POLAND);
    expect(t.actor).toBe('ussr');
    expect(t.choices).toEqual(EUROPE);
    t.choose('turkey');
    expect(t.actor).toBe('us');
    expect(t.influence('turkey')).toEqual([0, 1]);
  });

  test('both cards may be left', () => {
    const t = deal(play({ 'yalta-and-potsdam': 1 }).choose('done'));
    expect(cardCount(t.game, handOf(USSR))).toBe(8);
  });

  test('4–5: Marshall Plan for the US', () => {
    const t = play({ 'yalta-and-potsdam': 5 });
    expect(t.actor).toBe('us');
    expect(t.choices).toEqual(['done', 'marshall-plan']);
    deal(t.choose('marshall-plan'));
    expect(cardCount(t.game, handOf(US))).toBe(8);
    expect(t.choose(...POLAND).actor).toBe('us');
  });

  test('6: all rounds of the pair are turned round, headlines are not', () => {
    const t = scenario({
      options: TURN_ZERO,
      turn: 2,
      influence: { iran: [1, 0], iraq: [0, 1] },
      hands: { us: ['nato', 'captured-nazi-scientist'], ussr: ['fidel', 'duck-and-cover'] },
    });
    endCrises(t.game, { 'yalta-and-potsdam': 3 });
    // 3 operations go before 1, whoever has them.
    t.turn().choose('captured-nazi-scientist', 'duck-and-cover');
    const events = readAll(LOG, t.log, 'event').map(({ card }) => card);
    expect(events).toEqual([4, 18]);
    expect(t.actor).toBe('us');
    t.choose('nato', 'operations', 'influence', 'iran', 'iran', 'iran', 'iran');
    expect(t.actor).toBe('ussr');
    t.choose('fidel', 'operations', 'influence', 'iraq', 'iraq');
    // The US has no card left for its second round.
    expect(t.choices).toEqual(['china-card', 'done']);
  });

  const firstOf = (turn: number, band: 2 | 3): string | undefined => {
    const t = scenario({
      options: TURN_ZERO,
      turn,
      hands: { us: ['nato', 'captured-nazi-scientist'], ussr: ['fidel', 'nasser'] },
    });
    endCrises(t.game, { 'yalta-and-potsdam': band });
    t.turn().choose('captured-nazi-scientist', 'nasser');
    return t.actor;
  };

  test('6: the US goes first in the rounds of turns 1 to 3', () => {
    expect(play({ 'yalta-and-potsdam': 6 }).choices).toEqual(['done', 'marshall-plan']);
    expect(firstOf(1, 3)).toBe('us');
    expect(firstOf(3, 3)).toBe('us');
    expect(firstOf(4, 3)).toBe('ussr');
    expect(firstOf(1, 2)).toBe('ussr');
  });
});

describe('1945 UK Election', () => {
  test('1: three of the US in the United Kingdom', () => {
    expect(play({ 'uk-election': 1 }).influence('united-kingdom')).toEqual([3, 0]);
  });

  test('6: Socialist Governments waits for the Mid War', () => {
    const t = play({ 'uk-election': 6 });
    expect(isIn(t.game, WAITING, cardNumber('socialist-governments'))).toBe(true);
    expect(t.influence('united-kingdom')).toEqual([5, 0]);
  });

  test('4–5: it stays in the Early War deck, and so does the influence', () => {
    const t = play({ 'uk-election': 4 });
    expect(t.where('socialist-governments')).toBe('draw');
    expect(t.influence('united-kingdom')).toEqual([5, 0]);
  });

  test('what waits for the Mid War is in the deck of turn 4', () => {
    const t = play({ 'uk-election': 6, 'vj-day': 1 });
    t.game.mem[TURN] = 3;
    t.start(newTurn, US);
    expect(t.where('socialist-governments')).toBe('draw');
    expect(t.where('us-japan-mutual-defense-pact')).toBe('draw');
  });
});

describe('Israel', () => {
  test('2–3: one more in Syria', () => {
    const t = play({ israel: 3 });
    expect(t.influence('syria')).toEqual([0, 2]);
    expect(deal(t).choose(...POLAND).actor).toBe('us');
  });

  test('1: and two countries of the Middle East', () => {
    const t = play({ israel: 1 });
    expect(t.influence('syria')).toEqual([0, 2]);
    deal(t).choose(...POLAND);
    expect(t.actor).toBe('ussr');
    expect(t.choices).toEqual([
      'egypt',
      'gulf-states',
      'iran',
      'iraq',
      'israel',
      'jordan',
      'lebanon',
      'libya',
      'saudi-arabia',
      'syria',
    ]);
    t.choose('syria');
    expect(t.choices).not.toContain('syria');
    t.choose('egypt');
    expect(t.actor).toBe('us');
    expect(t.influence('syria')).toEqual([0, 3]);
  });

  test('6: Israel, Lebanon and Jordan', () => {
    const t = play({ israel: 6 });
    expect(t.influence('israel')).toEqual([2, 0]);
    expect(t.influence('lebanon')).toEqual([1, 0]);
    expect(t.influence('jordan')).toEqual([1, 0]);
  });
});

describe('VJ Day', () => {
  test('2–3 and 1: the USSR in South Korea and Japan', () => {
    expect(play({ 'vj-day': 2 }).influence('south-korea')).toEqual([1, 1]);
    const t = play({ 'vj-day': 1 });
    expect(t.influence('south-korea')).toEqual([1, 2]);
    expect(t.influence('japan')).toEqual([1, 1]);
    expect(isIn(t.game, WAITING, cardNumber('us-japan-mutual-defense-pact'))).toBe(true);
  });

  test('6: no Korean War', () => {
    expect(play({ 'vj-day': 6 }).where('korean-war')).toBe('removed');
  });

  const secure = (turn: number, position: Position): Scenario => {
    const t = scenario({ options: TURN_ZERO, turn, ...position });
    endCrises(t.game, { 'vj-day': 3 });
    return t;
  };
  const influence = { poland: [1, 3], iraq: [1, 3], 'south-korea': [3, 0] } as const;

  test('6: in turn 1 DEFCON does not bind the US', () => {
    const hands = { us: ['duck-and-cover'], ussr: ['fidel'] } as const;
    const t = secure(1, { defcon: 2, influence, hands });
    t.plays('us', 'duck-and-cover', 'operations').choose('coup');
    expect(t.choices).toEqual(['iraq', 'poland']);
    const realign = secure(1, { defcon: 2, influence, hands });
    realign.plays('us', 'duck-and-cover', 'operations').choose('realign');
    expect(realign.choices).toEqual(['iraq', 'poland']);
    const later = secure(2, { defcon: 2, influence, hands });
    expect(later.plays('us', 'duck-and-cover', 'operations').choices).toEqual(['influence']);
    const ussr = secure(1, { defcon: 2, influence, hands });
    expect(ussr.plays('ussr', 'fidel', 'operations').choices).toEqual(['influence']);
  });

  test('6: in turn 1 DEFCON does not fall past 2, whatever happens', () => {
    const t = secure(1, { defcon: 2, hands: { us: ['duck-and-cover'] } });
    t.plays('us', 'duck-and-cover', 'event');
    expect(t.isSettled).toBe(true);
    expect(t.game.mem[DEFCON]).toBe(2);
    expect(t.vp).toBe(3);
    const later = secure(2, { defcon: 2, hands: { us: ['duck-and-cover'] } });
    later.plays('us', 'duck-and-cover', 'event');
    expect(later.result).toEqual({ winner: 'ussr', manner: 'defcon' });
  });

  test('a coup in a battleground still lowers it to 2', () => {
    const t = secure(1, { defcon: 3, influence, hands: { us: ['duck-and-cover'] } });
    t.plays('us', 'duck-and-cover', 'operations').choose('coup', 'iraq', 6);
    expect(t.defcon).toBe(2);
    expect(t.game.mem[MILITARY_OPS + US]).toBe(3);
  });
});

describe('Chinese Civil War', () => {
  test('1: no Ussuri River Skirmish', () => {
    expect(play({ 'chinese-civil-war': 1 }).where('ussuri-river-skirmish')).toBe('removed');
  });

  test('4–5: the China Card lies face down until turn 1 is over', () => {
    const t = play({ 'chinese-civil-war': 4 });
    expect(t.game.mem[CHINA_HOLDER]).toBe(USSR);
    expect(t.game.mem[CHINA_FACE_UP]).toBe(0);
    t.game.mem[MILITARY_OPS + US] = 5;
    t.game.mem[MILITARY_OPS + USSR] = 5;
    expect(t.endTurn().game.mem[CHINA_FACE_UP]).toBe(1);
  });

  test('6: Taiwan is a battleground of the US, Nationalist China in the deck', () => {
    const t = play({ 'chinese-civil-war': 6 });
    expect(t.game.mem[CHINA_FACE_UP]).toBe(0);
    expect(t.influence('taiwan')).toEqual([3, 0]);
    expect(isBattleground(t.game, Taiwan)).toBe(true);
    expect(t.where('formosan-resolution')).toBe('removed');
    expect(t.where('nationalist-china')).toBe('draw');
  });

  test('4–5 and less leave Taiwan and its card alone', () => {
    for (const die of [1, 2, 4]) {
      const t = play({ 'chinese-civil-war': die });
      expect(t.influence('taiwan')).toEqual([0, 0]);
      expect(isBattleground(t.game, Taiwan)).toBe(false);
      expect(t.where('formosan-resolution')).toBe('draw');
      expect(t.where('nationalist-china')).toBe('none');
      expect(t.game.mem[CHINA_FACE_UP]).toBe(die === 4 ? 0 : 1);
    }
  });

  test('4–5: a card that lies face down cannot be played', () => {
    const t = scenario({
      options: TURN_ZERO,
      china: { holder: 'ussr', faceUp: false },
      hands: { ussr: ['fidel'] },
    });
    expect(t.round('ussr').choices).toEqual(['fidel']);
  });

  describe('6: as a battleground Taiwan', () => {
    const withTaiwan = (position: Position): Scenario => {
      const t = scenario({ options: TURN_ZERO, ...position });
      applyCrisis(t.game, 'chinese-civil-war', 3);
      return t;
    };

    test('lowers DEFCON by a coup', () => {
      const t = withTaiwan({ hands: { ussr: ['fidel'] } });
      t.plays('ussr', 'fidel', 'operations').choose('coup', 'taiwan', 1);
      expect(t.defcon).toBe(4);
    });

    test('counts in Asia for both sides, after a China Card of the US as well', () => {
      const score = (influence: Position['influence']) => {
        const t = withTaiwan({ china: { holder: 'us' }, hands: { us: ['asia-scoring', 'nato'] } });
        for (const [id, pair] of Object.entries(influence ?? {})) {
          for (const side of [US, USSR] as const) {
            setInfluence(t.game, side, countryNumber(id as CountryId), pair[side]);
          }
        }
        // Turn 1 is over.
        t.game.mem[CHINA_FACE_UP] = 1;
        t.plays('us', 'china-card', 'operations');
        t.choose('influence', 'mexico', 'mexico', 'mexico', 'mexico');
        return t.plays('us', 'asia-scoring', 'event').vp;
      };
      // Presence 3 and a battleground.
      expect(score({})).toBe(3 + 1);
      expect(score({ taiwan: [0, 3] })).toBe(-(3 + 1));
    });

    test('counts for Kitchen Debates', () => {
      const t = withTaiwan({ turn: 4, hands: { us: ['kitchen-debates'] } });
      expect(t.plays('us', 'kitchen-debates', 'event').vp).toBe(2);
    });
  });
});

describe('events that have no effect', () => {
  const CASES = [
    ['blockade', 've-day', 3, 1],
    ['socialist-governments', 'uk-election', 2, 1],
    ['socialist-governments', 'uk-election', 2, 2],
    ['suez-crisis', 'uk-election', 3, 5],
  ] as const;
  const influence = { 'west-germany': [3, 0], france: [3, 0], cuba: [0, 1], iran: [1, 0] } as const;

  test.each(CASES)('%s after %s (%i), turn %i', (id, crisis, band, turn) => {
    const t = scenario({ options: TURN_ZERO, turn, influence, hands: { ussr: [id], us: [id] } });
    endCrises(t.game, { [crisis]: band });
    expect(
      t
        .round('ussr')
        .choose(id)
        .choices.filter((use) => use !== 'space'),
    ).toEqual(['operations']);
    const us = scenario({ options: TURN_ZERO, turn, influence, hands: { us: [id] } });
    endCrises(us.game, { [crisis]: band });
    // Nothing but its operations is there for the US either.
    expect(
      us
        .round('us')
        .choose(id)
        .choices.filter((use) => use !== 'space'),
    ).toEqual(['operations']);
    us.choose('operations', 'influence', 'iran');
    while (us.prompt === 'placeInfluence') us.choose('iran');
    expect(us.isSettled).toBe(true);
    expect(us.influence('west-germany')).toEqual([3, 0]);
    expect(us.influence('france')).toEqual([3, 0]);
    expect(us.where(id)).toBe('discard');
  });

  test('Socialist Governments is itself again in turn 3', () => {
    const t = scenario({
      options: TURN_ZERO,
      turn: 3,
      influence,
      hands: { ussr: ['socialist-governments'] },
    });
    endCrises(t.game, { 'uk-election': 2 });
    expect(t.round('ussr').choose('socialist-governments').choices).toContain('event');
  });

  test('a headline does nothing and is discarded', () => {
    const t = scenario({
      options: TURN_ZERO,
      influence,
      hands: { us: ['captured-nazi-scientist'], ussr: ['blockade'] },
    });
    endCrises(t.game, { 've-day': 3 });
    t.headlines({ us: 'captured-nazi-scientist', ussr: 'blockade' });
    expect(t.isSettled).toBe(true);
    expect(t.influence('west-germany')).toEqual([3, 0]);
    expect(t.where('blockade')).toBe('discard');
  });

  test('by ruling a starred one is removed when it comes up', () => {
    const options = { ...TURN_ZERO, rulings: ['voidedEventsAreRemoved'] } as const;
    const t = scenario({ options, influence, hands: { ussr: ['blockade'] } });
    endCrises(t.game, { 've-day': 3 });
    t.plays('ussr', 'blockade', 'event');
    expect(t.isSettled).toBe(true);
    expect(t.influence('west-germany')).toEqual([3, 0]);
    expect(t.where('blockade')).toBe('removed');
  });
});
