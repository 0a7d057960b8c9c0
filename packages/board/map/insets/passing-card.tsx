import { memo } from 'react';
import { SideShape } from '../../marks/side-shape.tsx';
import type { Rect } from '../../layout.ts';
import type { Side } from '../../sides.ts';
import { useWords } from '../../words/language.tsx';
import './insets.css';

/** A card that passes from side to side: its holder, and whether it can be played. */
export const PassingCard = memo(function PassingCard(props: {
  readonly rect: Rect;
  readonly name: string;
  readonly ops: number;
  readonly holder: Side;
  readonly isFaceUp: boolean;
}) {
  const { rect, name, ops, holder, isFaceUp } = props;
  const words = useWords();
  const { x, y, w, h } = rect;
  return (
    <g transform={`rotate(-2 ${x + w / 2} ${y + h / 2})`}>
      <rect x={x + 2} y={y + 4} width={w} height={h} rx="3" className="b-shadow" />
      <rect x={x} y={y} width={w} height={h} rx="3" className="b-inset" />
      <path d={`M${x} ${y + 26}h${w}`} className="b-hair" />
      <text x={x + 10} y={y + 19} className="b-track-title" fontSize="17">
        {name}
      </text>
      <text x={x + w - 9} y={y + 19.5} className="b-track-title b-end" fontSize="19">
        {ops}
      </text>
      <SideShape side={holder} x={x + 20} y={y + 47} r={9} />
      <text x={x + 38} y={y + 53} className="b-track-value" fontSize="17">
        {isFaceUp ? words.passingReady : words.passingFaceDown}
      </text>
    </g>
  );
});
