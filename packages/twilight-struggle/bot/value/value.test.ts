import { describe, expect, test } from 'vitest';
import { RESULT, US, USSR } from '@brink/struggle';
import { decodeWeights } from '@brink/struggle/bot/value/linear';
import { parseOptions, type TwilightOptions } from '../../options.ts';
import { setup } from '../../setup.ts';
import { scenario } from '../../testing/scenario.ts';
import { ai } from '../index.ts';
import { training } from './training.ts';
import { LEARNED } from './weights.ts';

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
