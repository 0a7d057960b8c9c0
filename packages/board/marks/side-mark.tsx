import type { Side } from '../sides.ts';
import './marks.css';

interface SideMarkProps {
  /** Both halves for what belongs to either side. */
  readonly side: Side | 'neutral';
  readonly size?: number;
  /** On a solid field of the side's colour. */
  readonly isInverse?: boolean;
  /** Read aloud; a mark beside the name of its side needs none. */
  readonly label?: string;
}

const SHAPES = {
  us: <circle r="8.5" className="b-fill-us" />,
  ussr: <path d="M-8.5-8.5H2.5L10 0 2.5 8.5h-11Z" className="b-fill-ussr" />,
  neutral: (
    <>
      <path d="M0-8.5a8.5 8.5 0 0 0 0 17Z" className="b-fill-us" />
      <path d="M0-8.5H3L10 0 3 8.5H0Z" className="b-fill-ussr" />
    </>
  ),
} as const;

/** Round is US, pointed is USSR: the mark inside running text. */
export function SideMark({ side, size = 12, isInverse, label }: SideMarkProps) {
  return (
    <svg
      className={`b-mark${isInverse ? ' b-mark-inverse' : ''}`}
      viewBox="-10 -10 20 20"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {SHAPES[side]}
    </svg>
  );
}
