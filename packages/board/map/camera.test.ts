import { expect, test } from 'vitest';
import { held, lookingAt, panned, showing, viewOf, wholeMap, zoomedAt } from './camera.ts';

const canvas = { x: 0, y: 0, w: 2000, h: 1240 };
const size = { width: 1200, height: 744 };

test('the whole map fills a window of its proportions', () => {
  expect(viewOf(wholeMap(canvas), canvas, size)).toEqual(canvas);
});

test('zooming keeps the point under the pointer', () => {
  const at = [500, 900] as const;
  const before = wholeMap(canvas);
  const after = zoomedAt(before, 2, at, canvas, size);
  const view = viewOf(after, canvas, size);
  expect((at[0] - view.x) / view.w).toBeCloseTo(0.25);
  expect((at[1] - view.y) / view.h).toBeCloseTo(900 / 1240);
});

test('the view never leaves the canvas and never zooms out of it', () => {
  expect(held({ x: -500, y: 5000, zoom: 0.2 }, canvas, size)).toEqual(wholeMap(canvas));
  const { x, y, w, h } = viewOf(held({ x: 0, y: 0, zoom: 2 }, canvas, size), canvas, size);
  expect([x, y, w, h]).toEqual([0, 0, 1000, 620]);
});

test('a region fits a narrow window whole', () => {
  const focus = { x: 581, y: 22, w: 734, h: 638 };
  const phone = { width: 390, height: 452 };
  const { x, w } = viewOf(lookingAt(focus, canvas, phone), canvas, phone);
  expect(x).toBeLessThanOrEqual(focus.x + 0.01);
  expect(x + w).toBeGreaterThanOrEqual(focus.x + focus.w - 0.01);
});

test('a region that is told of fits the window above the paper, at the edge of the map too', () => {
  const focus = { x: 330, y: 720, w: 500, h: 500 };
  const phone = { width: 390, height: 440 };
  const covered = 0.36;
  const { x, y, w, h } = viewOf(lookingAt(focus, canvas, phone, covered), canvas, phone);
  expect(x).toBeLessThanOrEqual(focus.x + 0.01);
  expect(x + w).toBeGreaterThanOrEqual(focus.x + focus.w - 0.01);
  expect(y).toBeLessThanOrEqual(focus.y + 0.01);
  expect(y + (1 - covered) * h).toBeGreaterThanOrEqual(focus.y + focus.h - 0.01);
});

test('a drawing is moved; one that was made for another scale is scaled as well', () => {
  const view = { x: 100, y: 50, w: 400, h: 300 };
  expect(panned(view, 2)).toBe('translate(-200px, -100px)');
  expect(panned(view, 2, 4)).toBe('translate(-200px, -100px) scale(0.5)');
});

test('showing moves no further than needed', () => {
  const camera = held({ x: 500, y: 310, zoom: 2 }, canvas, size);
  expect(showing({ x: 100, y: 100, w: 110, h: 60 }, camera, canvas, size)).toBe(camera);
  const moved = showing({ x: 1000, y: 100, w: 110, h: 60 }, camera, canvas, size);
  expect(viewOf(moved, canvas, size).x).toBeCloseTo(110);
});

test('where the map has no room, part of it is seen in letters that can be read', () => {
  const small = { width: 720, height: 248, leastUnit: 0.4 };
  const { x, y, w, h } = viewOf(lookingAt(canvas, canvas, small), canvas, small);
  expect([w, h].map(Math.round)).toEqual([1800, 620]);
  expect([x, y].map(Math.round)).toEqual([100, 310]);
});

test('what a scene tells of lies above its paper, at the edge of the map too', () => {
  const phone = { width: 390, height: 440 };
  const near = lookingAt({ x: 581, y: 22, w: 734, h: 638 }, canvas, phone);
  const rect = { x: 900, y: 1150, w: 170, h: 80 };
  const covered = 0.45;
  const view = viewOf(showing(rect, near, canvas, phone, covered), canvas, phone);
  expect(rect.y + rect.h).toBeLessThanOrEqual(view.y + (1 - covered) * view.h + 0.01);
  // Without paper the view stays on the canvas.
  const plain = viewOf(showing(rect, near, canvas, phone), canvas, phone);
  expect(plain.y + plain.h).toBeLessThanOrEqual(canvas.h + 0.01);
});
