import type { Side } from '../sides.ts';
import './marks.css';

interface SideShapeProps {
  readonly side: Side;
  readonly x?: number;
  readonly y?: number;
  readonly r: number;
}

/** Round is US, pointed is USSR: the mark inside a drawing. */
export function SideShape({ side, x = 0, y = 0, r }: SideShapeProps) {
  if (side === 'us') return <circle cx={x} cy={y} r={r} className="b-fill-us" />;
  const [left, shoulder, tip] = [x - r, x + r * 0.35, x + r * 1.25];
  return (
    <path
      d={`M${left} ${y - r}H${shoulder}L${tip} ${y}L${shoulder} ${y + r}H${left}Z`}
      className="b-fill-ussr"
    />
  );
}
