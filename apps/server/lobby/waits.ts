import type { SeekRequest } from '@brink/protocol';

type Wish = Pick<SeekRequest, 'game' | 'pace' | 'rated'>;

const DAY_MS = 24 * 60 * 60_000;
/** Of so many the middle is told, and of fewer than so many nothing. */
const [MOST, FEWEST] = [30, 3];

interface Wait {
  readonly at: number;
  readonly ms: number;
}

const keyOf = ({ game, pace, rated }: Wish): string => `${game} ${pace} ${rated === true}`;

/**
 * How long those had to wait whom somebody found lately. Each process knows the pairs that it made
 * itself; after a start it knows none, and says so.
 */
export class Waits {
  readonly #waits = new Map<string, Wait[]>();

  note(wish: Wish, at: number, ms: number): void {
    const before = this.#waits.get(keyOf(wish)) ?? [];
    this.#waits.set(keyOf(wish), [...before, { at, ms }].slice(-MOST));
  }

  /** The middle one of the last day; nothing where too few have met. */
  usual(wish: Wish, now: number): number | undefined {
    const lately = (this.#waits.get(keyOf(wish)) ?? [])
      .filter(({ at }) => at > now - DAY_MS)
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b);
    return lately.length < FEWEST ? undefined : lately[lately.length >> 1];
  }
}
