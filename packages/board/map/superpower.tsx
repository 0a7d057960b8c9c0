import { memo } from 'react';
import type { BoxPlace } from '../layout.ts';
import type { Side } from '../sides.ts';
import './superpower.css';

const TIP = 28;

function outline(side: Side, w: number, h: number, inset: number): string {
  const [x, y] = [w / 2, h / 2 - inset];
  if (side === 'us') {
    const [left, right] = [-x + h / 2, x - inset];
    return `M${left} ${-y}H${right}V${y}H${left}A${y} ${y} 0 0 1 ${left} ${-y}Z`;
  }
  const [left, tip, shoulder] = [-x + inset, x - inset * 1.35, x - TIP - inset / 2];
  return `M${left} ${-y}H${shoulder}L${tip} 0L${shoulder} ${y}H${left}Z`;
}

interface SuperpowerProps {
  readonly side: Side;
  readonly place: BoxPlace;
  readonly name: string;
}

/** A solid roundel or pennant without numbers. */
export const Superpower = memo(function Superpower({ side, place, name }: SuperpowerProps) {
  const { x, y, w, h } = place;
  return (
    <g transform={`translate(${x} ${y})`} className="b-superpower">
      <path d={outline(side, w, h, 0)} className={`b-fill-${side} b-superpower-edge`} />
      <path d={outline(side, w, h, 6)} className="b-superpower-inner" />
      <text x={side === 'us' ? 6 : -8} y="11">
        {name}
      </text>
    </g>
  );
});
