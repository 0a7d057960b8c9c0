/** A small seeded generator (sfc32) for everything that must be repeatable. */
export class Random {
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 1;

  constructor(seed: number) {
    this.reseed(seed);
  }

  /** Begins anew, as if made with this seed. */
  reseed(seed: number): void {
    this.#a = 0x9e3779b9 ^ seed;
    this.#b = 0x243f6a88;
    this.#c = 0xb7e15162 + seed;
    this.#d = 1;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** 32 random bits, unsigned. */
  next(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  /** An integer from 0 to n - 1; the bias is below n in 2³². */
  below(n: number): number {
    return Math.floor((this.next() / 0x1_0000_0000) * n);
  }
}
