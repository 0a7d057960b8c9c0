import {
  FP,
  MASK_WORDS,
  PC,
  choose,
  has,
  legal,
  nextActor,
  type Actor,
  type Ai,
  type Game,
} from '@brink/kernel';

/** Choices of one player in a row, until chance or somebody else is next. */
export interface Plan {
  readonly choices: number[];
  /** Where the machine stands at each choice: a plan that no longer fits is dropped. */
  readonly places: number[];
}

/** Whether the game stands where step `step` of the plan was meant to be taken. */
export function fits(game: Game, seat: Actor, { choices, places }: Plan, step: number): boolean {
  return (
    step < choices.length &&
    game.mem[game.mem[FP] + PC] === places[step] &&
    has(legal(game, seat), choices[step])
  );
}

const LONGEST = 24;
/** Choices that look so much worse than the best are not worth a try. */
const HOPELESS = 100;

/**
 * Lists up to so many plans, the more of them the better their first choices look. Plans that
 * lead to the same position are listed once.
 */
export class Planner {
  readonly #ai: Ai;
  readonly #usesPrior: boolean;
  readonly #games: Game[] = [];
  readonly #scores = new Float64Array(256);
  readonly #likes = new Float64Array(256);
  readonly #choices: number[] = [];
  readonly #places: number[] = [];
  readonly #seen = new Set<number>();
  #plans: Plan[] = [];

  /** With the prior, plays are tried in the order that was learned, else as they are suggested. */
  constructor(ai: Ai, usesPrior = false) {
    this.#ai = ai;
    this.#usesPrior = usesPrior;
  }

  plansOf(game: Game, seat: Actor, most: number): Plan[] {
    this.#plans = [];
    this.#seen.clear();
    this.#choices.length = 0;
    this.#places.length = 0;
    this.#expand(game, seat, most, 0);
    return this.#plans;
  }

  #expand(game: Game, seat: Actor, share: number, depth: number): void {
    const isMine = nextActorIs(game, seat, depth);
    if (depth >= LONGEST || !isMine || (depth > 0 && this.#ai.opensPlay(game, seat))) {
      return this.#keep(game);
    }
    // What others answer at the same time, or what comes to light after it, nobody can plan for.
    const isShared = game.rules.code[game.mem[game.mem[FP] + PC]].askAll !== undefined;
    const ranked = this.#rank(game, seat, Math.max(1, Math.floor(share)));
    let total = 0;
    for (let rank = 0; rank < ranked.length; rank++) total += 1 / (rank + 1.5);
    const at = game.mem[game.mem[FP] + PC];
    const next = (this.#games[depth] ??= game.clone());
    for (const [rank, choice] of ranked.entries()) {
      choose(next.copyFrom(game), seat, choice);
      this.#choices.push(choice);
      this.#places.push(at);
      if (isShared) this.#keep(next);
      else this.#expand(next, seat, share / (rank + 1.5) / total, depth + 1);
      this.#choices.pop();
      this.#places.pop();
    }
  }

  /** The best choices, at most so many, the best first. */
  #rank(game: Game, seat: Actor, most: number): number[] {
    const mask = legal(game, seat);
    const scores = this.#scores;
    this.#ai.suggest(game, seat, scores);
    const list: number[] = [];
    for (let i = 0; i < MASK_WORDS; i++) {
      for (let word = mask[i]; word !== 0; word &= word - 1) {
        list.push((i << 5) + 31 - Math.clz32(word & -word));
      }
    }
    list.sort((a, b) => scores[b] - scores[a] || a - b);
    const floor = scores[list[0]] - HOPELESS;
    const hopeful = list.filter((choice) => scores[choice] >= floor);
    const likes = this.#likes;
    if (this.#usesPrior && this.#ai.prior?.(game, seat, likes) === true) {
      hopeful.sort((a, b) => likes[b] - likes[a]);
    }
    return hopeful.slice(0, most);
  }

  #keep(game: Game): void {
    const key = hashOf(game);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#plans.push({ choices: [...this.#choices], places: [...this.#places] });
  }
}

/** At a simultaneous decision a seat may answer before a lower one has. */
const nextActorIs = (game: Game, seat: Actor, depth: number): boolean =>
  depth === 0 || nextActor(game) === seat;

function hashOf({ sets }: Game): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < sets.length; i++) {
    h = Math.imul(h ^ sets[i], 0x01000193);
    h ^= h >>> 15;
  }
  return h;
}
