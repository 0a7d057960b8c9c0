import type { Logger } from 'pino';
import { z } from 'zod';
import { Id, PlayerName } from '@brink/protocol';
import { loginOf } from '../../storage/login.ts';
import type { Rooms } from '../../play/rooms.ts';
import { BAN_KINDS } from '../../storage/club/moderation-port.ts';
import { StorageUnavailable, type Storage, type StoredUser } from '../../storage/port.ts';

const DAY = 24 * 60 * 60 * 1000;
const Reason = z.string().trim().min(1).max(500);

/** What an administrator may ask for. */
export const AdminCommand = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('ban'),
    player: PlayerName,
    from: z.enum(BAN_KINDS),
    days: z.number().positive().max(36_500),
    reason: Reason,
  }),
  z.strictObject({ do: z.literal('unban'), player: PlayerName, reason: Reason }),
  z.strictObject({ do: z.literal('rename'), player: PlayerName, name: PlayerName, reason: Reason }),
  z.strictObject({ do: z.literal('close'), game: Id, reason: Reason }),
  z.strictObject({ do: z.literal('reopen'), game: Id, reason: Reason }),
  z.strictObject({
    do: z.enum(['hide-study', 'show-study', 'delete-study']),
    study: Id,
    reason: Reason,
  }),
  z.strictObject({ do: z.literal('delete-comment'), comment: z.int().positive(), reason: Reason }),
  z.strictObject({ do: z.literal('resolve'), report: z.int().positive(), reason: Reason }),
]);
export type AdminCommand = z.infer<typeof AdminCommand>;

class Refused extends Error {}
/** Another process has to do it, which knows the rules of the game. */
class NotHere extends Error {}

async function closeUnread(storage: Storage, rooms: Rooms, game: string): Promise<void> {
  if (rooms.of(game).obstacle !== 'held') throw new NotHere();
  await storage.closeHeld(game);
}

async function find(storage: Storage, name: string): Promise<StoredUser> {
  // Guests have no name of their own; they are told apart by their ids.
  const user = (await storage.accounts.findByName(loginOf(name))) ?? (await storage.findUser(name));
  if (!user) throw new Refused(`no account is called '${name}'`);
  return user;
}

async function obey(storage: Storage, rooms: Rooms, command: AdminCommand): Promise<void> {
  const { moderation, studies, studyComments } = storage.club;
  switch (command.do) {
    case 'ban': {
      const { id } = await find(storage, command.player);
      const until = rooms.now() + command.days * DAY;
      await moderation.ban(id, { kind: command.from, until, reason: command.reason });
      return;
    }
    case 'unban':
      return moderation.unban((await find(storage, command.player)).id);
    case 'rename': {
      const { id } = await find(storage, command.player);
      if (!(await storage.accounts.rename(id, command.name, loginOf(command.name)))) {
        throw new Refused(`the name '${command.name}' is taken`);
      }
      return;
    }
    case 'close': {
      const game = await storage.findGame(command.game);
      if (!game) throw new Refused(`there is no game '${command.game}'`);
      if (game.status === 'finished') throw new Refused('the game is over');
      if (game.status === 'open') await storage.lobby.cancel(game.id);
      else if (!(await rooms.of(game.id).endByOrder())) await closeUnread(storage, rooms, game.id);
      await rooms.of(game.id).seated();
      return;
    }
    case 'reopen': {
      const game = await storage.findGame(command.game);
      if (!game) throw new Refused(`there is no game '${command.game}'`);
      if (game.held === undefined) throw new Refused('the game is not held');
      if (await rooms.of(game.id).reopen()) return;
      if (rooms.of(game.id).obstacle === 'elsewhere') throw new NotHere();
      throw new Refused(`it cannot be read: ${(await storage.findGame(game.id))?.held ?? ''}`);
    }
    case 'hide-study':
    case 'show-study': {
      const why = command.do === 'hide-study' ? command.reason : undefined;
      if (await studies.hide(command.study, why)) return;
      throw new Refused(`there is no study '${command.study}'`);
    }
    case 'delete-study':
      if (!(await studies.find(command.study, 0))) {
        throw new Refused(`there is no study '${command.study}'`);
      }
      return studies.remove(command.study);
    case 'delete-comment':
      if (await studyComments.remove(command.comment)) return;
      throw new Refused(`there is no comment ${command.comment}`);
    case 'resolve':
      if (!(await moderation.resolve(command.report, command.reason))) {
        throw new Refused(`there is no report ${command.report}`);
      }
  }
}

const Request = z.object({ by: z.string(), command: AdminCommand });

/**
 * Carries out what administrators have asked for, and writes down who did what and why. What
 * cannot be done is answered too, for the next one waits behind it.
 */
export async function carryOut(storage: Storage, rooms: Rooms, log: Logger): Promise<void> {
  const { moderation } = storage.club;
  for (const { id, request } of await moderation.openCommands()) {
    let deed: z.infer<typeof Request> | undefined;
    let answer = 'done';
    try {
      deed = Request.parse(JSON.parse(request));
      await obey(storage, rooms, deed.command);
    } catch (error) {
      if (error instanceof NotHere) continue;
      if (error instanceof StorageUnavailable) throw error;
      if (!(error instanceof Refused)) log.error({ err: error, id }, 'a command failed');
      answer = error instanceof Refused ? error.message : `it failed: ${(error as Error).message}`;
    }
    if (!(await moderation.answerCommand(id, answer)) || answer !== 'done') continue;
    const { by, command } = deed!;
    await moderation.note({ at: rooms.now(), by, deed: JSON.stringify(command) });
  }
}
