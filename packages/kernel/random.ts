/** A small seeded generator (sfc32) for everything that must be repeatable. */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #d = 1;

  constructor(seed: number) {
    this.#a = 0x9e3779b9 ^ seed;
    this.#b = 0x243f6a88;
    this.#c = 0xb7e15162 + seed;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** 32 random bits, unsigned. */
  next(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + t;
    return t >>> 0;
  }

  /** An integer from 0 to n - 1; the bias is below n in 2³². */
  below(n: number): number {
    return Math.floor((this.next() / 0x1_0000_0000) * n);
  }
}
