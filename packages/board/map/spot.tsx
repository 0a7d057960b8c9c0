import type { ReactNode } from 'react';
import type { BoxPlace, Rect } from '../layout.ts';
import { around } from './camera.ts';
import { apart, darkAround } from './lit.ts';

/** Where the map is lit while the rest lies in the dark: the place of a scene. */
export interface Spot {
  /** In the pool of light. */
  readonly at?: string | undefined;
  /** Countries of the scene in the order in which it tells of them. */
  readonly marks: readonly string[];
  /** So many of them carry their numbers. */
  readonly numbered?: number;
  /** The corner where the scene is told: a line leads there. */
  readonly dock?: 'left' | 'right' | undefined;
  /** Stamps on the plates of regions; without a place of its own the map stays lit. */
  readonly stamps?: { readonly text: string; readonly plates: readonly Rect[] } | undefined;
}

const LETTER = 17;
const POOL = 104;
const RIM = 14;
/** Where the leader ends, in pixels from the corner: somewhere under the paper. */
const PAPER = { x: 190, y: 120 } as const;

type Spotted = Pick<BoxPlace, 'x' | 'y'>;

/** A word across each plate, as wide as it needs to be. */
function Stamps({ text, plates }: NonNullable<Spot['stamps']>) {
  const w = text.length * LETTER + 36;
  return plates.map((plate) => (
    <g
      key={`${plate.x} ${plate.y}`}
      className="b-spot-stamp"
      transform={`translate(${plate.x + plate.w / 2} ${plate.y + plate.h / 2}) rotate(-5)`}
    >
      <rect x={-w / 2} y="-27" width={w} height="54" rx="4" />
      <rect x={-w / 2 - 6} y="-33" width={w + 12} height="66" rx="6" />
      <text y="10">{text}</text>
    </g>
  ));
}

/** From the rim of the pool to the paper. */
function Leader({ from, to }: { readonly from: Spotted; readonly to: Spotted }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length <= POOL) return undefined;
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const line = `M${from.x + POOL * x} ${from.y + POOL * y}L${to.x} ${to.y}`;
  return (
    <g className="b-spot-leader">
      <path d={line} />
      <path d={line} />
    </g>
  );
}

interface SpotLightProps {
  readonly spot: Spot;
  readonly boxes: ReadonlyMap<string, BoxPlace>;
  readonly canvas: Rect;
  readonly view: Rect;
  readonly scale: number;
  readonly prefix: string;
}

/** The lamp goes off everywhere but around the places of a scene. */
export function SpotLight({ spot, boxes, canvas, view, scale, prefix }: SpotLightProps) {
  // The whole map and what lies beside it, so that panning draws nothing anew.
  const dark = around(canvas, view);
  const pool = spot.at === undefined ? undefined : boxes.get(spot.at);
  const marked = spot.marks.flatMap((id, i) => {
    const place = boxes.get(id);
    return place ? [{ id, place, number: i + 1 }] : [];
  });
  const end = {
    x: view.x + (spot.dock === 'left' ? PAPER.x / scale : view.w - PAPER.x / scale),
    y: view.y + view.h - PAPER.y / scale,
  };
  if (spot.stamps) {
    return (
      <g className="b-spot" pointerEvents="none" aria-hidden>
        <Stamps {...spot.stamps} />
      </g>
    );
  }
  const [first = [], ...others] = apart([
    ...marked.map(({ place: { x, y, w, h } }) => ({
      x: x - w / 2 - RIM,
      y: y - h / 2 - RIM,
      w: w + 2 * RIM,
      h: h + 2 * RIM,
    })),
    ...(pool ? [{ x: pool.x, y: pool.y, r: POOL }] : []),
  ]);
  return (
    <g className="b-spot" pointerEvents="none" aria-hidden>
      {/* Paths and clips of paths: a mask would be painted apart in every frame that changes it. */}
      {others.map((lit, i) => (
        <clipPath key={i} id={`${prefix}-spot${i}`}>
          <path d={darkAround(dark, lit)} clipRule="evenodd" />
        </clipPath>
      ))}
      {others.reduce<ReactNode>(
        (inside, _, i) => (
          <g clipPath={`url(#${prefix}-spot${i})`}>{inside}</g>
        ),
        <path d={darkAround(dark, first)} fillRule="evenodd" className="b-spot-shade" />,
      )}
      {pool && spot.dock && <Leader from={pool} to={end} />}
      {pool && (
        <g className="b-spot-ring">
          <circle cx={pool.x} cy={pool.y} r={POOL} />
          <circle cx={pool.x} cy={pool.y} r={POOL + 3.5} />
        </g>
      )}
      {marked
        .filter(({ number }) => number <= (spot.numbered ?? 0))
        .map(({ id, place, number }) => (
          <g
            key={id}
            className="b-spot-number"
            // Beside the name, not on its first letter.
            transform={`translate(${place.x - place.w / 2 - 11} ${place.y - place.h / 2 - 11})`}
          >
            <circle r="17" />
            <text y="8.4">{number}</text>
          </g>
        ))}
    </g>
  );
}
