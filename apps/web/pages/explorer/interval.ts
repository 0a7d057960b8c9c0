/** Nine results of ten lie within so many standard errors. */
const NINE_OF_TEN = 1.645;
/** With fewer games nothing is said about who wins. */
export const ENOUGH_GAMES = 30;

/** Games, and how the side of the first seat fared in them. */
export interface Tally {
  readonly games: number;
  readonly first: number;
  readonly draws: number;
}

/** Per cent of the points that the first side has got, and where the true value may lie. */
export interface Share {
  readonly percent: number;
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval; a draw is half a win. Nothing where there are too few games. */
export function shareOf({ games, first, draws }: Tally): Share | undefined {
  if (games < ENOUGH_GAMES) return undefined;
  const rate = (first + draws / 2) / games;
  const square = NINE_OF_TEN ** 2;
  const centre = (rate + square / (2 * games)) / (1 + square / games);
  const spread =
    (NINE_OF_TEN / (1 + square / games)) *
    Math.sqrt((rate * (1 - rate)) / games + square / (4 * games * games));
  return {
    percent: Math.round(rate * 100),
    low: Math.max(0, (centre - spread) * 100),
    high: Math.min(100, (centre + spread) * 100),
  };
}

/** Several rows as one. */
export const together = (rows: readonly Tally[]): Tally => ({
  games: rows.reduce((sum, { games }) => sum + games, 0),
  first: rows.reduce((sum, { first }) => sum + first, 0),
  draws: rows.reduce((sum, { draws }) => sum + draws, 0),
});
