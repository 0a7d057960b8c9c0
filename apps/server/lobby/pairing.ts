import { randomBytes, randomInt } from 'node:crypto';
import { SECRET_BYTES, type SeekPace, type SeekStatus } from '@brink/protocol';
import { RequestFailure } from '../base/failures.ts';
import { newId } from '../base/ids.ts';
import { refuseBanned } from '../club/moderation/bans.ts';
import { staffFor } from '../play/position.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Match, NewSeek, StoredSeek } from '../storage/lobby-port.ts';
import type { Storage, StoredGame, StoredUser } from '../storage/port.ts';
import { kindOf, seatOf } from './new-game.ts';
import type { Waits } from './waits.ts';

const [SECOND, MINUTE] = [1000, 60_000];
const DAY = 24 * 60 * MINUTE;
/** A page in the background asks only once a minute. */
const PATIENCE_MS = 75 * SECOND;
/** At first ratings so near are asked; so much is added after each while. */
const NEAR = 100;
const WIDEN_MS = 20 * SECOND;

const CLOCKS: Readonly<Record<SeekPace, StoredGame['clock']>> = {
  live: { kind: 'live', total: 45 * MINUTE, increment: 30 * SECOND },
  slow: { kind: 'slow', perMove: 3 * DAY, cap: 7 * DAY },
};
/** The rules that strangers agree on without a word. */
const PRESET = 'tournament';

/** How far from the own rating somebody is asked by now; nothing for any. */
const reachOf = ({ anyRating, since }: StoredSeek, now: number): number =>
  anyRating ? Infinity : NEAR * (1 + Math.floor((now - since) / WIDEN_MS));

/** The nearest of those who ask for each other. */
export function opponentFor(
  own: StoredSeek,
  others: readonly StoredSeek[],
  now: number,
): StoredSeek | undefined {
  const apart = (other: StoredSeek): number => Math.abs(other.rating - own.rating);
  return others
    .filter((other) => apart(other) <= Math.min(reachOf(own, now), reachOf(other, now)))
    .toSorted((a, b) => apart(a) - apart(b) || a.since - b.since)[0];
}

function gameFor(own: StoredSeek, opponent: StoredSeek, now: number): Match {
  const kind = kindOf(own.game);
  const seats = [own, opponent].map(({ user, seedCommitment }) => seatOf(user, seedCommitment));
  if (randomInt(2) === 1) seats.reverse();
  const game: StoredGame = {
    id: newId(),
    game: kind.id,
    options: kind.parseOptions(kind.presets?.[PRESET] ?? {}),
    rules: kind.revision,
    clock: CLOCKS[own.pace],
    visibility: 'open',
    status: 'playing',
    creator: opponent.user,
    created: now,
    seats,
    rated: own.rated,
    staff: staffFor(own.rated),
  };
  return { opponent: opponent.user, game, secret: randomBytes(SECRET_BYTES) };
}

/** Looks for an opponent, and opens the table when there is one. */
export async function seekOpponent(
  storage: Storage,
  rooms: Rooms,
  waits: Waits,
  user: StoredUser,
  wanted: Omit<NewSeek, 'user'>,
): Promise<SeekStatus> {
  const kind = kindOf(wanted.game);
  if (kind.seats(kind.parseOptions(kind.presets?.[PRESET] ?? {})).length !== 2) {
    throw new RequestFailure(400, 'not-for-two');
  }
  if (user.kind === 'bot') throw new RequestFailure(403, 'not-your-kind');
  if (wanted.rated && user.kind === 'guest') throw new RequestFailure(403, 'account-needed');
  const now = rooms.now();
  await refuseBanned(storage, user, wanted.rated, now);
  let opponent: StoredSeek | undefined;
  const { own, found, others } = await storage.lobby.seek(
    { user: user.id, ...wanted },
    { now, until: now + PATIENCE_MS },
    (mine, rest) => {
      opponent = opponentFor(mine, rest, now);
      return opponent && gameFor(mine, opponent, now);
    },
  );
  if (opponent) waits.note(wanted, now, now - opponent.since);
  if (found !== undefined) await rooms.of(found).seated();
  const rating = Math.round(own.rating);
  const reach = reachOf(own, now);
  const usualWait = waits.usual(wanted, now);
  return {
    since: own.since,
    rating,
    ...(reach !== Infinity && { range: [rating - reach, rating + reach] }),
    others,
    ...(usualWait !== undefined && { usualWait }),
    ...(found !== undefined && { found }),
  };
}
