import type { ClockReading, ClockSetting } from '@brink/protocol';

export interface ClockState {
  readonly remaining: readonly number[];
  readonly running: number;
  readonly since: number;
}

/**
 * The clocks of one game. They are wound only by the times in its journal, so that reading the
 * journal again, after a restart or on another machine, shows the same time.
 */
export class Clocks {
  readonly #setting: ClockSetting;
  readonly #remaining: number[];
  /** One bit for every seat whose clock runs. */
  #running = 0;
  #since = 0;

  constructor(setting: ClockSetting, seats: number) {
    this.#setting = setting;
    const first =
      setting.kind === 'live' ? setting.total : setting.kind === 'slow' ? setting.cap : 0;
    this.#remaining = Array.from({ length: seats }, () => first);
  }

  /** Everything that changes, for a snapshot. */
  get state(): ClockState {
    return { remaining: [...this.#remaining], running: this.#running, since: this.#since };
  }

  restore({ remaining, running, since }: ClockState): void {
    this.#remaining.splice(0, this.#remaining.length, ...remaining);
    this.#running = running;
    this.#since = since;
  }

  get hasTime(): boolean {
    return this.#setting.kind !== 'none';
  }

  /** Something happened at `at`, after which the seats in `waiting` have to choose. */
  turn(at: number, waiting: number): void {
    for (const seat of this.#seats) {
      if (!(this.#running & (1 << seat))) continue;
      const left = this.#remaining[seat] - (at - this.#since);
      const hasMoved = !(waiting & (1 << seat));
      this.#remaining[seat] = hasMoved ? this.#afterMove(left) : left;
    }
    this.#running = waiting;
    this.#since = at;
  }

  /** For so long nobody could have moved. */
  stand(ms: number): void {
    this.#since += ms;
  }

  /** Players have changed seats: everybody takes his time along. */
  reseat(before: readonly number[], after: readonly number[]): void {
    const old = [...this.#remaining];
    for (const [player, seat] of after.entries()) this.#remaining[seat] = old[before[player]];
  }

  #afterMove(left: number): number {
    const setting = this.#setting;
    if (setting.kind === 'live') return left + setting.increment;
    return setting.kind === 'slow' ? Math.min(setting.cap, left + setting.perMove) : left;
  }

  get #seats(): number[] {
    return [...this.#remaining.keys()];
  }

  get #runningSeats(): number[] {
    return this.#seats.filter((seat) => this.#running & (1 << seat));
  }

  /** When the first running clock runs out. */
  get deadline(): number | undefined {
    if (!this.hasTime || this.#running === 0) return undefined;
    const least = Math.min(...this.#runningSeats.map((seat) => this.#remaining[seat]));
    return this.#since + least;
  }

  /** Whose time is up at `now`: of several the one whose time was up first. */
  flagged(now: number): number | undefined {
    const { deadline } = this;
    if (deadline === undefined || now < deadline) return undefined;
    return this.#runningSeats.find((seat) => this.#since + this.#remaining[seat] === deadline);
  }

  reading(now: number): ClockReading | undefined {
    if (!this.hasTime) return undefined;
    const isRunning = (seat: number): boolean => (this.#running & (1 << seat)) !== 0;
    return {
      running: this.#seats.map(isRunning),
      remaining: this.#remaining.map((left, seat) =>
        isRunning(seat) ? Math.max(0, left - Math.max(0, now - this.#since)) : left,
      ),
    };
  }
}
