import { expect, test } from 'vitest';
import { DISCARD, US, handOf, putIn, takeFrom } from '@brink/struggle';
import { cardNumber } from '../../data/cards.ts';
import { scenario, type Position } from '../../testing/scenario.ts';
import { twilightBoard } from '../board.ts';
import { ENDING_FEATURES, markEndings, themeOfEnding } from './endings.ts';

const board = twilightBoard();

function featuresOf(position: Position): number[] {
  const { game } = scenario({ draw: ['fidel'], ...position });
  board.read(game, US);
  const list: number[] = [];
  markEndings(game, board, (feature) => list.push(feature));
  return list;
}

/** The features that one position has and the other has not. */
const beyond = (more: Position, less: Position): number =>
  featuresOf(more).filter((feature) => !featuresOf(less).includes(feature)).length;

test('every feature is one of those that were counted, and has a theme', () => {
  for (const turn of [1, 7, 8, 9, 10]) {
    for (const round of [1, 3, 7]) {
      for (const vp of [-19, -9, -6, 0, 4, 12, 19]) {
        for (const side of ['us', 'ussr'] as const) {
          const list = featuresOf({ turn, round, vp, hands: { [side]: ['wargames'] } });
          expect(new Set(list).size).toBe(list.length);
          for (const feature of list) {
            expect(feature).toBeGreaterThanOrEqual(0);
            expect(feature).toBeLessThan(ENDING_FEATURES);
            expect(themeOfEnding(feature)).toBeGreaterThanOrEqual(0);
          }
        }
      }
    }
  }
});

test('scoring cards in either hand are counted as if they were played', () => {
  const influence = { nigeria: [1, 0], zaire: [1, 0], angola: [2, 0] } as const;
  const held = (side: 'us' | 'ussr'): Position => ({
    turn: 5,
    influence,
    hands: { [side]: ['africa-scoring'] },
  });
  const [now, due] = featuresOf({ turn: 5, influence });
  expect(featuresOf(held('us'))[0]).toBe(now);
  expect(featuresOf(held('us'))[1]).toBeGreaterThan(due);
  expect(featuresOf(held('ussr'))).toEqual(featuresOf(held('us')));
});

test('final scoring is looked at in the last three turns, closer the nearer it is', () => {
  expect(featuresOf({ turn: 7 })).toHaveLength(2);
  expect(featuresOf({ turn: 8 })).toHaveLength(3);
  const finals = [
    { turn: 8, round: 6 },
    { turn: 9, round: 6 },
    { turn: 10, round: 2 },
    { turn: 10, round: 5 },
    { turn: 10, round: 7 },
  ].map((position) => featuresOf(position)[2]);
  expect(new Set(finals).size).toBe(finals.length);
});

test('Wargames matters to who leads, by how much and by where it lies', () => {
  const at = (vp: number, more: Position = {}): Position => ({ turn: 8, vp, ...more });
  const held: Position = { hands: { us: ['wargames'] } };
  expect(beyond(at(3, held), at(3))).toBe(0);
  expect(beyond(at(7, held), at(7))).toBe(1);
  expect(beyond(at(-7, held), at(-7))).toBe(1);
  expect(featuresOf(at(7, held)).at(-1)).not.toBe(featuresOf(at(5, held)).at(-1));
  expect(featuresOf(at(7, held)).at(-1)).not.toBe(
    featuresOf(at(7, { hands: { ussr: ['wargames'] } })).at(-1),
  );
  expect(featuresOf(at(7, { draw: ['wargames'] }))).toHaveLength(4);
});

test('Wargames that is gone matters no more', () => {
  const { game } = scenario({ turn: 8, vp: 8, hands: { us: ['wargames'] }, draw: ['fidel'] });
  takeFrom(game, handOf(US), cardNumber('wargames'));
  putIn(game, DISCARD, cardNumber('wargames'));
  board.read(game, US);
  const list: number[] = [];
  markEndings(game, board, (feature) => list.push(feature));
  expect(list).toEqual(featuresOf({ turn: 8, vp: 8 }));
});
