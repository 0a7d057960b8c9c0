import type { Player } from '@brink/kernel';
import { standInFor } from '@brink/bots';
import type { Append, StoredGame } from '../storage/port.ts';
import type { Entry } from '../storage/journal.ts';
import { playerAt } from './seats.ts';
import type { Table } from './table.ts';

/** An administrator ends the game: nobody has won. */
export const closed = ({ result }: Table): Entry | undefined =>
  result ? undefined : { kind: 'close', actor: 0, byOrder: true };

/** Somebody's clock has run out. */
export function flagged({ result, clocks }: Table, now: number): Entry | undefined {
  const late = result ? undefined : clocks.flagged(now);
  return late === undefined ? undefined : { kind: 'time', actor: late };
}

/**
 * The time for the whole game is up: who is waited for has lost, two who are waited for drew. A
 * game that goes on without somebody goes on without the first of them.
 */
export function ranOut({ sides, waiting, standIns, canDoWithout }: Table): Entry | undefined {
  const owing = waiting & ~standIns;
  const [late, ...others] = [...sides.keys()].filter((seat) => owing & (1 << seat));
  if (late === undefined) return undefined;
  return { kind: others.length === 0 || canDoWithout ? 'time' : 'close', actor: late };
}

/** The bot that takes the seat of somebody who leaves, where the game goes on without him. */
export function standInAfter(table: Table, entry: Entry): Append['standIn'] {
  const isLeaving = entry.kind === 'resign' || entry.kind === 'time';
  if (!isLeaving || !table.canDoWithout) return undefined;
  return { player: playerAt(entry.actor, table.seating), bot: standInFor(table.package) };
}

/** The players of a game that are bots, if any are. */
export function botsAt(
  { seats }: StoredGame,
  { decision }: Table,
  standIn?: Append['standIn'],
): Append['bots'] {
  const isBot = (player: Player): boolean =>
    seats[player].bot !== undefined || player === standIn?.player;
  const players = [...seats.keys()].filter(isBot);
  return players.length === 0 ? undefined : { players, decision };
}
