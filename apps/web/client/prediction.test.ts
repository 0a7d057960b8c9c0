import type { Ahead } from '@brink/protocol';
import { expect, test } from 'vitest';
import { Prediction, type Shown } from './prediction.ts';

const at = (points: number, log: number, canUndo = false): Shown => ({
  view: { points },
  log: Array.from({ length: log }, (_, i) => ({ code: `line ${i}`, args: [] })),
  canUndo,
});
/** Choice 1 places a point, and so on, as deep as is wanted; nothing is known of other choices. */
const ahead = (points: number, depth: number): Ahead =>
  depth === 0
    ? []
    : [
        {
          choice: 1,
          patch: [[['points'], points + 1]],
          log: [{ code: `line ${points}`, args: [] }],
          then: depth > 1 ? ahead(points + 1, depth - 1) : undefined,
        },
      ];

test('a foreseen choice is shown at once and stays when the server agrees', () => {
  const game = new Prediction();
  game.tell(7, at(0, 0));
  game.foresee(7, ahead(0, 2));
  expect([game.choose(1), game.choose(1)]).toEqual([7, 8]);
  expect(game.shown).toEqual(at(2, 2, true));
  expect(game.ahead).toBeUndefined();
  // The first answer is behind what is shown, the second brings it about.
  game.tell(8, at(1, 1, true), true);
  expect(game.shown).toEqual(at(2, 2, true));
  game.foresee(9, ahead(2, 1));
  game.tell(9, at(2, 2, true), true);
  expect(game.shown).toEqual(at(2, 2, true));
  expect(game.decision).toBe(9);
  expect(game.ahead).toEqual(ahead(2, 1));
});

test('what is not foreseen waits for the server, and a second click is no second choice', () => {
  const game = new Prediction();
  game.tell(7, at(0, 0));
  game.foresee(7, ahead(0, 1));
  expect(game.choose(5)).toBe(7);
  expect(game.chosen).toBe(5);
  expect([game.choose(1), game.undo()]).toEqual([undefined, undefined]);
  expect(game.shown).toEqual(at(0, 0));
  game.tell(8, at(4, 3), true);
  expect(game.chosen).toBeUndefined();
  expect(game.shown).toEqual(at(4, 3));
  expect(game.ahead).toBeUndefined();
});

test('steps back are shown at once too', () => {
  const game = new Prediction();
  game.tell(7, at(0, 0));
  game.foresee(7, ahead(0, 2));
  game.choose(1);
  expect(game.undo()).toBe(8);
  expect(game.shown).toEqual(at(0, 0));
  expect(game.ahead).toEqual(ahead(0, 2));
  expect(game.choose(1)).toBe(9);
  game.tell(8, at(1, 1, true), true);
  game.tell(9, at(0, 0), true);
  game.tell(10, at(1, 1, true), true);
  expect(game.shown).toEqual(at(1, 1, true));
  expect(game.decision).toBe(10);
});

test('a refusal rolls back, and so does what happened in another window', () => {
  const game = new Prediction();
  game.tell(7, at(0, 0));
  game.foresee(7, ahead(0, 2));
  game.choose(1);
  game.drop();
  expect(game.shown).toEqual(at(0, 0));
  expect(game.decision).toBe(7);
  game.foresee(7, ahead(0, 2));
  game.choose(1);
  game.tell(12, at(9, 9));
  expect(game.shown).toEqual(at(9, 9));
  expect(game.decision).toBe(12);
  expect(game.ahead).toBeUndefined();
});

test('an answer to a question that others answer too does not end it', () => {
  const game = new Prediction();
  game.tell(7, at(0, 0));
  game.choose(5);
  game.tell(7, at(0, 1), true);
  expect(game.isWaiting).toBe(false);
  expect(game.shown).toEqual(at(0, 1));
  game.tell(8, at(1, 2));
  expect(game.shown).toEqual(at(1, 2));
});

test('an offer in between changes nothing that was foreseen', () => {
  const game = new Prediction();
  game.tell(7, at(0, 0));
  game.foresee(7, ahead(0, 2));
  game.choose(1);
  game.tell(7, at(0, 0));
  expect(game.shown).toEqual(at(1, 1, true));
  expect(game.decision).toBe(8);
});
