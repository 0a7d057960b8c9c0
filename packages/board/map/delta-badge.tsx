import { memo } from 'react';
import type { BoxPlace } from '../layout.ts';
import type { Change } from '../standing.ts';

const W = 36;

/** What has just changed, on the owner's bottom corner, until the next decision. */
export const DeltaBadge = memo(function DeltaBadge(props: {
  readonly place: BoxPlace;
  readonly change: Change;
}) {
  const { place, change } = props;
  const left = change.side === 'us' ? -place.w / 2 - 12 : place.w / 2 - W + 12;
  return (
    <g
      transform={`translate(${place.x + left} ${place.y + place.h / 2 - 4})`}
      className="b-delta"
      pointerEvents="none"
    >
      <rect width={W} height="21" rx="2" className={`b-fill-${change.side}`} />
      <text x={W / 2} y="16.2">
        {change.by > 0 ? `+${change.by}` : `−${-change.by}`}
      </text>
    </g>
  );
});
