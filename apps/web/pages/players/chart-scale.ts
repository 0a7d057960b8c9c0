/** Even a rating that hardly moves is drawn on so many points. */
const LEAST_RANGE = 100;
const STEPS = [25, 50, 100, 200, 500] as const;
const MOST_LINES = 5;

interface Scale {
  readonly low: number;
  readonly high: number;
  /** Where lines are drawn across. */
  readonly lines: readonly number[];
}

/** A range of round numbers around what is shown. */
export function scaleFor(values: readonly number[]): Scale {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const spare = Math.max(0, LEAST_RANGE - (most - least)) / 2;
  const step =
    STEPS.find((each) => (most - least + 2 * spare) / each < MOST_LINES) ?? STEPS[STEPS.length - 1];
  const low = Math.floor((least - spare) / step) * step;
  const high = Math.ceil((most + spare) / step) * step;
  const lines = Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step);
  return { low, high, lines };
}
