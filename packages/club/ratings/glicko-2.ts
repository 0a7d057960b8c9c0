/**
 * Glicko-2, after Mark Glickman's "Example of the Glicko-2 system": a strength, how far it may be
 * off, and how much it wavers. The steps below bear the numbers of that paper.
 */
export interface Rating {
  readonly rating: number;
  /** One standard deviation of what is not known. */
  readonly deviation: number;
  readonly volatility: number;
}

/** One game of a rating period: against whom, and with what result. */
export interface Encounter {
  readonly opponent: Rating;
  /** 1 for a win, ½ for a draw, 0 for a loss. */
  readonly score: number;
}

/** The rating of somebody who has not played yet. */
export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** So uncertain that it is shown with a question mark. */
export const isProvisional = ({ deviation }: Rating): boolean => deviation > 110;

/** Between 0.3 and 1.2: how readily the volatility changes. */
const TAU = 0.5;
const SCALE = 173.7178;
const CENTRE = 1500;
const PRECISION = 1e-6;

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));
const expected = (mu: number, other: number, phi: number): number =>
  1 / (1 + Math.exp(-g(phi) * (mu - other)));

/** Step 5: the new volatility, by the Illinois method. */
function volatilityAfter(sigma: number, phi: number, v: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const spread = phi * phi + v + e;
    return (e * (delta * delta - spread)) / (2 * spread * spread) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high: number;
  if (delta * delta > phi * phi + v) high = Math.log(delta * delta - phi * phi - v);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let fLow = f(low);
  let fHigh = f(high);
  while (Math.abs(high - low) > PRECISION) {
    const next = low + ((low - high) * fLow) / (fHigh - fLow);
    const fNext = f(next);
    if (fNext * fHigh <= 0) {
      low = high;
      fLow = fHigh;
    } else fLow /= 2;
    high = next;
    fHigh = fNext;
  }
  return Math.exp(low / 2);
}

/** A rating of which nothing was heard for so many periods: the strength stays, the doubt grows. */
export function afterRest(rating: Rating, periods: number): Rating {
  const phi = rating.deviation / SCALE;
  const grown = Math.sqrt(phi * phi + rating.volatility * rating.volatility * periods) * SCALE;
  return { ...rating, deviation: Math.min(NEWCOMER.deviation, grown) };
}

/** A rating after the encounters of one period. */
export function rated(before: Rating, encounters: readonly Encounter[]): Rating {
  if (encounters.length === 0) return afterRest(before, 1);
  // Step 2: on the scale of the method.
  const mu = (before.rating - CENTRE) / SCALE;
  const phi = before.deviation / SCALE;
  // Steps 3 and 4: what the results tell, and how surely.
  let information = 0;
  let surprise = 0;
  for (const { opponent, score } of encounters) {
    const other = (opponent.rating - CENTRE) / SCALE;
    const weight = g(opponent.deviation / SCALE);
    const chance = expected(mu, other, opponent.deviation / SCALE);
    information += weight * weight * chance * (1 - chance);
    surprise += weight * (score - chance);
  }
  const v = 1 / information;
  const volatility = volatilityAfter(before.volatility, phi, v, v * surprise);
  // Steps 6 to 8.
  const rested = Math.sqrt(phi * phi + volatility * volatility);
  const after = 1 / Math.sqrt(1 / (rested * rested) + 1 / v);
  return {
    rating: (mu + after * after * surprise) * SCALE + CENTRE,
    deviation: after * SCALE,
    volatility,
  };
}

/** The chance of the first to win against the second. */
export const winningChance = (first: Rating, second: Rating): number =>
  expected(
    (first.rating - CENTRE) / SCALE,
    (second.rating - CENTRE) / SCALE,
    Math.hypot(first.deviation, second.deviation) / SCALE,
  );
