/**
 * Where everything lies in a game's one typed array. A game package declares its fields once,
 * each with its range and who may see it; the constants it gets back are plain addresses.
 *
 * Sets come first (they are read 32 bits at a time), then the cells of 16 bits.
 */
export interface Field {
  readonly name: string;
  readonly at: number;
  readonly length: number;
  readonly min: number;
  readonly max: number;
  /** `open`: the whole table sees it. `hidden`: only the view decides (cards, frames). */
  readonly sight: 'open' | 'hidden';
}

/** What is said of a field when it is declared: its range, its length, who may see it. */
export interface FieldOptions {
  readonly min?: number;
  readonly max?: number;
  readonly length?: number;
  readonly sight?: Field['sight'];
}

/** Where everything lies in a game's memory: fields are declared once, in the order in which they lie. */
export class Layout {
  readonly fields: Field[] = [];
  /** Names of the sets with their places, in words. */
  readonly sets: { readonly name: string; readonly at: number; readonly words: number }[] = [];
  readonly #wordLimit: number;
  #words = 0;
  #next: number;

  /** `wordLimit`: room for sets, in words of 32 members. */
  constructor(wordLimit: number) {
    this.#wordLimit = wordLimit;
    this.#next = wordLimit * 2;
  }

  /** Continues where another layout ended, so that a game adds to what its family shares. */
  static after(base: Layout): Layout {
    const layout = new Layout(base.#wordLimit);
    layout.fields.push(...base.fields);
    layout.sets.push(...base.sets);
    layout.#words = base.#words;
    layout.#next = base.#next;
    return layout;
  }

  /** A set of up to 32 members a word; the result is its first word in `game.sets`. */
  set(name: string, words: number): number {
    const at = this.#words;
    this.#words += words;
    if (this.#words > this.#wordLimit) throw new Error(`layout: no room for the set ${name}`);
    this.sets.push({ name, at, words });
    return at;
  }

  /** One cell, or a row of `length` cells; the result is the first address in `game.mem`. */
  cell(name: string, options: FieldOptions = {}): number {
    const { min = 0, max = 1, length = 1, sight = 'open' } = options;
    const at = this.#next;
    this.#next += length;
    this.fields.push({ name, at, length, min, max, sight });
    return at;
  }

  get cells(): number {
    return this.#next + (this.#next & 1);
  }

  get bytes(): number {
    return this.cells * 2;
  }
}
