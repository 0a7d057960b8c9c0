import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** So many at once, and so many a second on average. */
export interface Allowance {
  readonly perSecond: number;
  readonly burst: number;
}

/** What the limiters of the library are made with: so many points in so many seconds. */
export const windowOf = ({ perSecond, burst }: Allowance) => ({
  points: burst,
  duration: perSecond > 0 ? burst / perSecond : 60,
});

/** How often each of many may do something: by address, by name, by user. */
export class Limits {
  readonly #limiter: RateLimiterAbstract;

  /** Counts for this process alone, unless it is given a limiter that others share. */
  constructor(allowance: Allowance, limiter?: RateLimiterAbstract) {
    this.#limiter = limiter ?? new RateLimiterMemory(windowOf(allowance));
  }

  /** Whether `key` may do it once more now. */
  async take(key: string): Promise<boolean> {
    try {
      await this.#limiter.consume(key);
      return true;
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      return false;
    }
  }
}
