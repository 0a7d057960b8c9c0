import { Random, type Game } from '@brink/kernel';
import { PERIODS } from '@brink/kernel/learned-value';
import { Samples, sampleGame } from './samples.ts';
import type { PlayedGame } from './game-file.ts';
import { isTest, shuffle } from './split.ts';
import type { Subject } from './subjects.ts';

/** How well chances foretell games that were kept out of the training. */
export interface Fit {
  readonly logLoss: number;
  readonly brier: number;
}

export interface FitReport {
  readonly games: number;
  readonly positions: number;
  readonly testPositions: number;
  readonly byHand: Fit;
  readonly epochs: readonly Fit[];
  readonly weights: Float32Array;
}

export interface FitSetting {
  /** Of the positions where a play begins one of so many is learned from. */
  readonly every: number;
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
  /** So many games are learned from, and no more: for the learning curve. */
  readonly most: number;
  /** How much of the target is what the search expected, the rest is who won. */
  readonly trustInSearch: number;
}

export const USUAL_FIT: FitSetting = {
  every: 6,
  epochs: 2,
  rate: 0.03,
  decay: 0.00001,
  trustInSearch: 0.5,
  most: Number.POSITIVE_INFINITY,
};

/** Weights are averaged over the steps of an epoch, looked at this often. */
const STRIDE = 2000;

const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

function fitOf(won: readonly number[], chance: (sample: number) => number): Fit {
  let [logLoss, brier] = [0, 0];
  for (const [i, y] of won.entries()) {
    const p = Math.min(1 - 1e-6, Math.max(1e-6, chance(i)));
    logLoss -= Math.log(y === 1 ? p : 1 - p);
    brier += (p - y) ** 2;
  }
  return { logLoss: logLoss / won.length, brier: brier / won.length };
}

/** Learns the value of positions from games, beginning with these weights or from nothing. */
export function fit(
  { kind, training }: Subject,
  games: readonly PlayedGame[],
  setting: FitSetting,
  told: (line: string) => void,
  from?: Float32Array,
): FitReport {
  const { every, epochs, rate, decay, trustInSearch, most } = setting;
  const { features, oddsByHand } = training();
  const train = new Samples(features);
  const test = new Samples(features);
  const won: number[] = [];
  const byHand: number[] = [];
  const decided = games.filter(({ winner }) => winner >= 0);
  let learnedFrom = 0;
  for (const played of decided) {
    const isTested = isTest(played);
    if (!isTested && learnedFrom >= most) continue;
    if (!isTested) learnedFrom++;
    const result = played.winner === 0 ? 1 : 0;
    sampleGame(kind, played, every, (game: Game, expected) => {
      features.read(game);
      if (isTested) {
        test.add(features, result);
        won.push(result);
        byHand.push(oddsByHand(game));
        return;
      }
      const searched = expected === undefined ? result : 0.5 + expected / 2000;
      train.add(features, trustInSearch * searched + (1 - trustInSearch) * result);
    });
  }
  const random = new Random(1);
  const weights = from ? from.slice() : new Float32Array(train.weightCount);
  const squares = new Float32Array(train.weightCount).fill(1);
  const order = Uint32Array.from({ length: train.count }, (_, i) => i);
  const report = {
    games: learnedFrom,
    positions: train.count,
    testPositions: test.count,
    byHand: fitOf(won, (i) => chanceOf(byHand[i])),
  };
  told(`${report.games} games, ${report.positions} positions; by hand ${text(report.byHand)}`);
  const fits: Fit[] = [];
  let mean: Float32Array = weights;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    const sums = new Float64Array(weights.length);
    let looks = 0;
    for (const [i, sample] of order.entries()) {
      train.step(weights, squares, sample, rate, decay);
      if (i % STRIDE !== 0) continue;
      looks++;
      for (let w = 0; w < sums.length; w++) sums[w] += weights[w];
    }
    mean = Float32Array.from(sums, (sum) => sum / looks);
    const learned = mean;
    fits.push(fitOf(won, (i) => chanceOf(test.logOdds(learned, i))));
    told(`epoch ${epoch + 1}: ${text(fits[epoch])}`);
  }
  return { ...report, epochs: fits, weights: fair(mean, games, features.size - 1) };
}

/**
 * Bots win more often with one side, people bid until both are as good. So what was learned is
 * moved to where both sides have won as often: by the weight of what every position has.
 */
function fair(weights: Float32Array, games: readonly PlayedGame[], always: number): Float32Array {
  const wins = games.filter(({ winner }) => winner === 0).length;
  const losses = games.filter(({ winner }) => winner === 1).length;
  const bias = Math.log((wins + 1) / (losses + 1));
  const moved = weights.slice();
  for (let period = 0; period < PERIODS; period++) moved[PERIODS * always + period] -= bias;
  return moved;
}

const text = ({ logLoss, brier }: Fit): string =>
  `log-loss ${logLoss.toFixed(4)}, Brier ${brier.toFixed(4)}`;
