import { expect, test } from 'vitest';
import { Game } from './game.ts';
import { Layout } from './layout.ts';
import { Observation, cellEach, oneCell, openCells, openSet } from './observation.ts';
import { kernelLayout } from './stack.ts';

const layout = Layout.after(kernelLayout);
const ROADS = layout.set('roads', 2);
const GOLD = layout.cell('gold', { length: 2, max: 9 });
const SECRET = layout.cell('secret', { sight: 'hidden' });

function toy(): Game {
  const game = new Game({ id: 'toy', layout, code: [] });
  game.sets[ROADS] = 0b101;
  game.sets[ROADS + 1] = -1;
  game.mem[GOLD + 1] = 7;
  game.mem[SECRET] = 1;
  return game;
}

const observation = new Observation(3, [
  openCells(layout, GOLD),
  openSet('roads', ROADS, 34, 'road'),
  cellEach('secret', 2, [0, 1], ({ mem }, viewer, seat) => (viewer === seat ? mem[SECRET] : 0)),
  oneCell('viewer', [-2, 3], (_game, viewer) => viewer),
]);

test('parts lie one after the other, with the ranges they were declared with', () => {
  expect(observation.parts.map(({ name, at, length, kind }) => [name, at, length, kind])).toEqual([
    ['gold', 0, 2, 'number'],
    ['roads', 2, 34, 'flag'],
    ['secret', 36, 2, 'flag'],
    ['viewer', 38, 1, 'number'],
  ]);
  expect(observation).toMatchObject({ version: 3, length: 39 });
  expect(observation.parts[0]).toMatchObject({ min: 0, max: 9 });
});

test('a row is written where it is wanted, and nowhere else', () => {
  const into = new Int16Array(observation.length + 2).fill(5);
  observation.fill(toy(), 1, into, 1);
  const roads = [1, 0, 1, ...Array<number>(29).fill(0), 1, 1];
  expect([...into]).toEqual([5, 0, 7, ...roads, 0, 1, 1, 5]);
});

test('a cell that not all may see is no open one', () => {
  expect(() => openCells(layout, SECRET)).toThrow('secret is not for all to see');
});
