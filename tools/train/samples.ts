import { Random, choose, nextActor, type Game, type GamePackage } from '@brink/kernel';
import { FEATURES, PERIODS, type Features } from '@brink/struggle/bot/value/features';
import type { PlayedGame } from './game-file.ts';

/** Positions as the trainer needs them, one after the other in memory that grows. */
export class Samples {
  count = 0;
  readonly #numbers: number;
  #starts = new Float64Array(1024);
  #indices = new Uint16Array(1 << 20);
  #values = new Float32Array(1 << 20);
  #targets = new Float32Array(1024);
  #used = 0;

  constructor(numbers: number) {
    this.#numbers = numbers;
  }

  get weightCount(): number {
    return PERIODS * (FEATURES + this.#numbers);
  }

  add({ active, activeCount, numbers, periods }: Features, target: number): void {
    this.#room(PERIODS * (activeCount + numbers.length));
    for (let i = 0; i < activeCount; i++) this.#put(active[i], 1, periods);
    for (let i = 0; i < numbers.length; i++) {
      if (numbers[i] !== 0) this.#put(FEATURES + i, numbers[i], periods);
    }
    this.#targets[this.count++] = target;
    this.#starts[this.count] = this.#used;
  }

  #put(feature: number, value: number, periods: Float64Array): void {
    for (let period = 0; period < PERIODS; period++) {
      if (periods[period] === 0) continue;
      this.#indices[this.#used] = PERIODS * feature + period;
      this.#values[this.#used++] = value * periods[period];
    }
  }

  #room(more: number): void {
    if (this.count + 2 > this.#targets.length) {
      this.#targets = grown(this.#targets);
      this.#starts = grown(this.#starts);
    }
    if (this.#used + more > this.#indices.length) {
      this.#indices = grown(this.#indices);
      this.#values = grown(this.#values);
    }
  }

  target(sample: number): number {
    return this.#targets[sample];
  }

  /** The logarithm of the odds that these weights give a sample. */
  logOdds(weights: Float32Array, sample: number): number {
    const to = this.#starts[sample + 1];
    let sum = 0;
    for (let i = this.#starts[sample]; i < to; i++) {
      sum += weights[this.#indices[i]] * this.#values[i];
    }
    return sum;
  }

  /** One step of Adagrad: every weight has its own pace, the rare ones a faster one. */
  step(
    weights: Float32Array,
    squares: Float32Array,
    sample: number,
    rate: number,
    decay: number,
  ): void {
    const to = this.#starts[sample + 1];
    const error = 1 / (1 + Math.exp(-this.logOdds(weights, sample))) - this.#targets[sample];
    for (let i = this.#starts[sample]; i < to; i++) {
      const at = this.#indices[i];
      const gradient = error * this.#values[i] + decay * weights[at];
      squares[at] += gradient * gradient;
      weights[at] -= (rate * gradient) / Math.sqrt(squares[at]);
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
