/** So many values are remembered, each in a place that follows from its words; a power of two. */
const PLACES = 4096;

/**
 * Values that follow from a few words of a game. Words seen lately give the same value again: most
 * of a table has not changed when it is looked at, and who compares two views skips what is the same.
 */
export class Recall<T> {
  readonly #size: number;
  readonly #make: (words: Int32Array, at: number) => T;
  readonly #words: Int32Array;
  readonly #values: T[];

  constructor(size: number, make: (words: Int32Array, at: number) => T) {
    this.#size = size;
    this.#make = make;
    this.#words = new Int32Array(PLACES * size);
    this.#values = Array<T>(PLACES).fill(make(this.#words, 0));
  }

  /** The value of the words that begin at `at`. */
  of(words: Int32Array, at: number): T {
    const size = this.#size;
    let hash = 0;
    for (let i = 0; i < size; i++) hash = Math.imul(hash ^ words[at + i], 0x9e3779b1);
    const place = (hash ^ (hash >>> 15)) & (PLACES - 1);
    const from = place * size;
    const known = this.#words;
    let isSame = true;
    for (let i = 0; i < size; i++) {
      if (known[from + i] === words[at + i]) continue;
      isSame = false;
      known[from + i] = words[at + i];
    }
    if (!isSame) this.#values[place] = this.#make(words, at);
    return this.#values[place];
  }
}
