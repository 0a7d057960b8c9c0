import {
  PUBLIC,
  playerIn,
  seatOf,
  type Player,
  type Seat,
  type Seating,
  type Viewer,
} from '@brink/kernel';
import type { StoredGame, StoredSeat } from '../storage/port.ts';
import { Rejected } from './commands.ts';
import type { CurrentGame } from './loaded-game.ts';
import type { Table } from './table.ts';

/** Whether a seat is a user's; one that a bot has taken over no longer is. */
export const isHeldBy = ({ user, bot }: StoredSeat, someone: string | undefined): boolean =>
  someone !== undefined && user === someone && bot === undefined;

/** The seats of a user; before the game begins players have those they came to. */
const seatsOf = (
  { seats }: StoredGame,
  user: string | undefined,
  seating: Seating | undefined,
): Seat[] => {
  if (user === undefined) return [];
  const players: Player[] = [...seats.keys()].filter((player) => isHeldBy(seats[player], user));
  return players.map((player) => seatOf(seating ?? [...seats.keys()], player)).sort();
};

/** The player who has a seat, in the order in which they came. */
export const playerAt = (viewer: Viewer, seating: Seating | undefined): Player =>
  viewer === PUBLIC || !seating ? viewer : playerIn(seating, viewer);

/** The viewer a user sees a game as: his seat, or the public. */
export function viewerFor(
  game: StoredGame,
  user: string | undefined,
  seating: Seating | undefined,
  wanted: number | undefined,
): Viewer {
  const own = seatsOf(game, user, seating);
  if (wanted === undefined) return own[0] ?? PUBLIC;
  if (!own.includes(wanted)) throw new Rejected('not-a-player');
  return wanted;
}

/** Whether a user has to choose. */
export const isWaitedFor = ({ game, table }: CurrentGame, user: string): boolean =>
  table !== undefined &&
  seatsOf(game, user, table.seating).some((seat) => (table.waiting & (1 << seat)) !== 0);

/** The seat a user acts for: the one he names, his only one, or of several one that is waited for. */
export function actorFor(
  { game, table }: { readonly game: StoredGame; readonly table: Table },
  user: string | undefined,
  wanted?: Seat,
): Seat {
  const own = seatsOf(game, user, table.seating);
  const actor = wanted ?? own.find((seat) => table.waiting & (1 << seat)) ?? own[0];
  if (actor === undefined || !own.includes(actor)) throw new Rejected('not-a-player');
  return actor;
}

/**
 * The seats whose consent an offer of `actor` needs: those of the people who play against him.
 * In a game for two that is the other one, whoever he is.
 */
export function asksOf(
  { game, table }: { readonly game: StoredGame; readonly table: Table },
  actor: number,
): number {
  if (!table.canDoWithout) return table.everybody & ~(1 << actor);
  const teams = table.package.teams?.(table.options);
  let asks = 0;
  for (const [player, { user, bot }] of game.seats.entries()) {
    const seat = table.seating[player];
    const isAlly = seat === actor || (teams !== undefined && teams[seat] === teams[actor]);
    if (user !== undefined && bot === undefined && !isAlly) asks |= 1 << seat;
  }
  return asks;
}
