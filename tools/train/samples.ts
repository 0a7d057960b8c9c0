import { Random, choose, nextActor, type Game, type GamePackage } from '@brink/kernel';
import { PERIODS, weightCount, type Features } from '@brink/kernel/learned-value';
import type { PlayedGame } from './game-file.ts';

/**
 * Positions as the trainer needs them, one after the other in memory that grows: the features that
 * each has, all its numbers, and how much of it is early, middle and late.
 */
export class Samples {
  count = 0;
  /** Features that a position may have, and numbers that it has. */
  readonly #size: number;
  readonly #numbers: number;
  readonly weightCount: number;
  #starts = new Float64Array(1024);
  #active = new Uint16Array(1 << 18);
  #values = new Float32Array(1 << 16);
  #periods = new Float32Array(PERIODS * 1024);
  #targets = new Float32Array(1024);

  constructor(features: Pick<Features, 'size' | 'numbers'>) {
    this.#size = features.size;
    this.#numbers = features.numbers.length;
    this.weightCount = weightCount(features);
  }

  add({ active, activeCount, numbers, periods }: Omit<Features, 'read'>, target: number): void {
    const { count } = this;
    const from = this.#starts[count];
    this.#room(from + activeCount);
    this.#active.set(active.subarray(0, activeCount), from);
    this.#values.set(numbers, count * this.#numbers);
    this.#periods.set(periods, count * PERIODS);
    this.#targets[count] = target;
    this.#starts[count + 1] = from + activeCount;
    this.count++;
  }

  #room(active: number): void {
    const { count } = this;
    while (active > this.#active.length) this.#active = grown(this.#active);
    while ((count + 1) * this.#numbers > this.#values.length) this.#values = grown(this.#values);
    if (count + 2 <= this.#targets.length) return;
    this.#targets = grown(this.#targets);
    this.#starts = grown(this.#starts);
    this.#periods = grown(this.#periods);
  }

  target(sample: number): number {
    return this.#targets[sample];
  }

  /** The logarithm of the odds that these weights give a sample. */
  logOdds(weights: Float32Array, sample: number): number {
    const [active, values, periods] = [this.#active, this.#values, this.#periods];
    const to = this.#starts[sample + 1];
    let [early, middle, late] = [0, 0, 0];
    for (let i = this.#starts[sample]; i < to; i++) {
      const at = PERIODS * active[i];
      early += weights[at];
      middle += weights[at + 1];
      late += weights[at + 2];
    }
    for (let i = 0; i < this.#numbers; i++) {
      const value = values[sample * this.#numbers + i];
      const at = PERIODS * (this.#size + i);
      early += weights[at] * value;
      middle += weights[at + 1] * value;
      late += weights[at + 2] * value;
    }
    const at = PERIODS * sample;
    return periods[at] * early + periods[at + 1] * middle + periods[at + 2] * late;
  }

  /** One step of Adagrad: every weight has its own pace, the rare ones a faster one. */
  step(
    weights: Float32Array,
    squares: Float32Array,
    sample: number,
    rate: number,
    decay: number,
  ): void {
    const error = 1 / (1 + Math.exp(-this.logOdds(weights, sample))) - this.#targets[sample];
    const move = (feature: number, value: number): void => {
      for (let period = 0; period < PERIODS; period++) {
        const part = this.#periods[PERIODS * sample + period] * value;
        if (part === 0) continue;
        const at = PERIODS * feature + period;
        const gradient = error * part + decay * weights[at];
        squares[at] += gradient * gradient;
        weights[at] -= (rate * gradient) / Math.sqrt(squares[at]);
      }
    };
    const to = this.#starts[sample + 1];
    for (let i = this.#starts[sample]; i < to; i++) move(this.#active[i], 1);
    for (let i = 0; i < this.#numbers; i++) {
      move(this.#size + i, this.#values[sample * this.#numbers + i]);
    }
  }
}

function grown<T extends Uint16Array | Float32Array | Float64Array>(list: T): T {
  const more = new (list.constructor as new (length: number) => T)(list.length * 2);
  more.set(list);
  return more;
}

/** Replays a game and looks at positions where somebody begins a play, one of so many. */
export function sampleGame(
  kind: GamePackage,
  { seed, options, rules = 1, choices, expectations = [] }: PlayedGame,
  every: number,
  look: (game: Game, expected: number | undefined) => void,
): void {
  const random = new Random(seed ^ 0x5bd1e995);
  const expected = new Map<number, number>();
  for (let i = 0; i < expectations.length; i += 2)
    expected.set(expectations[i], expectations[i + 1]);
  const game = kind.setup(kind.parseOptions(options), undefined, rules);
  for (const [i, choice] of choices.entries()) {
    const actor = nextActor(game);
    if (actor >= 0 && kind.ai!.opensPlay(game, actor) && random.below(every) === 0) {
      look(game, expected.get(i));
    }
    choose(game, actor, choice);
  }
}
