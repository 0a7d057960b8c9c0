import type { GameRecord, LogEntry } from '@brink/kernel';
import { playersOf } from '../play/projection.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Table } from '../play/table.ts';
import type { NewArchivedGame, PlayedSide } from '../storage/club/archive-port.ts';
import type { Storage, StoredGame } from '../storage/port.ts';
import { factsOf } from './facts.ts';

/** A finished game on paper, with the names of those who played it. */
export function paperOf(game: StoredGame, table: Table): GameRecord {
  const players = playersOf(game, table.sides, table.seating);
  const about = Object.fromEntries(players.map(({ side, name }) => [side, name ?? '']));
  const date = new Date(game.created).toISOString().slice(0, 10);
  return table.record({ ...about, date, id: game.id });
}

/** Those who sat down, by seat; who left his seat to a bot is still the one who played. */
function whoPlayed(game: StoredGame, table: Table): Omit<PlayedSide, 'score'>[] {
  const { sides, seating, options, standIns, timedOut } = table;
  const teams = table.package.teams?.(options);
  const players = game.seats.map(({ user, name = '', bot }, player) => {
    const seat = seating[player];
    const place = {
      seat,
      side: sides[seat],
      hasLeft: (standIns & (1 << seat)) !== 0,
      hasTimedOut: (timedOut & (1 << seat)) !== 0,
      ...(teams && { team: teams[seat] }),
    };
    if (user !== undefined) return { ...place, name, user };
    return bot === undefined ? { ...place, name } : { ...place, name: bot, bot };
  });
  return players.sort((a, b) => a.seat - b.seat);
}

function settled(game: StoredGame, table: Table): NewArchivedGame | undefined {
  const { result, session, at } = table;
  // The room may not know yet what the database does.
  if (!result) return undefined;
  const players = whoPlayed(game, table);
  const log: readonly LogEntry[] = session.log;
  return factsOf({
    id: game.id,
    record: paperOf(game, table),
    result,
    log,
    players,
    ended: at,
    // What an administrator closes counts for nobody.
    rated: (game.rated ?? false) && result.manner !== 'closed',
    isOpen: game.visibility === 'open',
  });
}

/** Takes note of one finished game; answers with what is known of it if that is news. */
export async function settle(
  storage: Storage,
  rooms: Rooms,
  id: string,
): Promise<NewArchivedGame | undefined> {
  const facts = await rooms
    .of(id)
    .withTable((loaded) => loaded && settled(loaded.game, loaded.table));
  if (!facts || !(await storage.club.archive.settle(facts))) return undefined;
  return facts;
}
