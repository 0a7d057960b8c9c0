import type { BoxPlace, Rect } from '../layout.ts';
import { around } from './camera.ts';

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

interface SpotLightProps {
  readonly spot: Spot;
  readonly boxes: ReadonlyMap<string, BoxPlace>;
  readonly canvas: Rect;
  readonly view: Rect;
  readonly scale: number;
  readonly prefix: string;
}

const POOL = 104;
const RIM = 14;
/** Where the leader ends, in pixels from the corner: somewhere under the paper. */
const PAPER = { x: 190, y: 120 } as const;

/** The lamp goes off everywhere but around the places of a scene. */
export function SpotLight({ spot, boxes, canvas, view, scale, prefix }: SpotLightProps) {
  const mask = `${prefix}-spot`;
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
  return (
    <g className="b-spot" pointerEvents="none" aria-hidden>
      <mask
        id={mask}
        maskUnits="userSpaceOnUse"
        x={dark.x}
        y={dark.y}
        width={dark.w}
        height={dark.h}
      >
        <rect x={dark.x} y={dark.y} width={dark.w} height={dark.h} fill="#fff" />
        {marked.map(({ id, place: { x, y, w, h } }) => (
          <rect
            key={id}
            x={x - w / 2 - RIM}
            y={y - h / 2 - RIM}
            width={w + 2 * RIM}
            height={h + 2 * RIM}
            rx="4"
            fill="#000"
          />
        ))}
        {pool && <circle cx={pool.x} cy={pool.y} r={POOL} fill="#000" />}
      </mask>
      <rect
        x={dark.x}
        y={dark.y}
        width={dark.w}
        height={dark.h}
        mask={`url(#${mask})`}
        className="b-spot-shade"
      />
      {pool && spot.dock && (
        <g className="b-spot-leader">
          <path d={`M${pool.x} ${pool.y}L${end.x} ${end.y}`} mask={`url(#${mask})`} />
          <path d={`M${pool.x} ${pool.y}L${end.x} ${end.y}`} mask={`url(#${mask})`} />
        </g>
      )}
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
            transform={`translate(${place.x - place.w / 2} ${place.y - place.h / 2})`}
          >
            <circle r="17" />
            <text y="8.4">{number}</text>
          </g>
        ))}
    </g>
  );
}
