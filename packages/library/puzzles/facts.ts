/** What is counted of a state in Wir sind das Volk!, each for the solver or for the other side. */
export const STATE_COUNTS = ['unrest', 'protests', 'standard', 'factories', 'prestige'] as const;
export type StateCount = (typeof STATE_COUNTS)[number];

/**
 * What the best play and the wrong one led to when both were played out in the same deals: shares
 * in percent, sums in tenths. Codes, so that any language can tell them.
 */
export type Fact =
  | readonly [code: 'lose', manner: string, best: number, wrong: number]
  | readonly [code: 'win', best: number, wrong: number]
  /** Who controls a country: the solver (0) or the other side (1). */
  | readonly [code: 'control', country: number, who: number, best: number, wrong: number]
  /** Victory points for the solver. */
  | readonly [code: 'vp', best: number, wrong: number]
  | readonly [code: 'state', count: StateCount, who: number, best: number, wrong: number];
