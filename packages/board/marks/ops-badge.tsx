import type { Side } from '../sides.ts';
import './marks.css';

interface OpsBadgeProps {
  readonly side: Side | 'neutral';
  readonly ops: number;
  readonly isScoring?: boolean;
  /** The China Card is nobody's event: a plain frame. */
  readonly isPlain?: boolean;
  readonly size?: number;
}

const SHAPES = {
  us: <circle r="16" className="b-fill-us" />,
  ussr: <path d="M-16-16H5L17 0 5 16h-21Z" className="b-fill-ussr" />,
  neutral: (
    <>
      <path d="M0-16a16 16 0 0 0 0 32Z" className="b-fill-us" />
      <path d="M0-16H5L17 0 5 16H0Z" className="b-fill-ussr" />
    </>
  ),
} as const;

/** The operations value in the shape of the event's side. */
export function OpsBadge({ side, ops, isScoring, isPlain, size = 28 }: OpsBadgeProps) {
  return (
    <svg className="b-ops" viewBox="-17 -17 34 34" width={size} height={size} aria-hidden>
      {isScoring || isPlain ? (
        <rect x="-15" y="-15" width="30" height="30" className="b-ops-frame" />
      ) : (
        SHAPES[side]
      )}
      {isScoring ? (
        <path d="M-9 9V0M-3 9V-7M3 9V3M9 9V-3" className="b-ops-bars" />
      ) : (
        <text
          x={side === 'ussr' ? -2 : 0}
          y="7.5"
          className={isPlain ? 'b-ops-number b-ops-number-plain' : 'b-ops-number'}
        >
          {ops}
        </text>
      )}
    </svg>
  );
}
