import { setImmediate } from 'node:timers/promises';
import { levelsOf } from '@brink/bots';
import { gameCalled } from '@brink/games';
import type { GamePackage } from '@brink/kernel';
import type { CatalogueEntry, GameSummary } from '@brink/protocol';
import type { z } from 'zod';
import { playersOf, sidesOf } from '../play/projection.ts';
import type { Rooms } from '../play/rooms.ts';
import { staffAt } from '../play/position.ts';
import { StorageUnavailable, type StoredGame, type StoredUser } from '../storage/port.ts';

/** Whether players may bid for their sides, and how they agree on it. */
export const canBid = (kind: GamePackage): boolean =>
  kind.seating !== undefined && kind.optionFields['bidding']?.kind === 'switch';

function entryOf({ invite, seats }: StoredGame): GameSummary['entry'] {
  if (invite !== undefined) return 'link';
  return seats.some(({ user, reserved }) => user === undefined && reserved) ? 'name' : 'open';
}

/** Which seat each player has now; only where they bid for it is that a matter of the game. */
async function seatingOf(rooms: Rooms, kind: GamePackage, game: StoredGame) {
  if (game.status === 'open' || !canBid(kind) || game.options['bidding'] !== true) return undefined;
  // A list of many such games must not keep others waiting.
  if (!rooms.of(game.id).isLoaded) await setImmediate();
  try {
    return await rooms.of(game.id).withTable((loaded) => loaded?.table.seating);
  } catch (error) {
    // A list tells of a game that cannot be read what is known without it.
    if (error instanceof StorageUnavailable) throw error;
    return undefined;
  }
}

/** A game as the lobby tells of it to `user`. */
export async function summaryOf(
  rooms: Rooms,
  game: StoredGame,
  user: StoredUser | undefined,
  waiting: ReadonlySet<string> = new Set(),
): Promise<GameSummary> {
  const { id, options, clock, visibility, status, result, created, creator } = game;
  const kind = gameCalled(game.game);
  const sides = sidesOf(game, kind);
  const players = playersOf(game, sides, kind && (await seatingOf(rooms, kind, game)));
  const yours = user ? players.filter((player) => player.id === user.id) : [];
  return {
    id,
    game: game.game,
    options: { ...options },
    clock,
    visibility,
    status,
    players,
    ...(result && { result }),
    created,
    creator,
    rated: game.rated ?? false,
    staff: staffAt(game),
    entry: entryOf(game),
    ...(game.openHandsAfter !== undefined && { openHandsAfter: game.openHandsAfter }),
    ...(game.rematchOf !== undefined && { rematchOf: game.rematchOf }),
    ...(game.rematch !== undefined && { rematch: game.rematch }),
    ...(yours.length > 0 && { yours: yours.map(({ seat }) => seat), yourTurn: waiting.has(id) }),
    ...(user?.id === creator && status === 'open' && game.invite && { link: linkOf(game) }),
    ...(user && isInvited(game, user.id) && { invited: true }),
  };
}

const linkOf = ({ inviteUntil, inviteOpened }: StoredGame): GameSummary['link'] => ({
  ...(inviteUntil !== undefined && { until: inviteUntil }),
  ...(inviteOpened !== undefined && { opened: inviteOpened }),
});

const isInvited = ({ seats, status }: StoredGame, user: string): boolean =>
  status === 'open' && seats.some((seat) => seat.reserved === user && seat.user === undefined);

export function catalogueEntry(kind: GamePackage): z.input<typeof CatalogueEntry> {
  const { id, optionFields, presets } = kind;
  return {
    id,
    seats: [...kind.seats(kind.parseOptions({}))],
    optionFields: { ...optionFields },
    presets: Object.fromEntries(
      Object.entries(presets ?? {}).map(([name, options]) => [name, { ...options }]),
    ),
    bots: [...levelsOf(kind)],
    canBid: canBid(kind),
  };
}
