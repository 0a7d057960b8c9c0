/** What was foretold of a game at the beginning of a turn, for the first seat. */
export interface Forecast {
  readonly turn: number;
  readonly chance: number;
  readonly byHand: number;
  /** The lead in VP, in games that have them. */
  readonly vp: number | undefined;
  readonly won: 0 | 1;
}

/** How good chances are: 0 would be perfect; always one half has 0.25 and 0.693. */
export interface Score {
  readonly brier: number;
  readonly logLoss: number;
}

/** Of the forecasts within a tenth how many came true. */
export interface CalibrationRow {
  readonly from: number;
  readonly to: number;
  readonly forecasts: number;
  readonly foretold: number;
  readonly won: number;
}

/** How good all forecasts were, beside those of others. */
export interface ForecastReport extends Score {
  readonly forecasts: number;
  /** Of the Brier score, 95 %: a forecast tells of its whole turn, not of the game alone. */
  readonly interval: readonly [low: number, high: number];
  readonly byHand: Score;
  /** VP alone, fitted to these very games: the least one may ask for. */
  readonly baseline: Score | undefined;
  readonly calibration: readonly CalibrationRow[];
}

const SURE = 1e-4;
const Z = 1.959964;

/** Scores chances by what came of them. */
export function scoreOf(chances: readonly number[], won: readonly number[]): Score {
  let [brier, logLoss] = [0, 0];
  for (const [i, chance] of chances.entries()) {
    const p = Math.min(1 - SURE, Math.max(SURE, chance));
    brier += (p - won[i]) ** 2;
    logLoss -= Math.log(won[i] === 1 ? p : 1 - p);
  }
  const count = Math.max(1, chances.length);
  return { brier: brier / count, logLoss: logLoss / count };
}

/** Chances by a lead alone, by the logistic curve that fits best (Newton's method). */
export function chancesByLead(leads: readonly number[], won: readonly number[]): number[] {
  let [a, b] = [0, 0];
  const chance = (lead: number): number => 1 / (1 + Math.exp(-(a + b * lead)));
  for (let step = 0; step < 20; step++) {
    let [ga, gb, haa, hab, hbb] = [0, 0, 1e-6, 0, 1e-3];
    for (const [i, lead] of leads.entries()) {
      const p = chance(lead);
      const weight = p * (1 - p);
      ga += won[i] - p;
      gb += (won[i] - p) * lead;
      haa += weight;
      hab += weight * lead;
      hbb += weight * lead * lead;
    }
    const det = haa * hbb - hab * hab;
    if (Math.abs(det) < 1e-9) break;
    a += (hbb * ga - hab * gb) / det;
    b += (haa * gb - hab * ga) / det;
  }
  return leads.map(chance);
}

function calibrationOf(forecasts: readonly Forecast[]): CalibrationRow[] {
  return Array.from({ length: 10 }, (_, tenth): CalibrationRow => {
    const within = forecasts.filter(({ chance }) => Math.min(9, Math.floor(10 * chance)) === tenth);
    const mean = (of: (each: Forecast) => number): number =>
      within.reduce((sum, each) => sum + of(each), 0) / Math.max(1, within.length);
    return {
      from: tenth / 10,
      to: (tenth + 1) / 10,
      forecasts: within.length,
      foretold: mean(({ chance }) => chance),
      won: mean((each) => each.won),
    };
  }).filter((row) => row.forecasts > 0);
}

/** Sums up forecasts; without any there is nothing to tell. */
export function forecastReport(forecasts: readonly Forecast[]): ForecastReport | undefined {
  if (forecasts.length === 0) return undefined;
  const won = forecasts.map((each) => each.won);
  const chances = forecasts.map(({ chance }) => chance);
  const score = scoreOf(chances, won);
  const squares = forecasts.map(({ chance }, i) => (chance - won[i]) ** 2);
  const spread = squares.reduce((sum, each) => sum + (each - score.brier) ** 2, 0);
  const error = Math.sqrt(spread) / forecasts.length;
  const leads = forecasts.flatMap(({ vp }) => (vp === undefined ? [] : [vp]));
  return {
    forecasts: forecasts.length,
    ...score,
    interval: [Math.max(0, score.brier - Z * error), score.brier + Z * error],
    byHand: scoreOf(
      forecasts.map(({ byHand }) => byHand),
      won,
    ),
    baseline:
      leads.length === forecasts.length ? scoreOf(chancesByLead(leads, won), won) : undefined,
    calibration: calibrationOf(forecasts),
  };
}
