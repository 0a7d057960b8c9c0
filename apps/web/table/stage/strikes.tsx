interface Place {
  readonly x: number;
  readonly y: number;
}

interface StrikesProps {
  readonly canvas: { readonly w: number; readonly h: number };
  /** The outline of the land. */
  readonly land: string;
  readonly places: readonly Place[];
  /** Where it began. */
  readonly at?: Place | undefined;
  /** The dark map stands for a moment before anything falls on it. */
  readonly isStruck: boolean;
}

const RINGS = [18, 48, 96, 160, 240, 340, 470];
/** From the first target to the farthest, in milliseconds. */
const OUTWARDS = 1100;
/** Targets are struck in so many waves: each of them by itself would be a layer of its own. */
const WAVES = 11;

const circle = ({ x, y }: Place, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;

/** The map inverts; rings go out from the place, then from everywhere. */
export function Strikes({ canvas, land, places, at, isStruck }: StrikesProps) {
  const centre = at ?? { x: canvas.w / 2, y: canvas.h / 2 };
  const far = Math.hypot(canvas.w, canvas.h) / 2;
  const waveOf = ({ x, y }: Place): number =>
    Math.round((WAVES - 1) * Math.min(1, Math.hypot(x - centre.x, y - centre.y) / far));
  const waves = Array.from({ length: WAVES }, (_, wave) =>
    places.filter((place) => waveOf(place) === wave),
  );
  return (
    <svg
      className="st-strikes"
      viewBox={`0 0 ${canvas.w} ${canvas.h}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden
    >
      <path d={land} className="st-land" />
      {isStruck &&
        waves.map((struck, wave) => (
          <g
            key={wave}
            className="st-strike"
            style={{ animationDelay: `${(wave * OUTWARDS) / WAVES}ms` }}
          >
            <path d={struck.map((place) => circle(place, 12)).join('')} />
            <path d={struck.map((place) => circle(place, 40)).join('')} />
          </g>
        ))}
      {isStruck &&
        at &&
        RINGS.map((r) => <circle key={r} cx={at.x} cy={at.y} r={r} className="st-epicentre" />)}
    </svg>
  );
}
