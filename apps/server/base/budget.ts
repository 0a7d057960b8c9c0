import { Rate } from './rate.ts';

/** What dear work costs: about so many milliseconds in which this process does nothing else. */
export const COST = { open: 5, foresee: 2, position: 2, list: 2, replay: 10, explore: 5 } as const;

/** Whoever has saved up may use so many seconds' worth at once. */
const BURST_SECONDS = 10;
/** Those who have not come for so long have saved up everything, and are forgotten. */
const FORGET_MS = BURST_SECONDS * 1000;

/** Who asks for work: all sockets and requests of one user, and of one address, count together. */
export interface Asker {
  readonly user?: string | undefined;
  readonly address: string;
}

/** How many milliseconds of each second one may use. */
export interface Shares {
  readonly perUser: number;
  readonly perAddress: number;
}

interface Purse {
  readonly rate: Rate;
  used: number;
}

/** What each of many may use up. */
class Purses {
  readonly #share: number;
  readonly #purses = new Map<string, Purse>();
  #swept = performance.now();

  constructor(share: number) {
    this.#share = share;
  }

  take(key: string, cost: number): boolean {
    const now = performance.now();
    if (now - this.#swept > FORGET_MS) this.#sweep(now);
    let purse = this.#purses.get(key);
    if (!purse) {
      purse = { rate: new Rate(this.#share, this.#share * BURST_SECONDS), used: now };
      this.#purses.set(key, purse);
    }
    purse.used = now;
    return purse.rate.take(cost);
  }

  #sweep(now: number): void {
    this.#swept = now;
    for (const [key, { used }] of this.#purses) {
      if (now - used > FORGET_MS) this.#purses.delete(key);
    }
  }
}

/**
 * Dear work: what one asker wants has its bounds, is done piece by piece, and never keeps
 * others waiting for more than a piece. Between two pieces everything else has its turn.
 */
export class Budget {
  readonly #users: Purses;
  readonly #addresses: Purses;
  /** Those who wait, by who they are, served in turn. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #isBusy = false;

  constructor({ perUser, perAddress }: Shares) {
    this.#users = new Purses(perUser);
    this.#addresses = new Purses(perAddress);
  }

  /** Waits for one's turn; false if one has used up one's share, and then nothing is waited for. */
  async take({ user, address }: Asker, cost: number): Promise<boolean> {
    if (user !== undefined && !this.#users.take(user, cost)) return false;
    if (!this.#addresses.take(address, cost)) return false;
    await this.#turn(user ?? address);
    return true;
  }

  #turn(key: string): Promise<void> {
    return new Promise((resolve) => {
      const others = this.#waiting.get(key);
      if (others) others.push(resolve);
      else this.#waiting.set(key, [resolve]);
      if (!this.#isBusy) this.#next();
    });
  }

  readonly #next = (): void => {
    const [first] = this.#waiting;
    this.#isBusy = first !== undefined;
    if (!first) return;
    const [key, [serve, ...rest]] = first;
    // To the end of the row, if there is more.
    this.#waiting.delete(key);
    if (rest.length > 0) this.#waiting.set(key, rest);
    serve();
    setImmediate(this.#next);
  };
}
