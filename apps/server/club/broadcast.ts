import { gameCalled } from '@brink/games';
import { Table } from '../play/table.ts';
import type { Storage, StoredGame } from '../storage/port.ts';

/** A game as it was when spectators may see all hands; nothing if it had not begun by then. */
export async function delayedTable(
  storage: Storage,
  game: StoredGame,
  now: number,
): Promise<Table | undefined> {
  const kind = gameCalled(game.game);
  if (!kind || game.status === 'open') return undefined;
  const until = now - (game.openHandsAfter ?? 0);
  const table = new Table(kind, game, game.clock, await storage.secretOf(game.id));
  for (const row of await storage.journal(game.id, -1)) if (row.at <= until) table.read(row);
  return table.seq < 0 ? undefined : table;
}
