/** Does one thing after the other. */
export class TurnQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Nothing is under way and nothing waits. */
  get isIdle(): boolean {
    return this.#waiting === 0;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const result = this.#last.then(work);
    this.#last = result.then(
      () => void this.#waiting--,
      () => void this.#waiting--,
    );
    return result;
  }

  /** Until everything asked for so far is done. */
  done(): Promise<unknown> {
    return this.#last;
  }
}
