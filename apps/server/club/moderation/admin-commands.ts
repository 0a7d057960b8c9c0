import { z } from 'zod';
import { Id, PlayerName } from '@brink/protocol';
import { loginOf } from '../../storage/login.ts';
import type { Hub } from '../../play/rooms.ts';
import { BAN_KINDS } from '../../storage/club/club-port.ts';
import type { Storage, StoredUser } from '../../storage/port.ts';

const DAY = 24 * 60 * 60 * 1000;
const Reason = z.string().trim().min(1).max(500);

/** What an administrator may ask for. */
export const Order = z.discriminatedUnion('do', [
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
  z.strictObject({ do: z.literal('resolve'), report: z.int().positive(), reason: Reason }),
]);
export type Order = z.infer<typeof Order>;

class Refused extends Error {}

async function find(storage: Storage, name: string): Promise<StoredUser> {
  const user = await storage.accounts.findByName(loginOf(name));
  if (!user) throw new Refused(`no account is called '${name}'`);
  return user;
}

async function obey(storage: Storage, hub: Hub, order: Order): Promise<void> {
  const { order: house } = storage.club;
  switch (order.do) {
    case 'ban': {
      const { id } = await find(storage, order.player);
      const until = hub.now() + order.days * DAY;
      await house.ban(id, { kind: order.from, until, reason: order.reason });
      return;
    }
    case 'unban':
      return house.unban((await find(storage, order.player)).id);
    case 'rename': {
      const { id } = await find(storage, order.player);
      if (!(await storage.accounts.rename(id, order.name, loginOf(order.name)))) {
        throw new Refused(`the name '${order.name}' is taken`);
      }
      return;
    }
    case 'close': {
      const game = await storage.findGame(order.game);
      if (!game) throw new Refused(`there is no game '${order.game}'`);
      if (game.status === 'finished') throw new Refused('the game is over');
      if (game.status === 'open') await storage.lobby.cancel(game.id);
      else await hub.room(game.id).close();
      await hub.room(game.id).seated();
      return;
    }
    case 'resolve':
      if (!(await house.resolve(order.report, order.reason))) {
        throw new Refused(`there is no report ${order.report}`);
      }
  }
}

/** Carries out what administrators have asked for, and writes down who did what and why. */
export async function carryOut(storage: Storage, hub: Hub): Promise<void> {
  const { order: house } = storage.club;
  for (const { id, request } of await house.orders()) {
    const { by, order } = JSON.parse(request) as { by: string; order: Order };
    let answer = 'done';
    try {
      await obey(storage, hub, order);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      answer = error.message;
    }
    if (!(await house.answer(id, answer)) || answer !== 'done') continue;
    await house.note({ at: hub.now(), by, deed: JSON.stringify(order) });
  }
}
