import { describe, expect, test } from 'vitest';
import { legal, members, nextActor } from '@brink/kernel';
import { RESULT, SPACE, US, USSR, VP } from '@brink/struggle';
import { decodeWeights } from '@brink/kernel/learned-value';
import { REGIONS } from '../../data/regions.ts';
import { texts } from '../../text/index.ts';
import { parseOptions, type TwilightOptions } from '../../options.ts';
import { setup } from '../../setup.ts';
import { scenario } from '../../testing/scenario.ts';
import { ai } from '../index.ts';
import { training } from './training.ts';
import { LEARNED } from './weights.ts';

const { en, ru } = texts;

const calm = scenario({
  turn: 4,
  round: 2,
  defcon: 4,
  influence: { poland: [0, 4], italy: [3, 0], iran: [2, 0], egypt: [0, 2] },
  hands: { ussr: ['nasser', 'allende'], us: ['nato', 'nuclear-subs'] },
}).game;

test('what one side hopes for the other fears', () => {
  expect(ai.evaluate(calm, US)).toBe(-ai.evaluate(calm, USSR));
  expect(Math.abs(ai.evaluate(calm, US))).toBeLessThan(1);
});

test('the same position is worth the same, whatever was looked at in between', () => {
  const value = ai.evaluate(calm, US);
  ai.evaluate(setup(parseOptions({})), USSR);
  ai.evaluateByHand!(calm, USSR);
  expect(ai.evaluate(calm, US)).toBe(value);
});

test('VP and control are worth having', () => {
  const worth = (vp: number, us: number): number =>
    ai.evaluate(
      scenario({
        turn: 7,
        round: 3,
        defcon: 3,
        vp,
        influence: { 'west-germany': [us, 0], poland: [0, 4], italy: [3, 0] },
        hands: { ussr: ['nasser'], us: ['nato'] },
      }).game,
      US,
    );
  expect(worth(5, 5)).toBeGreaterThan(worth(0, 5));
  expect(worth(0, 5)).toBeGreaterThan(worth(0, 0));
});

test('a game that is over is worth its result', () => {
  const won = calm.clone();
  won.mem[RESULT] = US + 1;
  expect(ai.evaluate(won, US)).toBe(1);
  expect(ai.evaluate(won, USSR)).toBe(-1);
});

describe('games unlike those it was learned from are judged by hand', () => {
  const isByHand = (options: Partial<TwilightOptions>, revision?: number): boolean => {
    const game = setup(parseOptions(options), { revision });
    return ai.evaluate(game, US) === ai.evaluateByHand!(game, US);
  };

  test.each<Partial<TwilightOptions>>([
    { scenario: 'late-war' },
    { scenario: 'turn-zero' },
    { chineseCivilWar: true },
    { alternativeSpaceRace: true },
    { realignIgnoresDefcon: true },
    { realignIsSafe: true },
    { mixOperations: true },
    { mayDeclineSpaceDie: true },
  ])('%j', (options) => {
    expect(isByHand(options)).toBe(true);
  });

  test.each<Partial<TwilightOptions>>([
    {},
    { edition: 'second', optionalCards: false },
    { promoCards: true },
    { bonusUs: 3 },
    { heldCardsShown: true },
    { bidding: true },
  ])('%j is like them', (options) => {
    expect(isByHand(options)).toBe(false);
  });

  test('the revision of the rules makes no difference', () => {
    expect(isByHand({}, 1)).toBe(false);
    expect(LEARNED.revision).toBeGreaterThanOrEqual(1);
  });
});

test('weights for other features are refused', () => {
  const { features } = training();
  const fewer = { ...LEARNED, weights: LEARNED.weights.slice(1) };
  expect(() => decodeWeights(fewer, features)).toThrow(/weights were learned, the features need/);
});

test('a side that must play a card that begins a war leaves no rest', () => {
  const must = (defcon: number): boolean =>
    ai.isTense!(
      scenario({
        turn: 4,
        round: 7,
        defcon,
        space: [0, 8],
        influence: { poland: [0, 4], italy: [3, 0] },
        hands: { ussr: ['duck-and-cover'], us: ['nato'] },
        china: { holder: 'us' },
      }).round('ussr').game,
    );
  expect(must(2)).toBe(true);
  expect(must(3)).toBe(false);
  expect(ai.isTense!(calm)).toBe(false);
});

