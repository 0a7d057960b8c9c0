const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Wakes a room at one moment to come. */
export class Alarm {
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Replaces whatever it was set to. */
  set(at: number | undefined, ring: () => void): void {
    this.stop();
    if (at === undefined || this.#isClosed) return;
    const wait = Math.min(Math.max(0, at - this.#now()), LONGEST_TIMER_MS);
    this.#timer = setTimeout(ring, wait);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** It is never set again. */
  close(): void {
    this.#isClosed = true;
    this.stop();
  }
}
