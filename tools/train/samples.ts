import { Random, choose, nextActor, type Game, type GamePackage } from '@brink/kernel';
import { PERIODS, type Features } from '@brink/kernel/learned-value';
import type { PlayedGame } from './game-file.ts';

/**
 * Positions as the trainer needs them, one after the other in memory that grows: the features that
 * each has, all its numbers, and how much of it is early, middle and late.
 */
export class Samples {
  count = 0;
  /** Features that a position may have, and numbers that it has. */
  readonly size: number;
  readonly numbers: number;
  /** Where the features of each sample begin, and the features. */
  starts = new Float64Array(1024);
  active = new Uint16Array(1 << 18);
  values = new Float32Array(1 << 16);
  periods = new Float32Array(PERIODS * 1024);
  targets = new Float32Array(1024);

  constructor(features: Pick<Features, 'size' | 'numbers'>) {
    this.size = features.size;
    this.numbers = features.numbers.length;
  }

  add({ active, activeCount, numbers, periods }: Omit<Features, 'read'>, target: number): void {
    const { count } = this;
    const from = this.starts[count];
    this.#room(from + activeCount);
    this.active.set(active.subarray(0, activeCount), from);
    this.values.set(numbers, count * this.numbers);
    this.periods.set(periods, count * PERIODS);
    this.targets[count] = target;
    this.starts[count + 1] = from + activeCount;
    this.count++;
  }

  #room(active: number): void {
    const { count } = this;
    while (active > this.active.length) this.active = grown(this.active);
    while ((count + 1) * this.numbers > this.values.length) this.values = grown(this.values);
    if (count + 2 <= this.targets.length) return;
    this.targets = grown(this.targets);
    this.starts = grown(this.starts);
    this.periods = grown(this.periods);
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
