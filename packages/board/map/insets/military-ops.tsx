import { memo } from 'react';
import { SideShape } from '../../marks/side-shape.tsx';
import type { Rect } from '../../layout.ts';
import { SIDES } from '../../sides.ts';
import { useWords } from '../../words/language.tsx';
import { InsetFrame } from './inset-frame.tsx';

const CELL = 23;
const VALUES = [0, 1, 2, 3, 4, 5];

/** Two rows and a bar at the required number: what is missing is seen as a gap. */
export const MilitaryOps = memo(function MilitaryOps(props: {
  readonly rect: Rect;
  readonly us: number;
  readonly ussr: number;
  readonly required: number;
}) {
  const { rect, required } = props;
  const words = useWords();
  const { x, y, w } = rect;
  const first = x + 34;
  const bar = first + required * CELL - 1.5;
  return (
    <g>
      <InsetFrame rect={rect} />
      <text x={x + 12} y={y + 26} className="b-track-title" fontSize="17">
        {words.militaryOps}
      </text>
      {SIDES.map((side, row) => (
        <g key={side} transform={`translate(0 ${y + 36 + row * 28})`}>
          <SideShape side={side} x={x + 20} y={11} r={7.5} />
          {VALUES.map((value) => (
            <g
              key={value}
              className="b-step b-step-ops"
              data-side={value === props[side] ? side : undefined}
            >
              <rect x={first + value * CELL} width={CELL - 3} height="22" />
              <text x={first + (value + 0.5) * CELL - 1.5} y="17.5">
                {value}
              </text>
            </g>
          ))}
        </g>
      ))}
      <path d={`M${bar} ${y + 32}V${y + 90}`} className="b-required" />
      <path d={`M${bar - 6} ${y + 94}h12l-6-8z`} className="b-required-foot" />
      <text x={x + w / 2 + 4} y={y + 109} className="b-track-label b-middle">
        {words.needed(required)}
      </text>
    </g>
  );
});
