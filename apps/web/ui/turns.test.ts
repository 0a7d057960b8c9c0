import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** Turns whose frames are painted when a test says so. */
function setUp() {
  const told: string[] = [];
  let frame: (() => void) | undefined;
  let long: (() => void) | undefined;
  const turns = new Turns({
    afterFrame: (then) => {
      frame = then;
    },
    afterLong: (then) => {
      long = then;
      return () => {
        long = undefined;
      };
    },
  });
  const settle = (): Promise<void> => Promise.resolve();
  return {
    told,
    take: (place: number, name: string) => turns.take(place, () => told.push(name)),
    settle,
    async paint() {
      frame?.();
      frame = undefined;
      await settle();
    },
    async wait() {
      long?.();
      await settle();
    },
  };
}

test('parts are drawn one after the other, each in a frame of its own, the first place first', async () => {
  const { told, take, settle, paint } = setUp();
  const [list, board, lines] = [take(3, 'list'), take(0, 'board'), take(1, 'lines')];
  for (const each of [list, board, lines]) each.ask();
  expect(told).toEqual([]);
  await settle();
  expect(told).toEqual(['board']);
  board.drawn();
  await settle();
  expect(told).toEqual(['board']);
  await paint();
  expect(told).toEqual(['board', 'lines']);
  lines.drawn();
  await paint();
  expect(told).toEqual(['board', 'lines', 'list']);
});

test('parts in the same place share a frame, and it ends when all of them are drawn', async () => {
  const { told, take, settle, paint } = setUp();
  const [bar, plans, hand] = [take(1, 'bar'), take(1, 'plans'), take(2, 'hand')];
  for (const each of [bar, plans, hand]) each.ask();
  await settle();
  expect(told).toEqual(['bar', 'plans']);
  bar.drawn();
  await paint();
  expect(told).toEqual(['bar', 'plans']);
  plans.drawn();
  await paint();
  expect(told).toEqual(['bar', 'plans', 'hand']);
});

test('a part that asks twice while it waits is drawn once, and again when it asks later', async () => {
  const { told, take, settle, paint } = setUp();
  const [board, list] = [take(0, 'board'), take(3, 'list')];
  board.ask();
  await settle();
  list.ask();
  list.ask();
  board.ask();
  board.drawn();
  await paint();
  expect(told).toEqual(['board', 'board']);
  board.drawn();
  await paint();
  list.drawn();
  await paint();
  expect(told).toEqual(['board', 'board', 'list']);
  list.ask();
  await settle();
  expect(told).toEqual(['board', 'board', 'list', 'list']);
});

test('a part that leaves, or is not drawn for long, holds nobody up', async () => {
  const { told, take, settle, paint, wait } = setUp();
  const [board, lines, list] = [take(0, 'board'), take(1, 'lines'), take(3, 'list')];
  for (const each of [board, lines, list]) each.ask();
  await settle();
  board.leave();
  await paint();
  expect(told).toEqual(['board', 'lines']);
  await wait();
  await paint();
  expect(told).toEqual(['board', 'lines', 'list']);
});
