import { useWords } from '@brink/board';
import type { CSSProperties } from 'react';
import type { Value } from '../../client/analysis-messages.ts';
import { useAnalysisTexts } from './texts.ts';

/** Nine results of ten lie within so many standard errors. */
const NINE_OF_TEN = 1.645;

/** Percents of the first side, and how far off they may be. */
export const percentOf = ({ chance, error }: Value) => ({
  us: Math.round(chance * 100),
  error: Math.max(1, Math.round(error * NINE_OF_TEN * 100)),
});

/** The side that is ahead, with its percent. */
export function leaderOf(value: Value): { readonly side: 'us' | 'ussr'; readonly percent: number } {
  const { us } = percentOf(value);
  return us >= 50 ? { side: 'us', percent: us } : { side: 'ussr', percent: 100 - us };
}

/** A split bar whose border is as wide as what is not known. */
export function Seam({ value, sides }: { readonly value: Value; readonly sides?: Sides }) {
  const texts = useAnalysisTexts();
  const words = useWords();
  const { us, error } = percentOf(value);
  const [left, right] = sides ?? [words.side.us, words.side.ussr];
  const style = { '--u': us, '--pm': Math.min(error, us, 100 - us) } as CSSProperties;
  return (
    <span
      className="sy-seam"
      style={style}
      role="img"
      aria-label={texts.bar(left, right, us, error)}
    >
      <i />
      <b />
      <u />
    </span>
  );
}

/** What the two sides are called. */
export type Sides = readonly [first: string, second: string];
