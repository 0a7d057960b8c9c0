import type { GameRecord } from '@brink/kernel';

/** A finished game with the names of those who played it, by seat. */
export interface Recorded {
  readonly record: GameRecord;
  readonly names: readonly string[];
}
