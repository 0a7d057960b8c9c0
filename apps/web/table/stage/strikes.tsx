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

/** The map inverts; rings go out from the place, then from everywhere. */
export function Strikes({ canvas, land, places, at, isStruck }: StrikesProps) {
  const centre = at ?? { x: canvas.w / 2, y: canvas.h / 2 };
  const far = Math.hypot(canvas.w, canvas.h) / 2;
  /** One after the other, also because a frame in which all of them begin would be a long one. */
  const delayOf = ({ x, y }: Place): number =>
    Math.round(OUTWARDS * Math.min(1, Math.hypot(x - centre.x, y - centre.y) / far));
  return (
    <svg
      className="st-strikes"
      viewBox={`0 0 ${canvas.w} ${canvas.h}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden
    >
      <path d={land} className="st-land" />
      {isStruck &&
        places.map((place) => (
          <g
            key={`${place.x} ${place.y}`}
            className="st-strike"
            style={{ animationDelay: `${delayOf(place)}ms` }}
          >
            <circle cx={place.x} cy={place.y} r="12" />
            <circle cx={place.x} cy={place.y} r="40" />
          </g>
        ))}
      {isStruck &&
        at &&
        RINGS.map((r) => <circle key={r} cx={at.x} cy={at.y} r={r} className="st-epicentre" />)}
    </svg>
  );
}
