import {
  MASK_WORDS,
  type Random,
  legal,
  nth,
  single,
  type Actor,
  type Ai,
  type Game,
  type Reason,
} from '@brink/kernel';
import type { Bot } from './bot.ts';

/** Choices so much worse than the best are blunders, however much a bot likes variety. */
const BLUNDER = 100;

/** How strictly a guided bot keeps to the best suggestion. */
export interface Taste {
  /** How far a choice may look worse than the best and still be taken now and then, in points. */
  readonly spread: number;
  /** Only decisions that the game calls open are varied; the others are played as they look. */
  readonly onlyOpen: boolean;
}

/** 32 random bits, unsigned, for one of the choices of a decision. */
export type Noise = (choice: number) => number;

/** Plays what the game suggests, with some variety. */
export class Guide {
  readonly scores = new Float64Array(256);
  readonly #ai: Ai;
  readonly #noise: Noise;
  readonly #taste: Taste;

  constructor(ai: Ai, noise: Noise, taste: Taste) {
    this.#ai = ai;
    this.#noise = noise;
    this.#taste = taste;
  }

  choose(game: Game, actor: Actor): number {
    const mask = legal(game, actor);
    const only = single(mask);
    if (only >= 0) return only;
    const { scores } = this;
    const { spread, onlyOpen } = this.#taste;
    const { suggest, isOpen } = this.#ai;
    suggest(game, actor, scores);
    // `suggest` may have asked for the legal set itself; it is the same one.
    const isVaried = spread > 0 && (!onlyOpen || isOpen === undefined || isOpen(game, actor));
    let best = nth(mask, 0);
    let bestScore = -Infinity;
    for (let i = 0; i < MASK_WORDS; i++) {
      for (let word = mask[i]; word !== 0; word &= word - 1) {
        const choice = (i << 5) + 31 - Math.clz32(word & -word);
        let score = scores[choice];
        if (isVaried && score > -BLUNDER) score += spread * gumbel(this.#noise(choice));
        if (score > bestScore) {
          best = choice;
          bestScore = score;
        }
      }
    }
    return best;
  }
}

/** Gumbel noise: as if choices were drawn with weights e^(score / spread). */
const gumbel = (bits: number): number => -Math.log(-Math.log((bits + 0.5) / 0x1_0000_0000));

/** A bot that plays what the game suggests. */
export class GuidedBot implements Bot {
  reason: Reason | undefined = undefined;
  readonly #ai: Ai;
  readonly #guide: Guide;

  constructor(ai: Ai, random: Random, taste: Taste) {
    this.#ai = ai;
    this.#guide = new Guide(ai, () => random.next(), taste);
  }

  choose(game: Game, seat: Actor): number {
    const choice = this.#guide.choose(game, seat);
    this.reason = this.#ai.reason(game, seat, choice);
    return choice;
  }
}
