import { Random } from '@brink/kernel';
import { decodeInputs, type LearnedUnits } from '@brink/kernel/hidden-units';
import { PERIODS, decodeWeights, type Features, type Learned } from '@brink/kernel/learned-value';
import type { Samples } from './samples.ts';

/** What units begin with is as small as this. */
const SMALL_INPUT = 0.05;
const SMALL_OUTPUT = 0.1;
/** Where units begin moves slower than what is added to them. */
const SLOW = 0.01;

/** All that is learned, in one list for each kind. */
type Parts = readonly [weights: Float32Array, inputs: Float32Array, outputs: Float32Array];

/**
 * A value that is being learned: a weight for each feature and number in each period, and units beside
 * them if there are any. As in play, see `oddsBy`; a test holds one against the other.
 */
export class Model {
  readonly weights: Float32Array;
  /** Of each feature, number and period for each unit; last, where the units begin. */
  readonly inputs: Float32Array;
  readonly outputs: Float32Array;
  readonly units: number;
  readonly #rows: number;
  readonly #sums: Float32Array;
  readonly #errors: Float32Array;
  /** Adagrad: what has moved much moves slower. */
  readonly #squares: readonly [Float32Array, Float32Array, Float32Array];
  /** Rows that some sample has had. */
  readonly #seen: Uint8Array;

