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

/** The map inverts; rings go out from the place, then from everywhere. */
export function Strikes({ canvas, land, places, at, isStruck }: StrikesProps) {
  return (
    <svg
      className="st-strikes"
      viewBox={`0 0 ${canvas.w} ${canvas.h}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden
    >
      <path d={land} className="st-land" />
      {isStruck &&
        places.map(({ x, y }) => (
          <g key={`${x} ${y}`} className="st-strike">
            <circle cx={x} cy={y} r="12" />
            <circle cx={x} cy={y} r="40" />
          </g>
        ))}
      {isStruck &&
        at &&
        RINGS.map((r) => <circle key={r} cx={at.x} cy={at.y} r={r} className="st-epicentre" />)}
    </svg>
  );
}
