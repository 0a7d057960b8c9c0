import { CHANCE, choose, nextActor, type Actor, type Ai, type Game } from '@brink/kernel';
import { Guide, type Taste } from '../guided.ts';
import { CommonRandomNumbers } from './common-random-numbers.ts';
import { fits, type Plan } from './plans.ts';

/** More choices than this are no horizon any more. */
const LONGEST = 2000;

/** Plays deals on from a plan to a horizon, everybody as the game suggests. */
export class Rollout {
  readonly #ai: Ai;
  readonly #numbers: CommonRandomNumbers;
  readonly #guide: Guide;
  readonly #game: Game;

  constructor(ai: Ai, like: Game, taste: Taste) {
    this.#ai = ai;
    const numbers = new CommonRandomNumbers(ai);
    this.#numbers = numbers;
    this.#guide = new Guide(ai, (choice) => numbers.noise(choice), taste);
    this.#game = like.clone();
    this.#game.log = undefined;
  }

  /** How one deal ends for a seat that follows the plan; the seed fixes all chance in it. */
  play(deal: Game, seat: Actor, plan: Plan, until: number, seed: number): number {
    const game = this.#game.copyFrom(deal);
    const { choices } = plan;
    for (let i = 0; fits(game, seat, plan, i); i++) choose(game, seat, choices[i]);
    const numbers = this.#numbers;
    numbers.begin(seed);
    const { progress, evaluate } = this.#ai;
    for (let left = LONGEST; left > 0; left--) {
      const actor = nextActor(game);
      if (actor < 0 || progress(game) >= until) break;
      numbers.meet(game, actor);
      const isChance = actor === CHANCE;
      choose(game, actor, isChance ? numbers.decide(game) : this.#guide.choose(game, actor));
    }
    return evaluate(game, seat);
  }
}
