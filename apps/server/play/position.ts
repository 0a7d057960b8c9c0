import { positionFor, adapterOf } from '@brink/staff';
import type { StaffLevel } from '@brink/protocol';
import type { Side, Table as Board } from '@brink/struggle';
import type { StoredGame } from '../storage/port.ts';
import type { Table } from './table.ts';

/** What the staff may tell at a table that says nothing of it. */
export const staffFor = (rated: boolean | undefined): StaffLevel => (rated ? 'facts' : 'all');

/** What the players of a game have agreed on. */
export const staffAt = ({ staff, rated }: StoredGame): StaffLevel => staff ?? staffFor(rated);

/** What a seat's staff may look at; nothing for games without a staff or that are over. */
export function positionOf(table: Table, seat: number, seed: number): Uint8Array | undefined {
  const adapter = table.result ? undefined : adapterOf(table.package.id);
  return adapter && positionFor(adapter, table.session.game as Board, seat as Side, seed);
}
