import { expect, test } from 'vitest';
import layoutFile from '../data/board-volk.json';
import type { Rect } from '../layout.ts';
import { asVolkLayout, firstLines, siteRects } from './layout.ts';

const layout = asVolkLayout(layoutFile);
const { canvas, provinces, cities, connections, berlin } = layout;

const overlap = (a: Rect, b: Rect, margin = 0): boolean =>
  a.x < b.x + b.w + margin &&
  b.x < a.x + a.w + margin &&
  a.y < b.y + b.h + margin &&
  b.y < a.y + a.h + margin;
const isInside = (a: Rect, b: Rect): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;
function* pairs<T>(all: readonly T[]): Generator<readonly [T, T]> {
  for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) yield [a, b];
}

const sheet: Rect = { x: 0, y: 0, ...canvas };
const plates = provinces.map(({ id, plate }) => ({ id, box: plate }));
const marks = cities.map(({ x, y, label }) => ({
  id: label.en,
  box: { x: x - 11, y: y - 11, w: 22, h: 22 },
}));
const names = cities.map(({ label, labelBox }) => ({ id: label.en, box: labelBox }));

test('everything lies on the sheet, Berlin in its inset', () => {
  const all = [...plates, ...marks, ...names, { id: 'berlin', box: berlin }];
  expect(all.filter(({ box }) => !isInside(box, sheet)).map(({ id }) => id)).toEqual([]);
  const inset = provinces.filter(({ isInset }) => isInset);
  expect(inset.map(({ id, plate }) => [id, isInside(plate, berlin)])).toEqual([
    ['WB', true],
    ['EB', true],
  ]);
});

test('plates, factories and names keep clear of each other', () => {
  const clashes: string[] = [];
  for (const [a, b] of pairs([...plates, ...marks])) {
    if (overlap(a.box, b.box)) clashes.push(`${a.id} ${b.id}`);
  }
  for (const name of names) {
    for (const other of [...plates, ...marks.filter(({ id }) => id !== name.id)]) {
      if (overlap(name.box, other.box)) clashes.push(`name ${name.id} ${other.id}`);
    }
  }
  for (const [a, b] of pairs(names)) if (overlap(a.box, b.box)) clashes.push(`${a.id} ${b.id}`);
  expect(clashes).toEqual([]);
});

test('small plates do not cover each other', () => {
  const clashes = [...pairs(provinces)]
    .filter(([a, b]) => overlap(a.phonePlate, b.phonePlate))
    .map(([a, b]) => `${a.id} ${b.id}`);
  expect(clashes).toEqual([]);
});

test('a road begins and ends at its cities; its first slot is the nearer to the first', () => {
  for (const { a, b, points, slots } of connections) {
    expect([points[0], points.at(-1)]).toEqual([
      [cities[a].x, cities[a].y],
      [cities[b].x, cities[b].y],
    ]);
    const far = ({ x, y }: { x: number; y: number }): number =>
      Math.hypot(x - cities[a].x, y - cities[a].y);
    const distances = slots.map(far);
    expect(distances).toEqual(distances.toSorted((one, two) => one - two));
  }
});

/** Pixels a unit at 1600×900 under a prompt of two lines, and the least width of a target (WCAG 2.5.8). */
const SCALE = 0.96;
const FINGER = 24;

test('places to touch cover neither each other nor a plate', () => {
  const rects = siteRects(layout, FINGER / SCALE);
  expect(rects.length).toBe(
    cities.length + firstLines(layout).at(-1)! + connections.at(-1)!.slots.length,
  );
  const clashes = [...pairs([...rects.entries()])]
    .filter(([[, a], [, b]]) => overlap(a, b))
    .map(([[a], [b]]) => `${a} ${b}`);
  for (const [site, rect] of rects.entries()) {
    for (const { id, box } of plates) if (overlap(rect, box)) clashes.push(`${site} ${id}`);
  }
  expect(clashes).toEqual([]);
});

test('every place to touch is as wide as a finger on a large screen, whatever else is lit', () => {
  const narrow = siteRects(layout, FINGER / SCALE).flatMap(({ w }, site) =>
    w * SCALE < FINGER - 0.001 ? [`${site}: ${w * SCALE}`] : [],
  );
  expect(narrow).toEqual([]);
});

test('seen from afar neighbours share the room between them', () => {
  const rects = siteRects(layout, 60);
  expect([...pairs(rects)].filter(([a, b]) => overlap(a, b, -0.001))).toEqual([]);
  expect(rects.every(({ w }) => w >= 25 - 0.001)).toBe(true);
});
