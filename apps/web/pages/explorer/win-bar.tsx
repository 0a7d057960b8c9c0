import type { CSSProperties } from 'react';
import { shareOf, type Tally } from './interval.ts';
import { useExplorerTexts } from './texts.ts';
import './win-bar.css';

interface WinBarProps {
  readonly tally: Tally;
  /** What the two sides are called. */
  readonly sides: readonly [first: string, second: string];
}

/** Who wins: a split bar, hatched where the border may lie. */
export function WinBar({ tally, sides }: WinBarProps) {
  const texts = useExplorerTexts();
  const share = shareOf(tally);
  if (!share) return <span className="x-few">{texts.few}</span>;
  const { percent, low, high } = share;
  const style = { '--u': percent, '--low': low, '--high': high } as CSSProperties;
  return (
    <span
      className="x-bar"
      style={style}
      role="img"
      aria-label={texts.bar(sides[0], sides[1], percent, low, high)}
    >
      <i>{percent}</i>
      <em>{100 - percent}</em>
      <b />
    </span>
  );
}
