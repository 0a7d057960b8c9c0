import { Rate } from './rate.ts';

/** Buckets that were not used for that long are full again and need not be kept. */
const FORGET_MS = 10 * 60_000;
const MOST_KEPT = 100_000;

/** A rate for each of many: by address, by name, by user. */
export class Limits {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #rates = new Map<string, { readonly rate: Rate; used: number }>();
  #swept = 0;

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
  }

  /** Whether `key` may do it once more now. */
  take(key: string): boolean {
    const now = Date.now();
    this.#sweep(now);
    let kept = this.#rates.get(key);
    if (!kept) {
      kept = { rate: new Rate(this.#perSecond, this.#burst), used: now };
      this.#rates.set(key, kept);
    }
    kept.used = now;
    return kept.rate.take();
  }

  #sweep(now: number): void {
    if (now - this.#swept < FORGET_MS && this.#rates.size < MOST_KEPT) return;
    this.#swept = now;
    for (const [key, { used }] of this.#rates) {
      if (now - used >= FORGET_MS) this.#rates.delete(key);
    }
    // A flood from very many addresses: rather forgetful than out of memory.
    if (this.#rates.size >= MOST_KEPT) this.#rates.clear();
  }
}
