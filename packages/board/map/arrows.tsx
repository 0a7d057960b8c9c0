import { memo, useMemo } from 'react';
import type { Point, Rect } from '../layout.ts';
import { SideShape } from '../marks/side-shape.tsx';
import type { Side } from '../sides.ts';
import { BADGE, arrowPath } from './arrow-path.ts';
import './arrows.css';

/** An arrow from place to place, or a mark on one. */
export interface MapArrow {
  readonly from: string;
  readonly to?: string | undefined;
  /** Dashed without one. */
  readonly side?: Side | undefined;
}

/** What somebody has drawn on the map, or is drawing. */
export interface Sketch {
  readonly arrows: readonly MapArrow[];
  /** Where an arrow has been begun. */
  readonly begun?: string | undefined;
  /** Somebody draws: a place was chosen, or the mouse was drawn to it from another. */
  readonly onPick?: ((place: string, from?: string) => void) | undefined;
}

interface ArrowsProps {
  readonly arrows: readonly MapArrow[];
  /** Where places lie, around their middles. */
  readonly boxes: ReadonlyMap<string, Rect>;
  /** The smallest letters of the map, in its units: arrows grow with them. */
  readonly least?: number | undefined;
  /** Not drawn yet. */
  readonly isTried?: boolean;
}

const RING = 8;
const DOT = 7;
const HEAD = 20;
/** Seen from afar arrows are so much thicker, at most. */
const LARGEST = 1.6;
const LETTER = 13;

interface MarkProps extends Rect, Pick<MapArrow, 'side'> {
  readonly dot: number;
}

function Mark({ x, y, w, h, side, dot }: MarkProps) {
  const ring = {
    x: x - w / 2 - RING,
    y: y - h / 2 - RING,
    width: w + 2 * RING,
    height: h + 2 * RING,
    rx: 9,
  };
  return (
    <>
      <rect {...ring} className="b-arrow-case" />
      <rect {...ring} className="b-arrow-line" />
      {side && <SideShape side={side} x={ring.x} y={ring.y} r={dot} />}
    </>
  );
}

/** Under the boxes: no number of a country is ever covered. */
const Arrows = memo(function Arrows({ arrows, boxes, least = 0, isTried }: ArrowsProps) {
  const thick = Math.min(LARGEST, Math.max(1, least / LETTER));
  const [head, dot] = [HEAD * thick, DOT * thick];
  const drawn = useMemo(() => {
    const numbers: Point[] = [];
    return arrows.flatMap((arrow) => {
      const { from, to, side } = arrow;
      const [a, b] = [boxes.get(from), to === undefined ? undefined : boxes.get(to)];
      if (!a || (to !== undefined && !b)) return [];
      const others = [...boxes].flatMap(([id, box]) => (id === from || id === to ? [] : [box]));
      const hasWayBack = arrows.some((each) => each.from === to && each.to === from);
      const path = b && arrowPath(a, b, { others, numbers, head, hasWayBack });
      if (path) numbers.push(path.middle);
      return [{ key: `${from} ${to ?? ''}`, box: a, path, side }];
    });
  }, [arrows, boxes, head]);
  const ways = drawn.filter(({ path }) => path !== undefined);
  return (
    <g className="b-arrows" data-tried={isTried} pointerEvents="none" style={{ '--thick': thick }}>
      {drawn.map(({ key, box, path, side }) => (
        <g key={key} data-arrow={key} data-side={side ?? 'none'}>
          {path ? (
            <>
              <path d={path.line} className="b-arrow-case" />
              <path d={path.line} className="b-arrow-line" />
              <path
                d={`M0 0L${-head} ${-head / 2}L${-head * 0.8} 0L${-head} ${head / 2}Z`}
                transform={`translate(${path.tip.join(' ')}) rotate(${path.arriving})`}
                className="b-arrow-head"
              />
              {side && (
                <g transform={`translate(${path.start.join(' ')}) rotate(${path.leaving})`}>
                  <SideShape side={side} r={dot} />
                </g>
              )}
            </>
          ) : (
            <Mark {...box} side={side} dot={dot} />
          )}
        </g>
      ))}
      {ways.length > 1 &&
        ways.map(({ key, path }, i) => (
          <g key={key} className="b-spot-number" transform={`translate(${path!.middle.join(' ')})`}>
            <circle r={BADGE} />
            <text y="8.4">{i + 1}</text>
          </g>
        ))}
    </g>
  );
});

interface SketchedProps extends Omit<ArrowsProps, 'isTried'> {
  /** An arrow that would be drawn now. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Some boxes of a map are there only in some games. */
  readonly isThere: (place: string) => boolean;
}

/** What has been drawn, and what is being drawn. */
export const Sketched = memo(function Sketched(props: SketchedProps) {
  const { arrows, boxes, least, from, to, isThere } = props;
  const there = useMemo(
    () => arrows.filter((arrow) => isThere(arrow.from) && isThere(arrow.to ?? arrow.from)),
    [arrows, isThere],
  );
  const tried = useMemo(
    () => (from === undefined || to === undefined || to === from ? [] : [{ from, to }]),
    [from, to],
  );
  return (
    <>
      {there.length > 0 && <Arrows arrows={there} boxes={boxes} least={least} />}
      {tried.length > 0 && <Arrows arrows={tried} boxes={boxes} least={least} isTried />}
    </>
  );
});
