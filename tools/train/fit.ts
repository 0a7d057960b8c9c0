import { Random, type Game } from '@brink/kernel';
import type { LearnedUnits } from '@brink/kernel/hidden-units';
import { PERIODS, type Learned } from '@brink/kernel/learned-value';
import { MeanOf, Model, roundedUnits } from './model.ts';
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
  readonly units?: LearnedUnits;
}

/** One way through all samples. */
export interface Epoch {
  readonly rate: number;
  /**
   * How much of what follows the next position of a game counts; the rest is the value of that one: TD(λ).
   * With 1 only who won counts, and much of that is luck of what came later.
   */
  readonly lambda: number;
}

export interface FitSetting {
  /** Of the positions where a play begins one of so many is learned from. */
  readonly every: number;
  /** Of weights alone. */
  readonly epochs: readonly Epoch[];
  /** So many units are learned beside them, in these epochs. */
  readonly units: number;
  readonly unitEpochs: readonly Epoch[];
  readonly decay: number;
  /** So many games are learned from, and no more: for the learning curve. */
  readonly most: number;
  /** How much of the target is what the search expected, the rest is who won. */
  readonly trustInSearch: number;
}

export const USUAL_FIT: FitSetting = {
  every: 6,
  epochs: [
    { rate: 0.03, lambda: 1 },
    { rate: 0.03, lambda: 1 },
    { rate: 0.02, lambda: 0.5 },
  ],
  units: 0,
  unitEpochs: [
    { rate: 0.03, lambda: 0.6 },
    { rate: 0.03, lambda: 0.5 },
    { rate: 0.02, lambda: 0.4 },
    { rate: 0.01, lambda: 0.2 },
  ],
  decay: 0.00001,
  trustInSearch: 0.5,
  most: Number.POSITIVE_INFINITY,
};

/** What is learned is the mean over the later part of an epoch, looked at this often. */
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

/** Positions of games, with who won them. */
interface Lesson {
  readonly samples: Samples;
  /** Targets by who won, and where the samples of each game begin. */
  readonly results: number[];
  readonly begins: number[];
}

const newLesson = (features: ConstructorParameters<typeof Samples>[0]): Lesson => ({
  samples: new Samples(features),
  results: [],
  begins: [],
});

/** Learns the value of positions from games, beginning with what was learned before or from nothing. */
export function fit(
  { kind, training }: Subject,
  games: readonly PlayedGame[],
  setting: FitSetting,
  told: (line: string) => void,
  from?: Learned,
): FitReport {
  const { every, trustInSearch, most } = setting;
  const { features, oddsByHand } = training();
  const train = newLesson(features);
  const test = newLesson(features);
  const byHand: number[] = [];
  const decided = games.filter(({ winner }) => winner >= 0);
  for (const played of decided) {
    const isTested = isTest(played);
    if (!isTested && train.begins.length >= most) continue;
    const { samples, results, begins } = isTested ? test : train;
    begins.push(samples.count);
    const result = played.winner === 0 ? 1 : 0;
    sampleGame(kind, played, every, (game: Game, expected) => {
      features.read(game);
      if (isTested) byHand.push(oddsByHand(game));
      const isSearched = !isTested && expected !== undefined;
      const searched = isSearched ? 0.5 + expected / 2000 : result;
      results.push(trustInSearch * searched + (1 - trustInSearch) * result);
      samples.add(features, results.at(-1)!);
    });
  }
  const report = {
    games: train.begins.length,
    positions: train.samples.count,
    testPositions: test.samples.count,
    byHand: fitOf(test.results, (i) => chanceOf(byHand[i])),
  };
  told(`${report.games} games, ${report.positions} positions; by hand ${text(report.byHand)}`);
  const fits: Fit[] = [];
  const random = new Random(1);
  const learn = (model: Model, epochs: readonly Epoch[]): void => {
    for (const epoch of epochs) {
      learnOnce(model, train, epoch, setting.decay, random);
      fits.push(fitOf(test.results, (i) => chanceOf(model.odds(test.samples, i))));
      told(`epoch ${fits.length}: ${text(fits.at(-1)!)}`);
    }
  };
  const linear = new Model(train.samples);
  if (from) linear.begin(from, features);
  learn(linear, setting.epochs);
  let model = linear;
  if (setting.units > 0) {
    model = new Model(train.samples, setting.units);
    if (from) model.begin(from, features);
    model.weights.set(linear.weights);
    learn(model, setting.unitEpochs);
    model.forgetUnseen();
  }
  const units = roundedUnits(model);
  return {
    ...report,
    epochs: fits,
    weights: fair(model.weights, games, features.size - 1),
    ...(units && { units }),
  };
}

/** One way through all samples; after it the model is what it was on average in the later part. */
function learnOnce(
  model: Model,
  lesson: Lesson,
  { rate, lambda }: Epoch,
  decay: number,
  random: Random,
): void {
  const { samples } = lesson;
  lookBack(model, lesson, lambda);
  const order = Uint32Array.from({ length: samples.count }, (_, i) => i);
  shuffle(order, random);
  const mean = new MeanOf(model);
  for (const [i, sample] of order.entries()) {
    model.step(samples, sample, rate, decay);
    const isLate = i >= order.length / 3;
    if ((isLate && i % STRIDE === 0) || i === order.length - 1) mean.look(model);
  }
  model.set(mean.parts);
}

/** The target of each position: who won, and what later positions are worth. */
function lookBack(model: Model, { samples, results, begins }: Lesson, lambda: number): void {
  for (const [game, begin] of begins.entries()) {
    const end = begins[game + 1] ?? samples.count;
    for (let i = end - 1; i >= begin; i--) {
      const isLast = i === end - 1;
      const next = isLast || lambda === 1 ? results[i] : chanceOf(model.odds(samples, i + 1));
      const after = isLast ? next : samples.targets[i + 1];
      samples.targets[i] = lambda === 1 ? results[i] : lambda * after + (1 - lambda) * next;
    }
  }
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
