import type { Point, Rect } from '../layout.ts';

/** How a map is looked at: the middle of the view, and how much nearer than the whole map. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
  /** A unit never gets smaller than this many pixels: where the map has no room, part of it is seen. */
  readonly leastUnit?: number;
}

/** A unit never gets larger than this many pixels, and the map always zooms at least threefold. */
export const LARGEST_UNIT = 1.8;
const LEAST_RANGE = 3;

const fit = (canvas: Rect, { width, height, leastUnit = 0 }: Size): number =>
  Math.max(leastUnit, Math.min(width / canvas.w, height / canvas.h));

export const wholeMap = (canvas: Rect): Camera => ({
  x: canvas.x + canvas.w / 2,
  y: canvas.y + canvas.h / 2,
  zoom: 1,
});

/** Pixels a unit. */
export const scaleOf = (camera: Camera, canvas: Rect, size: Size): number =>
  fit(canvas, size) * camera.zoom;

/** The part of the canvas in view; it has the proportions of the window. */
export function viewOf(camera: Camera, canvas: Rect, size: Size): Rect {
  const scale = scaleOf(camera, canvas, size);
  const [w, h] = [size.width / scale, size.height / scale];
  return { x: camera.x - w / 2, y: camera.y - h / 2, w, h };
}

const between = (low: number, value: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);

/** Keeps the zoom in its range and the view on the canvas, but for the part of it that is covered. */
export function held(camera: Camera, canvas: Rect, size: Size, covered = 0): Camera {
  const most = Math.max(LEAST_RANGE, LARGEST_UNIT / fit(canvas, size));
  const zoom = between(1, camera.zoom, most);
  const { w, h } = viewOf({ ...camera, zoom }, canvas, size);
  return {
    zoom,
    x: between(canvas.x + w / 2, camera.x, canvas.x + canvas.w - w / 2),
    y: between(canvas.y + h / 2, camera.y, canvas.y + canvas.h + covered * h - h / 2),
  };
}

/** The camera that shows a whole rectangle, above the part of the window that is covered. */
export function lookingAt(rect: Rect, canvas: Rect, size: Size, covered = 0): Camera {
  const h = rect.h / (1 - covered);
  const scale = Math.min(size.width / rect.w, size.height / h);
  const zoom = scale / fit(canvas, size);
  return held({ x: rect.x + rect.w / 2, y: rect.y + h / 2, zoom }, canvas, size, covered);
}

/** Zooms while the point of the map under the pointer stays where it is. */
export function zoomedAt(camera: Camera, by: number, at: Point, canvas: Rect, size: Size): Camera {
  const zoom = held({ ...camera, zoom: camera.zoom * by }, canvas, size).zoom;
  const kept = camera.zoom / zoom;
  return held(
    { zoom, x: at[0] + (camera.x - at[0]) * kept, y: at[1] + (camera.y - at[1]) * kept },
    canvas,
    size,
  );
}

/**
 * Moves no further than needed to bring a rectangle into view, the lower part of which may be covered
 * by the paper of a scene.
 */
export function showing(rect: Rect, camera: Camera, canvas: Rect, size: Size, covered = 0): Camera {
  const view = viewOf(camera, canvas, size);
  const shift = (low: number, length: number, from: number, room: number): number =>
    low < from ? low - from : Math.max(0, low + length - from - room);
  const x = camera.x + shift(rect.x, rect.w, view.x, view.w);
  const y = camera.y + shift(rect.y, rect.h, view.y, view.h * (1 - covered));
  return x === camera.x && y === camera.y
    ? camera
    : held({ ...camera, x, y }, canvas, size, covered);
}

/**
 * A drawing in the proportions of the view, and where it is moved to. Only the latter changes when the
 * map is panned: a browser lays out every letter of a drawing anew when its box changes.
 */
export const viewBox = ({ w, h }: Rect): string => `0 0 ${w} ${h}`;
export function panned({ x, y }: Rect, scale: number, drawn = scale): string {
  const moved = `translate(${Math.round(-x * scale)}px, ${Math.round(-y * scale)}px)`;
  return scale === drawn ? moved : `${moved} scale(${scale / drawn})`;
}

/** The smallest rectangle around two. */
export function around(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [right, foot] = [Math.max(a.x + a.w, b.x + b.w), Math.max(a.y + a.h, b.y + b.h)];
  return { x, y, w: right - x, h: foot - y };
}