describe('themes', () => {
  const themes = ai.themes!;
  const weigh = (game: typeof calm, seat: number): Record<string, number> => {
    const into = new Float64Array(themes.count);
    themes.weigh(game, seat, into);
    const named = [...into].map((weight, theme) => {
      const { code, args } = themes.reason(theme);
      return [[code, ...args].join(' '), weight] as const;
    });
    return Object.fromEntries(named);
  };
  const changed = (change: (game: typeof calm) => void): string[] => {
    const other = calm.clone();
    change(other);
    const [before, after] = [weigh(calm, US), weigh(other, US)];
    return Object.keys(before).filter((code) => Math.abs(before[code] - after[code]) > 1e-9);
  };

  test('every theme has its own words in both languages', () => {
    for (const language of [en, ru]) {
      const words = Array.from({ length: themes.count }, (_, theme) => {
        const { code, args } = themes.reason(theme);
        return language.reason!({ code, args });
      });
      expect(new Set(words).size).toBe(themes.count);
    }
  });

  test('what speaks for one side speaks against the other', () => {
    const [us, ussr] = [weigh(calm, US), weigh(calm, USSR)];
    for (const code of Object.keys(us)) expect(us[code]).toBeCloseTo(-ussr[code], 12);
  });

  test('VP speak as VP, the space race as space race', () => {
    expect(changed(({ mem }) => (mem[VP] += 3))).toEqual(['moreVp']);
    expect(changed(({ mem }) => (mem[SPACE + US] += 2))).toEqual(['moreSpace']);
  });

  test('influence speaks of its region', () => {
    const regionsOf = (us: number): Record<string, number> =>
      weigh(scenario({ turn: 4, round: 2, influence: { iran: [us, 0], italy: [3, 0] } }).game, US);
    const [few, many] = [regionsOf(1), regionsOf(3)];
    const middleEast = `betterIn ${REGIONS.indexOf('middle-east')}`;
    expect(many[middleEast]).toBeGreaterThan(few[middleEast]);
    const others = Object.keys(few).filter((code) => code !== middleEast);
    for (const code of others) expect(many[code]).toBeCloseTo(few[code], 9);
  });

  test('a game that is over speaks of its end alone, a variant by hand', () => {
    const won = calm.clone();
    won.mem[RESULT] = USSR + 1;
    const told = Object.entries(weigh(won, USSR)).filter(([, weight]) => weight !== 0);
    expect(told).toEqual([['sooner', expect.any(Number)]]);
    const variant = weigh(setup(parseOptions({ scenario: 'late-war' })), US);
    expect(Object.values(variant).some((weight) => weight !== 0)).toBe(true);
  });
});

describe('what was learned of leads', () => {
  /** How good a point of influence looks in each country, as a side sees it now. */
  const scoresOf = (t: ReturnType<typeof scenario>, suggest: typeof ai.suggest): number[] => {
    const scores = new Float64Array(256);
    suggest(t.game, nextActor(t.game), scores);
    return members(legal(t.game, nextActor(t.game))).map((choice) => scores[choice]);
  };
  const facts = {
    turn: 4,
    round: 2,
    defcon: 4,
    influence: { poland: [0, 4], italy: [3, 0], iran: [2, 0], egypt: [0, 2] },
    hands: { ussr: ['nasser', 'allende'], us: ['nato', 'nuclear-subs'] },
  } as const;

  test('counts in what is suggested', () => {
    const t = scenario(facts).round('ussr');
    expect(scoresOf(t, ai.suggest)).not.toEqual(scoresOf(t, ai.suggestByHand!));
  });

  test('counts in no game unlike those it was learned from', () => {
    const t = scenario({ ...facts, options: { mixOperations: true } }).round('ussr');
    expect(scoresOf(t, ai.suggest)).toEqual(scoresOf(t, ai.suggestByHand!));
  });
});
