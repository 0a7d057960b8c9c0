import { positionFor, theatreOf } from '@brink/staff';
import type { Side, Table as Board } from '@brink/struggle';
import type { Table } from './table.ts';

/** What a seat's staff may look at; nothing for games without a staff or that are over. */
export function positionOf(table: Table, seat: number, seed: number): Uint8Array | undefined {
  const theatre = table.result ? undefined : theatreOf(table.package.id);
  return theatre && positionFor(theatre, table.session.game as Board, seat as Side, seed);
}
