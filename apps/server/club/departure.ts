import { Rejected } from '../play/commands.ts';
import type { Rooms } from '../play/rooms.ts';
import { isHeldBy } from '../play/seats.ts';
import type { Storage, StoredUser } from '../storage/port.ts';
import type { StoredBot } from '../storage/club/bots-port.ts';
import { withdraw } from './tournaments.ts';

/** More than anybody has played. */
const ALL_GAMES = 100_000;

/** A game that cannot be read does not keep anybody from leaving; it waits without him. */
function unlessHeld(error: unknown): void {
  const isHeld = error instanceof Rejected && ['held', 'elsewhere'].includes(error.code);
  if (!isHeld) throw error;
}

/** Games in progress are lost, tables that wait are gone or free again. */
async function leaveGames(storage: Storage, rooms: Rooms, user: StoredUser): Promise<void> {
  const games = await storage.listGames({ user: user.id, hidden: true, limit: ALL_GAMES });
  for (const game of games) {
    if (game.status === 'playing') {
      const leaver = { user: user.id, name: user.name, send: () => undefined };
      for (const seat of game.seats) {
        if (!isHeldBy(seat, user.id)) continue;
        await rooms.of(game.id).act(leaver, { type: 'resign', game: game.id }).catch(unlessHeld);
      }
    } else if (game.status === 'open') {
      if (game.creator === user.id) await storage.lobby.cancel(game.id);
      else await storage.lobby.leaveSeat(game.id, user.id);
      await rooms.of(game.id).seated();
    }
  }
}

/** Ends whatever somebody who will not come back takes part in. */
async function leaveAll(storage: Storage, rooms: Rooms, user: StoredUser): Promise<void> {
  // No new game begins for him while he leaves the others.
  await withdraw(storage, rooms, user.id);
  await leaveGames(storage, rooms, user);
}

/** A bot is no more. If this is cut short its owner still has it and may do it again. */
export async function retireBot(
  storage: Storage,
  rooms: Rooms,
  { user, tokens }: StoredBot,
  owner: string,
): Promise<void> {
  const { bots, ladder } = storage.club;
  for (const { id } of tokens) await bots.removeToken(id, owner);
  await ladder.rest(user.id);
  await leaveAll(storage, rooms, user);
  await bots.retire(user.id, owner);
  await rooms.left(user.id);
}

/** Somebody deletes himself, with the bots he has. */
export async function removeUser(storage: Storage, rooms: Rooms, user: StoredUser): Promise<void> {
  for (const bot of await storage.club.bots.of(user.id)) {
    await retireBot(storage, rooms, bot, user.id);
  }
  await leaveAll(storage, rooms, user);
  await storage.accounts.remove(user.id);
}
