import {
  DRAW,
  REMOVED,
  SPACE,
  TURN,
  US,
  USSR,
  WAITING,
  CARD_WORDS,
  cardCount,
  controls,
  handOf,
  isIn,
} from '@brink/struggle';
import { describe, expect, test } from 'vitest';
import { CARDS, type CardData } from '../data/cards.ts';
import { COUNTRIES, countryNumber, type CountryId } from '../data/countries.ts';
import { finalScoring } from '../flow/end-of-turn.ts';
import { regionStanding } from '../flow/scoring.ts';
import { CHINA_FACE_UP, CHINA_HOLDER } from '../state.ts';
import { newGame, scenario, type Position } from '../testing/scenario.ts';

const LATE = { scenario: 'late-war' } as const;

type Pair = readonly [us: number, ussr: number];
type Listed = Readonly<Partial<Record<CountryId, Pair | 'least'>>>;
const least = (...ids: readonly CountryId[]): Listed =>
  Object.fromEntries(ids.map((id) => [id, 'least' as const]));

describe('set-up', () => {
  const t = newGame(LATE);

  test('turn 8, DEFCON 4, the tracks and the China Card', () => {
    expect(t.game.mem[TURN]).toBe(8);
    expect(t.defcon).toBe(4);
    expect(t.vp).toBe(4);
    expect(t.space).toEqual([6, 4]);
    expect(t.militaryOps).toEqual([0, 0]);
    expect(t.game.mem[CHINA_HOLDER]).toBe(USSR);
    expect(t.game.mem[CHINA_FACE_UP]).toBe(1);
  });

  test('what is in force', () => {
    for (const effect of [
      'UsJapanPact',
      'MarshallPlan',
      'Nato',
      'WarsawPactFormed',
      'DeGaulle',
      'FlowerPower',
    ] as const) {
      expect(t.has(effect)).toBe(true);
    }
  });

  /** The lists of the rulebook; without numbers a country has the least that controls it. */
  const US_CONTROLS: Listed = {
    ...least('italy', 'benelux', 'united-kingdom', 'denmark', 'norway'),
    'west-germany': [5, 1],
    ...least('israel', 'iran', 'pakistan', 'turkey', 'zaire', 'somalia', 'kenya', 'nigeria'),
    ...least('japan', 'south-korea', 'taiwan', 'thailand', 'indonesia', 'australia'),
    philippines: [3, 1],
    malaysia: [3, 1],
    ...least('nicaragua', 'panama', 'haiti', 'honduras', 'dominican-republic'),
    ...least('venezuela', 'chile', 'argentina'),
    colombia: [2, 1],
  };
  const USSR_CONTROLS: Listed = {
    ...least('poland', 'iraq', 'hungary', 'east-germany', 'bulgaria', 'india', 'czechoslovakia'),
    ...least('libya', 'cuba', 'afghanistan', 'ethiopia', 'algeria', 'zimbabwe', 'north-korea'),
    syria: [0, 3],
    angola: [1, 3],
    'laos-cambodia': [0, 2],
    vietnam: [0, 5],
    'southeast-african-states': [0, 2],
  };
  const NEUTRAL: Listed = {
    'spain-portugal': [0, 1],
    france: [3, 1],
    romania: [1, 3],
    jordan: [2, 2],
    egypt: [1, 0],
    finland: [1, 2],
    burma: [0, 1],
    peru: [2, 1],
    yugoslavia: [1, 2],
    'saudi-arabia': [2, 0],
    'south-africa': [2, 1],
  };

  test('every country of the map', () => {
    for (const { id, stability } of COUNTRIES) {
      const ofUs = US_CONTROLS[id];
      const ofUssr = USSR_CONTROLS[id];
      const just: Pair = ofUs ? [stability, 0] : [0, stability];
      const listed = ofUs ?? ofUssr ?? NEUTRAL[id] ?? [0, 0];
      const expected = listed === 'least' ? just : listed;
      expect([id, ...t.influence(id)]).toEqual([id, ...expected]);
      expect(controls(t.game, US, countryNumber(id))).toBe(ofUs !== undefined);
      expect(controls(t.game, USSR, countryNumber(id))).toBe(ofUssr !== undefined);
    }
  });

  test('who controls what', () => {
    const heldBy = (side: 0 | 1): CountryId[] =>
      COUNTRIES.filter(({ id }) => controls(t.game, side, countryNumber(id)))
        .map(({ id }) => id)
        .sort();
    expect(heldBy(US)).toHaveLength(31);
    expect(heldBy(USSR)).toHaveLength(19);
    expect(heldBy(USSR)).toContain('vietnam');
    const total = (side: 0 | 1): number =>
      COUNTRIES.reduce((sum, { id }) => sum + t.influence(id)[side], 0);
    expect([total(US), total(USSR)]).toEqual([93, 68]);
    expect(t.influence('west-germany')).toEqual([5, 1]);
    expect(t.influence('spain-portugal')).toEqual([0, 1]);
    expect(t.influence('norway')).toEqual([4, 0]);
    // The US dominates Asia (2) and South America (5).
    expect(regionStanding(t.game, 2)[US].tier).toBe(2);
    expect(regionStanding(t.game, 5)[US].tier).toBe(2);
  });

  test.each([
    [true, 64],
    [false, 59],
  ])('one deck (optional cards: %s): %i cards', (optionalCards, size) => {
    const { game } = newGame({ ...LATE, optionalCards });
    expect(cardCount(game, DRAW)).toBe(size);
    expect(cardCount(game, WAITING) + cardCount(game, WAITING + CARD_WORDS)).toBe(0);
    expect(cardCount(game, REMOVED)).toBe(optionalCards ? 45 : 43);
  });

  test('four starred cards stay, the others are gone', () => {
    for (const id of [
      'bear-trap',
      'camp-david-accords',
      'john-paul-ii-elected-pope',
      'panama-canal-returned',
      'solidarity',
      'five-year-plan',
    ] as const) {
      expect(t.where(id)).toBe('draw');
    }
    for (const id of ['fidel', 'nato', 'southeast-asia-scoring', 'norad'] as const) {
      expect(t.where(id)).toBe('removed');
    }
  });

  test('nine cards each and no free placement, but extra influence if agreed', () => {
    const dealt = newGame(LATE);
    while (dealt.prompt === 'draw') dealt.choose(dealt.choices[0]!);
    expect(dealt.prompt).toBe('headline');
    expect(cardCount(dealt.game, handOf(US))).toBe(9);
    expect(cardCount(dealt.game, handOf(USSR))).toBe(9);
    const extra = newGame({ ...LATE, bonusUs: 1 });
    while (extra.prompt === 'draw') extra.choose(extra.choices[0]!);
    expect(extra.actor).toBe('us');
    expect(extra.choices).toContain('romania');
    expect(extra.choices).not.toContain('poland');
  });

  test('all starred cards before the Late War are out but for four, promo cards like the others', () => {
    const { game } = newGame({ ...LATE, promoCards: true });
    const kept = new Set<string>([
      'bear-trap',
      'camp-david-accords',
      'john-paul-ii-elected-pope',
      'panama-canal-returned',
    ]);
    const isOver = ({ id, period, marks }: CardData): boolean =>
      period !== 'late' && marks.includes('starred') && !kept.has(id);
    const cards = (CARDS as readonly CardData[]).filter(
      ({ id, marks }) => id !== 'china-card' && !marks.includes('exchange'),
    );
    const idsIn = (zone: number): string[] =>
      CARDS.filter(({ number }) => isIn(game, zone, number)).map(({ id }) => id);
    expect(idsIn(REMOVED)).toEqual(cards.filter(isOver).map(({ id }) => id));
    expect(idsIn(DRAW)).toEqual(cards.filter((card) => !isOver(card)).map(({ id }) => id));
  });

  test('the US is the first on the Moon and may discard, the USSR has no ability', () => {
    const held = scenario({
      options: LATE,
      turn: 8,
      space: [6, 4],
      militaryOps: [5, 5],
      hands: { us: ['nuclear-subs'], ussr: ['comecon'] },
    }).endTurn();
    expect(held.actor).toBe('us');
    expect(held.prompt).toBe('discardHeld');
    held.choose('done');
    expect(held.isSettled).toBe(true);
  });

  test('by ruling the USSR leads, and Spain is for the US', () => {
    expect(newGame({ ...LATE, rulings: ['lateWarUssrLeads'] }).vp).toBe(-4);
    const spain = newGame({ ...LATE, rulings: ['lateWarSpainForUs'] });
    expect(spain.influence('spain-portugal')).toEqual([1, 0]);
  });
});

