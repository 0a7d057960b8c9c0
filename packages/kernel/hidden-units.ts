import type { Features } from './learned-value.ts';

/** Units between a position and its value, as they were learned and are kept in the repository. */
export interface LearnedUnits {
  readonly count: number;
  /** Inputs are whole numbers of this. */
  readonly unit: number;
  /**
   * Signed bytes in base64: what each feature, then each number, then each period adds to every unit;
   * last, where every unit begins.
   */
  readonly inputs: string;
  /** What every unit says of the odds: early, middle and late. */
  readonly outputs: readonly number[];
}

type Seen = Omit<Features, 'read'>;

type Sizes = Pick<Seen, 'size' | 'numbers' | 'periods'>;

/** The inputs of units by these features; an error if they were learned for others. */
export function decodeInputs(
  { inputs, unit, count }: LearnedUnits,
  { size, numbers, periods }: Sizes,
): Float32Array {
  const bytes = atob(inputs);
  const rows = size + numbers.length + periods.length + 1;
  const expected = rows * count;
  if (bytes.length !== expected) {
    throw new Error(`inputs of ${bytes.length} bytes were learned, the features need ${expected}`);
  }
  return Float32Array.from(bytes, (byte) => ((byte.charCodeAt(0) << 24) >> 24) * unit);
}

/**
 * What a sum of weights cannot tell, because one thing matters only beside another: each unit sums what
 * speaks for it, and has a say only where that is more than nothing.
 */
export class HiddenUnits {
  readonly #inputs: Float32Array;
  readonly #outputs: Float32Array;
  readonly #sums: Float32Array;

  constructor(learned: LearnedUnits, features: Sizes) {
    this.#inputs = decodeInputs(learned, features);
    this.#outputs = Float32Array.from(learned.outputs);
    this.#sums = new Float32Array(learned.count);
  }

  /** What they add to the logarithm of the odds of the first seat. */
  odds({ size, active, activeCount, numbers, periods }: Seen): number {
    const inputs = this.#inputs;
    const sums = this.#sums;
    const count = sums.length;
    const rows = size + numbers.length + periods.length;
    for (let unit = 0; unit < count; unit++) sums[unit] = inputs[rows * count + unit];
    for (let i = 0; i < activeCount; i++) {
      const at = active[i] * count;
      for (let unit = 0; unit < count; unit++) sums[unit] += inputs[at + unit];
    }
    for (let i = 0; i < numbers.length; i++) {
      if (numbers[i] !== 0) this.#add((size + i) * count, numbers[i]);
    }
    for (let i = 0; i < periods.length; i++) {
      if (periods[i] !== 0) this.#add((size + numbers.length + i) * count, periods[i]);
    }
    const outputs = this.#outputs;
    const [early, middle, late] = periods;
    let odds = 0;
    for (let unit = 0; unit < count; unit++) {
      if (sums[unit] <= 0) continue;
      const at = 3 * unit;
      odds +=
        sums[unit] * (early * outputs[at] + middle * outputs[at + 1] + late * outputs[at + 2]);
    }
    return odds;
  }

  #add(at: number, times: number): void {
    const inputs = this.#inputs;
    const sums = this.#sums;
    for (let unit = 0; unit < sums.length; unit++) sums[unit] += times * inputs[at + unit];
  }
}
