import type { Reason, Themes } from '@brink/kernel';

/** So many things are named, and none that weigh less than this, in logarithms of odds. */
const NAMED = 2;
const LEAST = 0.02;

/** What has spoken for a plan in some simulations, theme by theme. */
export interface Weighed {
  readonly sums: Float64Array;
  sims: number;
}

export const newWeighed = ({ count }: Themes): Weighed => ({
  sums: new Float64Array(count),
  sims: 0,
});

const meanOf = ({ sums, sims }: Weighed, theme: number): number =>
  sims === 0 ? 0 : sums[theme] / sims;

/** The two things in which a plan does most better than the plans beside it do on average. */
export function weighedMost(
  { count, reason }: Themes,
  own: Weighed,
  all: readonly Weighed[],
): readonly Reason[] {
  const gains = Array.from({ length: count }, (_, theme) => {
    const usual = all.reduce((sum, each) => sum + meanOf(each, theme), 0) / all.length;
    return { theme, gain: meanOf(own, theme) - usual };
  });
  return gains
    .filter(({ gain }) => gain >= LEAST)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, NAMED)
    .map(({ theme }) => reason(theme));
}
