import type { Clock } from '../bot.ts';

/** What a bot may spend on one card play, all small choices after it included. */
export type Budget =
  | { readonly kind: 'time'; readonly ms: number }
  | { readonly kind: 'sims'; readonly sims: number };

/** The clock may stop a thread for a moment: not all of its time is planned for. */
const MARGIN = 0.92;
/** Less than this is left to the heuristic. */
const FEWEST_SIMS = 16;
const FEWEST_MS = 4;
/** Looking at the clock takes time itself. */
const BETWEEN_LOOKS_MS = 0.4;
/** A machine that was busy for a moment is not slow for good. */
const SLOWEST_PACE = 4;

/** Keeps what is left of the budget of the present play. */
export class SearchBudget {
  readonly #budget: Budget;
  readonly #clock: Clock;
  readonly #full: number;
  #left = 0;
  #spent = 0;
  #started = 0;
  #share = 1;
  /** Milliseconds a simulation has taken of late. */
  #pace = 0.5;
  /** What the account had used at the last look at the clock: simulations and milliseconds. */
  #spentThen = 0;
  #then = 0;

  constructor(budget: Budget, clock: Clock) {
    this.#budget = budget;
    this.#clock = clock;
    this.#full = budget.kind === 'time' ? budget.ms * MARGIN : budget.sims;
    this.#left = this.#full;
  }

  /** A new play: the whole budget again. */
  refill(): void {
    this.#left = this.#full;
  }

  /** Opens an account of a part of what is left; false if that is not worth a search. */
  open(part: number): boolean {
    this.#share = this.#left * part;
    this.#spent = 0;
    this.#spentThen = 0;
    this.#started = this.#clock();
    if (this.#budget.kind === 'sims') return this.#share >= FEWEST_SIMS;
    return this.#share >= FEWEST_MS;
  }

  /** One more simulation, or a part of one. */
  pay(sims = 1): void {
    this.#spent += sims;
  }

  /** The part of the account that is used up, 1 when it is empty. */
  get used(): number {
    const spent = this.#budget.kind === 'sims' ? this.#spent : this.#time();
    return this.#share <= 0 ? 1 : spent / this.#share;
  }

  /** How long the account has been open. Between two looks at the clock it goes by the pace. */
  #time(): number {
    const since = (this.#spent - this.#spentThen) * this.#pace;
    if (since > 0 && since < BETWEEN_LOOKS_MS) return this.#then + since;
    this.#spentThen = this.#spent;
    return (this.#then = this.#clock() - this.#started);
  }

  /** Whether so many simulations more still fit. */
  affords(sims: number): boolean {
    if (this.#budget.kind === 'sims') return this.#spent + sims <= this.#share;
    const ms = this.#time();
    // Nothing is known of the pace of this search before its first simulations.
    if (this.#spent === 0) return true;
    return ms + (sims * ms) / this.#spent <= this.#share;
  }

  /** About how many simulations the account allows. */
  get simsAhead(): number {
    return this.#budget.kind === 'sims' ? Math.floor(this.#share) : this.#share / this.#pace;
  }

  close(): void {
    if (this.#budget.kind === 'sims') {
      this.#left -= this.#spent;
      return;
    }
    const ms = this.#clock() - this.#started;
    this.#left -= ms;
    if (this.#spent === 0) return;
    this.#pace = Math.min(SLOWEST_PACE, 0.5 * this.#pace + 0.5 * (ms / this.#spent));
  }
}
