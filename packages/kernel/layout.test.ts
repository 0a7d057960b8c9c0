import { expect, test } from 'vitest';
import { Layout } from './layout.ts';

test('sets come first, cells follow and never overlap', () => {
  const layout = new Layout(4);
  const a = layout.set('a', 1);
  const b = layout.set('b', 3);
  const c = layout.cell('c');
  const d = layout.cell('d', { length: 5, min: -3, max: 3, sight: 'hidden' });
  const e = layout.cell('e');
  expect([a, b]).toEqual([0, 1]);
  expect([c, d, e]).toEqual([8, 9, 14]);
  expect(layout.fields.map(({ name, at, length }) => [name, at, length])).toEqual([
    ['c', 8, 1],
    ['d', 9, 5],
    ['e', 14, 1],
  ]);
  expect(layout.fields[1]).toMatchObject({ min: -3, max: 3, sight: 'hidden' });
});

test('the memory is a whole number of words of 32 bits', () => {
  const layout = new Layout(1);
  layout.cell('one');
  expect(layout.cells).toBe(4);
  expect(layout.bytes % 4).toBe(0);
});

test('a game adds to the layout of its family without changing it', () => {
  const family = new Layout(2);
  family.set('shared', 1);
  const first = family.cell('first');
  const game = Layout.after(family);
  expect(game.set('own', 1)).toBe(1);
  expect(game.cell('second')).toBe(first + 1);
  expect(family.fields.map(({ name }) => name)).toEqual(['first']);
});

test('more sets than there is room for are an error that names the set', () => {
  const layout = new Layout(2);
  layout.set('fits', 2);
  expect(() => layout.set('hands', 1)).toThrow('hands');
});
