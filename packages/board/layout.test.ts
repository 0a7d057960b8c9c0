import { describe, expect, test } from 'vitest';
import redSeaFile from './data/board-red-sea.json';
import twilightFile from './data/board-twilight-struggle.json';
import { asLayout, linesOf, type BoxPlace, type Edge, type Point, type Rect } from './layout.ts';

const isCountry = ({ kind }: BoxPlace): boolean => kind === undefined;

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A box with a margin, and with room for the lugs of control at its sides. */
function bounds(place: BoxPlace, margin = 0, lugs = 0): Bounds {
  const side = isCountry(place) ? lugs : 0;
  return {
    left: place.x - place.w / 2 - margin - side,
    right: place.x + place.w / 2 + margin + side,
    top: place.y - place.h / 2 - margin,
    bottom: place.y + place.h / 2 + margin,
  };
}
const boundsOf = ({ x, y, w, h }: Rect): Bounds => ({
  left: x,
  top: y,
  right: x + w,
  bottom: y + h,
});
const overlap = (a: Bounds, b: Bounds): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function* pairs<T>(all: readonly T[]): Generator<readonly [T, T]> {
  for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) yield [a, b];
}

/** The Chinese Civil War and the China Card share a place: only one of them is ever drawn. */
const sharesPlace = (name: string, id: string): boolean =>
  name === 'track passing' && id === 'chinese-civil-war';

/** Liang–Barsky. */
function crosses([x0, y0]: Point, [x1, y1]: Point, at: Bounds): boolean {
  let [enters, leaves] = [0, 1];
  const [dx, dy] = [x1 - x0, y1 - y0];
  const limits = [
    [-dx, x0 - at.left],
    [dx, at.right - x0],
    [-dy, y0 - at.top],
    [dy, at.bottom - y0],
  ];
  for (const [speed, room] of limits) {
    if (speed === 0) {
      if (room < 0) return false;
      continue;
    }
    const when = room / speed;
    if (speed < 0) enters = Math.max(enters, when);
    else leaves = Math.min(leaves, when);
    if (enters > leaves) return false;
  }
  return true;
}
const BOARDS = [
  // Two superpowers and the Chinese Civil War besides.
  { board: 'Twilight Struggle', file: twilightFile, countries: 84, others: 3 },
  // The Strategic Sea Lanes besides.
  { board: 'Red Sea', file: redSeaFile, countries: 11, others: 1 },
];

describe.each(BOARDS)('$board', ({ file, countries, others }) => {
  const layout = asLayout(file);
  const { canvas, box, nodes, edges, regions, subregions, tracks, text } = layout;
  const boxes = Object.entries(nodes);
  const isOnCanvas = ({ left, top, right, bottom }: Bounds): boolean =>
    left >= 0 && top >= 0 && right <= canvas.w && bottom <= canvas.h;
  const reserved: readonly (readonly [name: string, bounds: Bounds])[] = [
    ...Object.entries(tracks).map(([id, rect]) => [`track ${id}`, boundsOf(rect)] as const),
    ...[...Object.entries(regions), ...Object.entries(subregions)].flatMap(([id, { plate }]) =>
      plate ? [[`plate ${id}`, boundsOf(plate)] as const] : [],
    ),
  ];
  function* segmentsOf(edge: Edge): Generator<readonly [Point, Point]> {
    for (const line of linesOf(layout, edge)) {
      for (let i = 0; i + 1 < line.length; i++) yield [line[i], line[i + 1]];
    }
  }

  describe('boxes', () => {
    test('countries, and what is none', () => {
      expect(boxes.filter(([, place]) => isCountry(place))).toHaveLength(countries);
      expect(boxes).toHaveLength(countries + others);
    });

    test('lie on the canvas with their lugs', () => {
      expect(boxes.filter(([, place]) => !isOnCanvas(bounds(place, 4, box.lug)))).toEqual([]);
    });

    test('never touch, not even when lit or controlled', () => {
      const bad = [...pairs(boxes)].filter(
        ([[, a], [, b]]) =>
          overlap(bounds(a, 2), bounds(b, 2)) ||
          overlap(bounds(a, 0, box.lug), bounds(b, 0, box.lug)),
      );
      expect(bad.map(([[a], [b]]) => `${a} × ${b}`)).toEqual([]);
    });

    test('stand at least 16 units apart, so that lit frames never touch', () => {
      const gaps = [...pairs(boxes)].map(([[, a], [, b]]) => {
        const [p, q] = [bounds(a), bounds(b)];
        const dx = Math.max(q.left - p.right, p.left - q.right, 0);
        const dy = Math.max(q.top - p.bottom, p.top - q.bottom, 0);
        return Math.hypot(dx, dy);
      });
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16);
    });
  });

  describe('plates and tracks', () => {
    test('lie on the canvas and apart from each other', () => {
      expect(reserved.filter(([, at]) => !isOnCanvas(at))).toEqual([]);
      const bad = [...pairs(reserved)].filter(([[, a], [, b]]) => overlap(a, b));
      expect(bad.map(([[a], [b]]) => `${a} × ${b}`)).toEqual([]);
    });

    test('cover no box', () => {
      const bad = reserved.flatMap(([name, at]) =>
        boxes
          .filter(([id, place]) => !sharesPlace(name, id) && overlap(at, bounds(place, 4, box.lug)))
          .map(([id]) => `${name} × ${id}`),
      );
      expect(bad).toEqual([]);
    });
  });

  describe('lines', () => {
    test('cross no foreign box', () => {
      const bad = edges.flatMap((edge) =>
        [...segmentsOf(edge)].flatMap(([from, to]) =>
          boxes
            .filter(([id]) => id !== edge.a && id !== edge.b)
            .filter(([, place]) => crosses(from, to, bounds(place, 3)))
            .map(([id]) => `${edge.a}–${edge.b} × ${id}`),
        ),
      );
      expect(bad).toEqual([]);
      expect(layout.allowedCrossings).toEqual([]);
    });

    test('cross no plate and no track', () => {
      const bad = edges.flatMap((edge) =>
        [...segmentsOf(edge)].flatMap(([from, to]) =>
          reserved
            .filter(([name]) => !(edge.variant && sharesPlace(name, edge.variant)))
            .filter(([, at]) => crosses(from, to, at))
            .map(([name]) => `${edge.a}–${edge.b} × ${name}`),
        ),
      );
      expect(bad).toEqual([]);
    });
  });

  test('no text is smaller than 9.5 pixels on a board of 1180, nor a name on a phone of 390', () => {
    const small = Object.entries(text).filter(([, size]) => (size * 1180) / canvas.w < 9.5);
    expect(small).toEqual([]);
    const tooWide = Object.entries(regions).filter(
      ([, { focus }]) => (390 / focus.w) * text['countryNamePhone'] < 9.5,
    );
    expect(tooWide).toEqual([]);
  });
});
