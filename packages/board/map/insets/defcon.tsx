import { memo } from 'react';
import type { Rect } from '../../layout.ts';
import { useWords } from '../../words/language.tsx';
import { InsetFrame } from './inset-frame.tsx';

interface DefconProps {
  readonly rect: Rect;
  readonly level: number;
  /** Names of the regions where coups and realignments are forbidden. */
  readonly barred: string;
  readonly barsOnlyCoups?: boolean;
}

const LEVELS = [5, 4, 3, 2, 1];
const CELL = 33;
const STEP = CELL + 2;
const LONG_LIST = 24;

/** Five steps that grow towards war, and in words what the present one forbids. */
export const Defcon = memo(function Defcon(props: DefconProps) {
  const words = useWords();
  const { rect, level, barred, barsOnlyCoups } = props;
  const { x, y } = rect;
  const base = y + 112;
  return (
    <g>
      <InsetFrame rect={rect} />
      <text x={x + 14} y={y + 27} className="b-track-title" fontSize="19">
        {words.defcon}
      </text>
      {LEVELS.map((each, i) => {
        const [left, height, isNow] = [x + 11 + i * STEP, 30 + i * 9, each === level];
        return (
          <g key={each} data-now={isNow} className="b-defcon-step">
            <rect x={left} y={base - height} width={CELL} height={height} />
            <text x={left + CELL / 2} y={base - 8} fontSize={isNow ? 26 : 19}>
              {each}
            </text>
            {isNow && (
              <path
                d={`M${left + CELL / 2 - 9} ${base - height - 15}h18l-9 11z`}
                className="b-pointer"
              />
            )}
          </g>
        );
      })}
      <text x={x + 12} y={y + 132} className="b-track-label">
        {barsOnlyCoups ? words.barredToCoups : words.barred}:
      </text>
      <text
        x={x + 12}
        y={y + 152}
        className="b-track-value"
        fontSize={barred.length > LONG_LIST ? 16.2 : 17}
      >
        {barred || words.barredNowhere}
      </text>
    </g>
  );
});
