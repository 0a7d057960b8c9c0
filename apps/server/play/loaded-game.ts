import type { StoredGame } from '../storage/port.ts';
import type { Projection } from './projection.ts';
import type { Table } from './table.ts';

/** A game, with its table from when it has begun. */
export interface CurrentGame {
  readonly game: StoredGame;
  readonly table?: Table;
}

/** A game that is in memory. */
export interface LoadedGame extends CurrentGame {
  readonly table: Table;
  readonly projection: Projection;
}
