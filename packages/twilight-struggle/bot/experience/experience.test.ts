import { expect, test } from 'vitest';
import { US, USSR, optionId, type Side } from '@brink/struggle';
import { WAYS, experienceBy, type LearnedPlays } from '@brink/struggle/bot/experience';
import { cardNumber } from '../../data/cards.ts';
import { scenario } from '../../testing/scenario.ts';
import { twilightBoard } from '../board.ts';
import { NO_VISITORS, ai, botWith, stageOf } from '../index.ts';

const containment = cardNumber('containment');
/** The US have found the event of Containment to bring 2 VP more than it looks, in the Mid War. */
const learned: LearnedPlays = {
  revision: 2,
  generation: 1,
  games: 1,
  plays: 1,
  unit: 0.5,
  worths: [
    [containment, WAYS.indexOf('event'), 0, 4, 0, 0, 0, 0],
    [containment, WAYS.indexOf('headline'), 0, -2, 0, 0, 0, 0],
  ],
};

const table = (turn: number, side: 'us' | 'ussr') =>
  scenario({
    turn,
    round: 2,
    influence: { italy: [2, 0], poland: [0, 3] },
    hands: { us: ['containment', 'nasser'], ussr: ['fidel', 'blockade'] },
  }).round(side).game;

/** What experience adds to the event, to operations, and to the headline. */
function added(isLearned: boolean, turn: number, side: Side): number[] {
  const experience = experienceBy(learned, () => isLearned, stageOf);
  const seasoned = botWith(NO_VISITORS, twilightBoard(), { experience });
  const green = botWith(NO_VISITORS, twilightBoard());
  const game = table(turn, side === US ? 'us' : 'ussr');
  const worths = [seasoned, green].map(({ board, trouble, operations, plays }) => {
    board.read(game, side);
    trouble.lookForTrouble(game, side);
    operations.look();
    return [
      plays.useWorth(game, side, containment, optionId('event')),
      plays.useWorth(game, side, containment, optionId('operations')),
      plays.headlineWorth(game, side, containment),
    ];
  });
  return worths[0].map((worth, i) => Math.round(1000 * (worth - worths[1][i])) / 1000);
}

test('what a play has brought counts for its side, its part of the game and its way', () => {
  expect(added(true, 5, US)).toEqual([2, 0, -1]);
  expect(added(true, 2, US)).toEqual([0, 0, 0]);
  expect(added(true, 5, USSR)).toEqual([0, 0, 0]);
});

test('in games unlike those it was learned from it does not count', () => {
  expect(added(false, 5, US)).toEqual([0, 0, 0]);
});

test('suggestions by hand know nothing of it', () => {
  const scores = new Float64Array(256);
  const byHand = new Float64Array(256);
  const game = table(5, 'us');
  ai.suggest(game, US, scores);
  ai.suggestByHand!(game, US, byHand);
  expect(byHand[containment]).not.toBe(scores[containment]);
});
