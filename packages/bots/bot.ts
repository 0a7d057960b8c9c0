import type { Actor, Game, GamePackage, Reason } from '@brink/kernel';

/**
 * A player that is a program. It may be given the true game: it looks only at what its seat
 * may know of it.
 */
export interface Bot {
  /** The choice of a seat that is to choose now. */
  choose(game: Game, seat: Actor): number;
  /** Why the last choice was made, if the game can tell. */
  readonly reason: Reason | undefined;
  /** Simulations it has played since it was made, if it looks ahead. */
  readonly sims?: number;
}

/** Milliseconds from any fixed moment: `performance.now`, or a pretended one in tests. */
export type Clock = () => number;

/** What a bot is made for. */
export interface BotSetting {
  readonly game: GamePackage;
  /** The same seed, the same choices; with a budget of time only as far as the clock allows. */
  readonly seed: number;
  /** Needed by bots with a budget of time. */
  readonly clock?: Clock;
}

/** Thrown for a level that does not exist, does not parse, or that a game does not have. */
export class BotError extends Error {
  override name = 'BotError';
}