  constructor({ size, numbers }: Pick<Samples, 'size' | 'numbers'>, units = 0, seed = 1) {
    this.units = units;
    this.#rows = size + numbers + PERIODS;
    this.weights = new Float32Array(PERIODS * (size + numbers));
    const random = new Random(seed);
    const small = (most: number) => (): number => (2 * (random.next() / 0x1_0000_0000) - 1) * most;
    this.inputs = Float32Array.from({ length: (this.#rows + 1) * units }, small(SMALL_INPUT));
    this.inputs.fill(0, this.#rows * units);
    this.outputs = Float32Array.from({ length: PERIODS * units }, small(SMALL_OUTPUT));
    this.#seen = new Uint8Array(this.#rows);
    this.#sums = new Float32Array(units);
    this.#errors = new Float32Array(units);
    this.#squares = [
      new Float32Array(this.weights.length).fill(1),
      new Float32Array(this.#rows).fill(1),
      new Float32Array(this.outputs.length).fill(1),
    ];
  }

  get parts(): Parts {
    return [this.weights, this.inputs, this.outputs];
  }

  /** Goes on from what was learned before. */
  begin(learned: Learned, features: Pick<Features, 'size' | 'numbers' | 'periods'>): void {
    this.weights.set(decodeWeights(learned, features));
    const { units } = learned;
    if (this.units === 0 || units?.count !== this.units) return;
    this.inputs.set(decodeInputs(units, features));
    this.outputs.set(units.outputs);
    this.#seen.fill(1);
  }

  /** Takes over what is given; the pace begins anew. */
  set([weights, inputs, outputs]: Parts): void {
    this.weights.set(weights);
    this.inputs.set(inputs);
    this.outputs.set(outputs);
    for (const squares of this.#squares) squares.fill(1);
  }

  /** The logarithm of the odds of a sample. */
  odds(samples: Samples, sample: number): number {
    const { active, values, periods, starts, numbers, size } = samples;
    const { weights, units } = this;
    const to = starts[sample + 1];
    let [early, middle, late] = [0, 0, 0];
    for (let i = starts[sample]; i < to; i++) {
      const at = PERIODS * active[i];
      early += weights[at];
      middle += weights[at + 1];
      late += weights[at + 2];
    }
    for (let i = 0; i < numbers; i++) {
      const value = values[sample * numbers + i];
      if (value === 0) continue;
      const at = PERIODS * (size + i);
      early += weights[at] * value;
      middle += weights[at + 1] * value;
      late += weights[at + 2] * value;
    }
    const at = PERIODS * sample;
    const sum = periods[at] * early + periods[at + 1] * middle + periods[at + 2] * late;
    return units === 0 ? sum : sum + this.#oddsOfUnits(samples, sample);
  }

  #oddsOfUnits(samples: Samples, sample: number): number {
    const { active, starts, periods } = samples;
    const { inputs, outputs, units } = this;
    const sums = this.#sums;
    sums.set(inputs.subarray(this.#rows * units));
    const to = starts[sample + 1];
    for (let i = starts[sample]; i < to; i++) {
      const at = active[i] * units;
      for (let unit = 0; unit < units; unit++) sums[unit] += inputs[at + unit];
    }
    this.#eachNumber(samples, sample, (row, value) => {
      const at = row * units;
      for (let unit = 0; unit < units; unit++) sums[unit] += value * inputs[at + unit];
    });
    let odds = 0;
    for (let unit = 0; unit < units; unit++) {
      if (sums[unit] <= 0) continue;
      odds += sums[unit] * sayOf(outputs, unit, periods, sample);
    }
    return odds;
  }

  /** Numbers and periods that are not 0, with their rows among the inputs. */
  #eachNumber(samples: Samples, sample: number, told: (row: number, value: number) => void): void {
    const { values, periods, numbers, size } = samples;
    for (let i = 0; i < numbers; i++) {
      const value = values[sample * numbers + i];
      if (value !== 0) told(size + i, value);
    }
    for (let i = 0; i < PERIODS; i++) {
      const part = periods[PERIODS * sample + i];
      if (part !== 0) told(size + numbers + i, part);
    }
  }

  /** One step of Adagrad towards the target of a sample. */
  step(samples: Samples, sample: number, rate: number, decay: number): void {
    const { active, starts, targets, values, numbers, size, periods } = samples;
    const error = 1 / (1 + Math.exp(-this.odds(samples, sample))) - targets[sample];
    if (this.units > 0) this.#stepUnits(samples, sample, error, rate, decay);
    const { weights } = this;
    const [squares] = this.#squares;
    const move = (feature: number, value: number): void => {
      for (let period = 0; period < PERIODS; period++) {
        const part = periods[PERIODS * sample + period] * value;
        if (part === 0) continue;
        const at = PERIODS * feature + period;
        const gradient = error * part + decay * weights[at];
        squares[at] += gradient * gradient;
        weights[at] -= (rate * gradient) / Math.sqrt(squares[at]);
      }
    };
    const to = starts[sample + 1];
    for (let i = starts[sample]; i < to; i++) move(active[i], 1);
    for (let i = 0; i < numbers; i++) {
      const value = values[sample * numbers + i];
      if (value !== 0) move(size + i, value);
    }
  }

  /** The sums of the units are those of the last odds. */
  #stepUnits(samples: Samples, sample: number, error: number, rate: number, decay: number): void {
    const { active, starts, periods } = samples;
    const { inputs, outputs, units } = this;
    const sums = this.#sums;
    const errors = this.#errors;
    const [, rows, says] = this.#squares;
    let usual = 0;
    for (let unit = 0; unit < units; unit++) {
      errors[unit] = 0;
      if (sums[unit] <= 0) continue;
      errors[unit] = error * sayOf(outputs, unit, periods, sample);
      usual += (errors[unit] * errors[unit]) / units;
      for (let period = 0; period < PERIODS; period++) {
        const part = periods[PERIODS * sample + period];
        const at = PERIODS * unit + period;
        const gradient = error * part * sums[unit] + decay * outputs[at];
        says[at] += gradient * gradient;
        outputs[at] -= (rate * gradient) / Math.sqrt(says[at]);
      }
    }
    const move = (row: number, value: number): void => {
      this.#seen[row] = 1;
      rows[row] += usual * value * value;
      const pace = rate / Math.sqrt(rows[row]);
      const at = row * units;
      for (let unit = 0; unit < units; unit++) {
        inputs[at + unit] -= pace * (errors[unit] * value + decay * inputs[at + unit]);
      }
    };
    const to = starts[sample + 1];
    for (let i = starts[sample]; i < to; i++) move(active[i], 1);
    this.#eachNumber(samples, sample, move);
    const begin = this.#rows * units;
    for (let unit = 0; unit < units; unit++) inputs[begin + unit] -= rate * SLOW * errors[unit];
  }

  /** What no sample has had says nothing. */
  forgetUnseen(): void {
    const { inputs, units } = this;
    for (let row = 0; row < this.#rows; row++) {
      if (this.#seen[row] === 0) inputs.fill(0, row * units, (row + 1) * units);
    }
  }
}

/** What a unit says of the odds in the part of the game where a sample is. */
function sayOf(outputs: Float32Array, unit: number, periods: Float32Array, sample: number): number {
  const at = PERIODS * unit;
  const now = PERIODS * sample;
  return (
    periods[now] * outputs[at] +
    periods[now + 1] * outputs[at + 1] +
    periods[now + 2] * outputs[at + 2]
  );
}

/** The mean of what a model was at several moments. */
export class MeanOf {
  #looks = 0;
  readonly #sums: readonly Float64Array[];

  constructor({ parts }: Model) {
    this.#sums = parts.map((part) => new Float64Array(part.length));
  }

  look({ parts }: Model): void {
    this.#looks++;
    for (const [k, part] of parts.entries()) {
      const sums = this.#sums[k];
      for (let i = 0; i < sums.length; i++) sums[i] += part[i];
    }
  }

  get parts(): Parts {
    const [weights, inputs, outputs] = this.#sums.map((sums) =>
      Float32Array.from(sums, (sum) => sum / this.#looks),
    );
    return [weights, inputs, outputs];
  }
}

/** Inputs are kept as signed bytes, outputs as decimals. */
const MOST = 127;
const OUTPUT = 10_000;

/** The units of a model as they are kept. */
export function roundedUnits({ units, inputs, outputs }: Model): LearnedUnits | undefined {
  if (units === 0) return undefined;
  // A unit that adds twice as much and has half the say is the same: each fills its bytes.
  const widest = Array.from({ length: units }, (_, unit) =>
    inputs.reduce(
      (most, input, i) => (i % units === unit ? Math.max(most, Math.abs(input)) : most),
      0,
    ),
  );
  const bytes = Int8Array.from(inputs, (input, i) =>
    Math.round((MOST * input) / (widest[i % units] || 1)),
  );
  return {
    count: units,
    unit: 1 / MOST,
    inputs: Buffer.from(bytes.buffer).toString('base64'),
    outputs: Array.from(outputs, (output, i) => {
      const say = output * widest[Math.floor(i / PERIODS)];
      return Math.round(say * OUTPUT) / OUTPUT;
    }),
  };
}
