import type { Reason } from '@brink/kernel';
import type { Table } from '@brink/struggle';

export function reason(_game: Table, _actor: number, _choice: number): Reason {
  return { code: 'best', args: [] };
}
