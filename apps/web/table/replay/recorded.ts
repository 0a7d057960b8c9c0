import type { GameRecord } from '@brink/kernel';

/** A finished game with the names of those who played it, by seat. */
export interface Recorded {
  readonly record: GameRecord;
  readonly names: readonly string[];
  /** The log it was read from, where reading stopped. */
  readonly file?: {
    readonly name: string;
    readonly lines: readonly string[];
    /** The number of the line where it stopped, and those that were not understood. */
    readonly at: number;
    readonly unknown: readonly number[];
    readonly why: string;
    readonly tab: string;
    readonly back: string;
    readonly onClose: () => void;
  };
}
