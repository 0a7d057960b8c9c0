/** Somebody who may have gone without saying so. */
interface Probed {
  probe(): void;
}

/** Each connection is probed once in so many seconds. */
export const PROBE_SECONDS = 30;

/**
 * Asks everybody whether he is still there, a few each second: asking and hearing thousands at
 * once would let the games wait.
 */
export class Prober<T extends Probed> {
  readonly #turns = Array.from({ length: PROBE_SECONDS }, () => new Set<T>());
  #now = 0;
  #next = 0;

  add(connection: T): void {
    this.#turns[this.#next].add(connection);
    this.#next = (this.#next + 1) % PROBE_SECONDS;
  }

  delete(connection: T): void {
    for (const turn of this.#turns) if (turn.delete(connection)) return;
  }

  /** A second has passed. */
  tick(): void {
    for (const connection of this.#turns[this.#now]) connection.probe();
    this.#now = (this.#now + 1) % PROBE_SECONDS;
  }
}
