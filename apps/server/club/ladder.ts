import { randomBytes } from 'node:crypto';
import { pairLadder } from '@brink/club';
import { gameCalled } from '@brink/games';
import { SECRET_BYTES } from '@brink/protocol';
import { RequestFailure } from '../base/failures.ts';
import { newId } from '../base/ids.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Storage, StoredGame } from '../storage/port.ts';
import type { Attempts } from './attempts.ts';
import { refuseBanned } from './moderation/bans.ts';

/** A bot that has gone loses on time, so that nobody waits for it for long. */
const CLOCK = { kind: 'live', total: 10 * 60_000, increment: 2_000 } as const;

/** Whether a game is played on the ladder: as printed, by two. */
export function isOnLadder(game: string): boolean {
  const kind = gameCalled(game);
  return kind !== undefined && kind.seats(kind.parseOptions({})).length === 2;
}

/** A bot says that it wants games; one that is banned is not heard. */
export async function seekGames(
  storage: Storage,
  bot: string,
  games: readonly string[],
  { now, until }: { readonly now: number; readonly until: number },
): Promise<void> {
  try {
    await refuseBanned(storage, { id: bot }, true, now);
  } catch (error) {
    if (error instanceof RequestFailure) return;
    throw error;
  }
  await storage.club.ladder.seek(bot, games, until);
}

export interface LadderParts {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly attempts: Attempts;
}

/**
 * Lets bots that are there and willing play rated games among themselves, never more than `most`
 * at the same time on the whole server: people's games stay fast.
 */
export async function pairBots(
  { storage, rooms, attempts }: LadderParts,
  most: number,
): Promise<void> {
  if (most === 0) return;
  const now = rooms.now();
  const opened: string[] = [];
  await storage.club.ladder.pair(now, async ({ seekers, recent, playing }) => {
    const free = most - playing;
    if (free <= 0) return [];
    const pairings = pairLadder(seekers, recent, free);
    const games = pairings.map(({ game, first, second }) => ({
      game: {
        id: newId(),
        game,
        options: gameCalled(game)!.parseOptions({}),
        rules: gameCalled(game)!.revision,
        clock: CLOCK,
        visibility: 'open',
        status: 'playing',
        creator: first,
        created: now,
        seats: [{ user: first }, { user: second }],
        rated: true,
      } satisfies StoredGame,
      secret: randomBytes(SECRET_BYTES),
    }));
    opened.push(...games.map(({ game }) => game.id));
    return games;
  });
  for (const id of opened) {
    await attempts.try('opening a game', id, () => rooms.of(id).seated());
  }
}
