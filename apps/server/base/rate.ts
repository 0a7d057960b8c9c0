/** A bucket that fills at a steady rate: bursts are fine, floods are not. */
export class Rate {
  readonly #perSecond: number;
  readonly #burst: number;
  #level: number;
  #at: number;

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#level = burst;
    this.#at = performance.now();
  }

  /** Whether one more, or so many, are allowed now. */
  take(cost = 1): boolean {
    const now = performance.now();
    this.#level = Math.min(this.#burst, this.#level + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#level < cost) return false;
    this.#level -= cost;
    return true;
  }
}
