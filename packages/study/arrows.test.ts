import { expect, test } from 'vitest';
import { MOST_ARROWS, arrowsAt, clearArrows, drawArrow } from './arrows.ts';
import { ROOT, grow, noteAt, plant } from './tree.ts';

const START = { kind: 'game', game: 'volk', rules: 1, options: {}, choices: [] } as const;
const { tree } = grow(plant(START), ROOT, [1, 2]);
const PLAY = [1, 2];
const arrow = { from: 3, to: 4, side: 0 } as const;

test('an arrow is drawn at the last node of a play, and the same again rubs it out', () => {
  const drawn = drawArrow(tree, PLAY, arrow);
  expect(noteAt(drawn, 2)).toEqual({ arrows: [arrow] });
  expect(arrowsAt(drawn, PLAY)).toEqual([arrow]);
  expect(noteAt(drawArrow(drawn, PLAY, arrow), 2)).toEqual({});
});

test('an arrow of an earlier node of the play is rubbed out where it is', () => {
  const drawn = drawArrow(tree, [1], arrow);
  expect(arrowsAt(drawn, PLAY)).toEqual([arrow]);
  expect(arrowsAt(drawArrow(drawn, PLAY, arrow), PLAY)).toEqual([]);
});

test('the same way for the other side changes hands; back again is another way', () => {
  const other = { ...arrow, side: 1 } as const;
  const changed = drawArrow(drawArrow(tree, PLAY, arrow), PLAY, other);
  expect(arrowsAt(changed, PLAY)).toEqual([other]);
  const back = { from: 4, to: 3, side: 1 } as const;
  expect(arrowsAt(drawArrow(changed, PLAY, back), PLAY)).toEqual([other, back]);
});

test('a mark is no arrow; all go at once', () => {
  const both = drawArrow(drawArrow(tree, PLAY, arrow), PLAY, { from: 3 });
  expect(arrowsAt(both, PLAY)).toEqual([arrow, { from: 3 }]);
  expect(arrowsAt(clearArrows(both, PLAY), PLAY)).toEqual([]);
  expect(clearArrows(tree, PLAY)).toEqual(tree);
});

test('a node has room for so many', () => {
  let full = tree;
  for (let i = 0; i < MOST_ARROWS + 1; i++) full = drawArrow(full, PLAY, { from: i, to: i + 1 });
  expect(arrowsAt(full, PLAY)).toHaveLength(MOST_ARROWS);
});
