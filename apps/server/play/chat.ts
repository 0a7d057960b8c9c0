import type { ChatRoom, SpokenLine, StoredGame, Storage } from '../storage/port.ts';
import type { Subscribers } from './subscribers.ts';

const ROOMS: readonly ChatRoom[] = ['players', 'spectators'];

/** Writes down what somebody says; other processes pass it on when they hear of it. */
export async function say(
  storage: Storage,
  game: StoredGame,
  line: SpokenLine,
  subscribers: Subscribers,
): Promise<void> {
  const id = await storage.addChat(game.id, roomOf(game, line.user), line);
  if (!storage.isShared) await passOn(storage, game, id, subscribers);
}

const isPlayer = ({ seats }: StoredGame, user: string | undefined): boolean =>
  user !== undefined && seats.some((seat) => seat.user === user);

/** Players talk among themselves, and so do those who watch. */
const roomOf = (game: StoredGame, user: string): ChatRoom =>
  isPlayer(game, user) ? 'players' : 'spectators';

/** Passes line `id` on to those who may hear it. */
export async function passOn(
  storage: Storage,
  game: StoredGame,
  id: number,
  subscribers: Subscribers,
): Promise<void> {
  for (const room of ROOMS) {
    const said = await storage.chat(game.id, room, id - 1);
    const line = said.find((each) => each.id === id);
    if (!line) continue;
    const muting = await storage.club.moderation.mutedBy(line.user);
    for (const subscriber of subscribers.all) {
      if (isPlayer(game, subscriber.user) !== (room === 'players')) continue;
      if (subscriber.user !== undefined && muting.has(subscriber.user)) continue;
      subscriber.send({ type: 'said', game: game.id, ...line });
    }
  }
}
