import type { Actor, Game, Rules } from './game.ts';

/** Why a player chose what he chose, as a code with integers; `Texts.reason` renders it. */
export interface Reason {
  readonly code: string;
  readonly args: readonly number[];
}

/** What a standing is made of: things that speak for a seat or against it. */
export interface Themes<R extends Rules = Rules> {
  readonly count: number;
  /** Adds to `into[theme]` how much it speaks for the seat, in logarithms of odds. */
  readonly weigh: (game: Game<R>, seat: Actor, into: Float64Array) => void;
  /** What somebody says whose plan does better in a theme than others. */
  readonly reason: (theme: number) => Reason;
}

/**
 * What a game knows of playing it well, beyond its rules. Bots look at a game through this
 * alone, so a new game gets the guided and the searching bots by writing one.
 */
export interface Ai<R extends Rules = Rules> {
  /**
   * How the game stands for a seat, from -1 (lost) to 1 (won), without looking ahead. It is
   * asked of deals that a bot has made for itself, so it may look at every card.
   */
  readonly evaluate: (game: Game<R>, seat: Actor) => number;
  /** The same by rules written by hand, where `evaluate` was learned: to compare with. */
  readonly evaluateByHand?: (game: Game<R>, seat: Actor) => number;
  /**
   * Whether `evaluate` was learned from games like this one and how they ended, so that of chances
   * told 70% about seven of ten are won. A value by hand orders positions, but was never held
   * against results. No, unless it says otherwise.
   */
  readonly isLearnedFor?: (game: Game<R>) => boolean;
  /**
   * How many turns a search had better look ahead: a part of a turn is counted from now, whole
   * turns from the end of the present one. One, unless it says otherwise.
   */
  readonly horizon?: number;
  /** Whether somebody may soon lose at once by what they must do: no place to end a rollout. */
  readonly isTense?: (game: Game<R>) => boolean;
  /**
   * Writes into `scores[choice]` how good each legal choice of the actor looks, in points that
   * compare within one decision; cells of illegal choices mean nothing. Uses only what the
   * actor may know. Must not allocate: it plays out thousands of games a second.
   */
  readonly suggest: (game: Game<R>, actor: Actor, scores: Float64Array) => void;
  /** The same by rules written by hand, where `suggest` knows what was learned: to compare with. */
  readonly suggestByHand?: (game: Game<R>, actor: Actor, scores: Float64Array) => void;
  /**
   * Writes into `into[choice]` how likely each legal choice is to prove the best when one looks
   * ahead, as the logarithm of odds that compare within one decision. False where it cannot tell;
   * then `suggest` has to do.
   */
  readonly prior?: (game: Game<R>, actor: Actor, into: Float64Array) => boolean;
  /**
   * How likely the actor loses at once by a play that begins with these choices, as far as they can
   * know; only where few simulations would tell too little of it. None unless it says otherwise.
   */
  readonly risk?: (game: Game<R>, actor: Actor, choices: readonly number[]) => number;
  /**
   * How surely the seat loses by its own hand, in a way that looks like giving up: 1 where it has,
   * between where it may have to before long. A search keeps further away from that than from other
   * losses: people want an opponent who plays on.
   */
  readonly disgrace?: (game: Game<R>, seat: Actor) => number;
  /** Turns that have passed, with the part of the present one: the measure of a horizon. */
  readonly progress: (game: Game<R>) => number;
  /** Whether the actor begins a play now, to which the small choices after it belong. */
  readonly opensPlay: (game: Game<R>, actor: Actor) => boolean;
  /** Whether rollouts should vary this decision: where several choices are about as good. */
  readonly isOpen?: (game: Game<R>, actor: Actor) => boolean;
  /** Whether the suggestion is as good as any search: opening moves, bids for the sides. */
  readonly isKnown?: (game: Game<R>, actor: Actor) => boolean;
  /** What weighs in the evaluation; without it a plan has no reasons but that of its first choice. */
  readonly themes?: Themes<R>;
  /** Why the actor would choose this now. */
  readonly reason: (game: Game<R>, actor: Actor, choice: number) => Reason;
}
