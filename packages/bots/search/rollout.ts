import {
  CHANCE,
  Random,
  choose,
  legal,
  nextActor,
  nth,
  size,
  type Actor,
  type Ai,
  type Game,
} from '@brink/kernel';
import { Guide, type Taste } from '../guided.ts';
import { fits, type Plan } from './plans.ts';

/** More choices than this are no horizon any more. */
const LONGEST = 2000;

/** Plays worlds on from a plan to a horizon, everybody as the game suggests. */
export class Rollout {
  readonly #ai: Ai;
  readonly #random = new Random(0);
  readonly #guide: Guide;
  readonly #game: Game;

  constructor(ai: Ai, like: Game, taste: Taste) {
    this.#ai = ai;
    this.#guide = new Guide(ai, this.#random, taste);
    this.#game = like.clone();
    this.#game.log = undefined;
  }

  /** How one world ends for a seat that follows the plan; the seed fixes all chance in it. */
  play(world: Game, seat: Actor, plan: Plan, until: number, seed: number): number {
    const game = this.#game.copyFrom(world);
    const { choices } = plan;
    for (let i = 0; fits(game, seat, plan, i); i++) choose(game, seat, choices[i]);
    const random = this.#random;
    random.reseed(seed);
    const { progress, evaluate } = this.#ai;
    for (let left = LONGEST; left > 0; left--) {
      const actor = nextActor(game);
      if (actor < 0 || progress(game) >= until) break;
      if (actor === CHANCE) {
        const mask = legal(game, CHANCE);
        choose(game, CHANCE, nth(mask, random.below(size(mask))));
      } else {
        choose(game, actor, this.#guide.choose(game, actor));
      }
    }
    return evaluate(game, seat);
  }
}