describe('the end', () => {
  const finish = (vp: number, options: Position['options'] = LATE) =>
    scenario({ options, turn: 10, vp, china: { holder: 'nobody' } }).start(finalScoring, US).result;

  test('the US needs 20 VP after final scoring', () => {
    expect(finish(19)).toEqual({ winner: 'ussr', manner: 'finalScoring' });
    expect(finish(20)).toEqual({ winner: 'us', manner: 'finalScoring' });
    expect(finish(0)).toEqual({ winner: 'ussr', manner: 'finalScoring' });
    expect(finish(19, {})).toEqual({ winner: 'us', manner: 'finalScoring' });
  });

  const wargames = (side: 'us' | 'ussr', vp: number, options: Position['options'] = LATE) =>
    scenario({ options, turn: 9, defcon: 2, vp, hands: { [side]: ['wargames'] } })
      .plays(side, 'wargames', 'event')
      .choose('yes').result;

  test('the same when the US ends the game with Wargames', () => {
    expect(wargames('us', 19)).toEqual({ winner: 'ussr', manner: 'wargames' });
    expect(wargames('us', 15, {})).toEqual({ winner: 'us', manner: 'wargames' });
  });

  test('a Wargames of the USSR goes by the marker; by ruling it does not', () => {
    expect(wargames('ussr', -3)).toEqual({ winner: 'us', manner: 'wargames' });
    expect(wargames('ussr', -7)).toEqual({ winner: 'ussr', manner: 'wargames' });
    const ruled = { ...LATE, rulings: ['lateWarWargamesOfUssr'] } as const;
    expect(wargames('ussr', -3, ruled)).toEqual({ winner: 'ussr', manner: 'wargames' });
    expect(wargames('ussr', 14, ruled)).toEqual({ winner: 'us', manner: 'vp' });
  });

  test('control of Europe still wins when the end is scored', () => {
    const europe = Object.fromEntries(
      COUNTRIES.filter(({ region, battleground }) => region === 'europe' && battleground).map(
        ({ id, stability }) => [id, [0, stability + 1] as const],
      ),
    );
    const t = scenario({ options: LATE, turn: 10, vp: 19, influence: europe });
    expect(t.start(finalScoring, US).result).toEqual({ winner: 'ussr', manner: 'europeControl' });
  });

  test('20 VP win at once for either side', () => {
    const t = scenario({ options: LATE, turn: 9, vp: 18, hands: { us: ['nuclear-subs'] } });
    t.game.mem[SPACE + US] = 0;
    expect(t.plays('us', 'nuclear-subs', 'space').choose(1).result).toEqual({
      winner: 'us',
      manner: 'vp',
    });
  });
});
