import type { ServerMessage } from '@brink/protocol';
import type { Storage, StoredGame } from '../storage/port.ts';
import type { Eyes } from './projection.ts';
import type { GroupCommit } from './group-commit.ts';
import type { Room } from './room.ts';
import type { Table } from './table.ts';

/** Somebody a room talks to: a connection. */
export interface Listener {
  /** Undefined for a stranger. */
  readonly user: string | undefined;
  readonly name: string | undefined;
  send(message: ServerMessage | string): void;
}

/** A game, with its table from when it has begun. */
export interface Present {
  readonly game: StoredGame;
  readonly table?: Table;
}

/** A game that is in memory. */
export interface Loaded extends Present {
  readonly table: Table;
  readonly eyes: Eyes;
}

/** What a room needs of the house. */
export interface House {
  readonly storage: Storage;
  readonly commit: GroupCommit;
  now(): number;
  count(name: string): void;
  /** Tries something again in a moment. */
  later(work: () => void): void;
  /** A room has a clock running out at that time, or none. */
  alarm(room: Room, deadline: number | undefined): void;
  /** A game has begun. */
  began(game: StoredGame): void;
  /** A game is over. */
  over(): void;
  /** Others may have to choose now. */
  tellTurns(room: Room, table: Table, game: StoredGame): void;
  /** It may be a bot's turn. */
  wakeBots(table: Table, game: StoredGame): void;
}
