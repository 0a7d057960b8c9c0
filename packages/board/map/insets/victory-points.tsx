import { memo } from 'react';
import { SideShape } from '../../marks/side-shape.tsx';
import type { Rect } from '../../layout.ts';
import { useWords } from '../../words/language.tsx';
import { InsetFrame } from './inset-frame.tsx';

const MARK = 5;
const FLAG = 30;
const TITLE = 150;

/** A map scale: US to the left, USSR to the right, unsigned. */
export const VictoryPoints = memo(function VictoryPoints(props: {
  readonly rect: Rect;
  /** Positive for the US. */
  readonly vp: number;
  /** Where the scale ends and the game is won. */
  readonly limit: number;
}) {
  const { rect, vp, limit } = props;
  const words = useWords();
  const { x, y, w } = rect;
  const unit = (w - 76) / (2 * limit);
  const scale = Array.from({ length: 2 * limit }, (_, i) => i - limit);
  const marks = [...scale, limit].filter((points) => points % MARK === 0);
  const at = (points: number): number => x + w / 2 + points * unit;
  const side = vp > 0 ? 'us' : 'ussr';
  const flag = at(Math.max(-limit, Math.min(limit, -vp)));
  // The flag of a great lead would cover the title on its side.
  const isTitleRight = flag - FLAG < x + TITLE;
  return (
    <g>
      <InsetFrame rect={rect} />
      <text
        x={isTitleRight ? x + w - 12 : x + 12}
        y={y + 25}
        className={isTitleRight ? 'b-track-title b-end' : 'b-track-title'}
        fontSize="17"
      >
        {words.vp}
      </text>
      {scale.map((points) => (
        <rect
          key={points}
          x={at(points)}
          y={y + 40}
          width={unit + 0.3}
          height="9"
          className={points % 2 === 0 ? 'b-scale-light' : 'b-scale-dark'}
        />
      ))}
      <rect
        x={at(-limit)}
        y={y + 40}
        width={2 * limit * unit}
        height="9"
        className="b-scale-frame"
      />
      {marks.map((points) => (
        <g key={points}>
          <path d={`M${at(points)} ${y + 36}v17`} className="b-tick" />
          <text x={at(points)} y={y + 68} className="b-track-label b-middle">
            {Math.abs(points)}
          </text>
        </g>
      ))}
      <SideShape side="us" x={x + 20} y={y + 44.5} r={8} />
      <SideShape side="ussr" x={x + w - 22} y={y + 44.5} r={8} />
      <path
        d={`M${flag - FLAG} ${y + 8}h${2 * FLAG}v20h${8 - FLAG}l-8 10l-8-10h${8 - FLAG}z`}
        className={vp === 0 ? 'b-flag-even' : `b-fill-${side}`}
      />
      <text
        x={flag}
        y={y + 24}
        className={vp === 0 ? 'b-flag-text b-flag-text-even' : 'b-flag-text'}
      >
        {vp === 0 ? 0 : `${words.side[side]} ${Math.abs(vp)}`}
      </text>
    </g>
  );
});
