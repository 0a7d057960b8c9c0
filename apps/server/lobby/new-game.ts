import { randomBytes, randomInt } from 'node:crypto';
import { levelsOf } from '@brink/bots';
import { GAME_IDS, gameCalled } from '@brink/games';
import { OptionError, type OptionValues, type GamePackage } from '@brink/kernel';
import { SECRET_BYTES, type ChangeTermsRequest, type CreateGameRequest } from '@brink/protocol';
import type { z } from 'zod';
import { refuseBroadcast } from '../club/broadcast.ts';
import { refuseBanned } from '../club/moderation/bans.ts';
import { RequestFailure } from '../base/failures.ts';
import { loginOf } from '../storage/login.ts';
import { hashOf, newId } from '../base/ids.ts';
import { staffFor } from '../play/position.ts';
import type { Storage, StoredGame, StoredSeat, StoredUser } from '../storage/port.ts';
import { canBid } from './summary.ts';

type Wanted = ReturnType<typeof CreateGameRequest.parse>;

/** Tables one may have standing open at the same time. */
const MOST_OPEN = 50;

export function kindOf(id: string): GamePackage {
  const kind = gameCalled(id);
  if (!kind) throw new RequestFailure(400, 'no-such-game', `games: ${GAME_IDS.join(', ')}`);
  return kind;
}

export function optionsOf(
  kind: GamePackage,
  { preset, options, seat }: Pick<Wanted, 'preset' | 'options'> & { seat?: Wanted['seat'] },
) {
  const presets = kind.presets ?? {};
  if (preset !== undefined && !Object.hasOwn(presets, preset)) {
    throw new RequestFailure(400, 'no-such-preset', `presets: ${Object.keys(presets).join(', ')}`);
  }
  if (seat === 'bid' && !canBid(kind)) throw new RequestFailure(400, 'no-bidding');
  try {
    return kind.parseOptions({
      ...(preset !== undefined && presets[preset]),
      ...options,
      ...(seat === 'bid' && { bidding: true }),
    });
  } catch (error) {
    if (error instanceof OptionError) throw new RequestFailure(400, 'bad-option', error.message);
    throw error;
  }
}

/** Cards that somebody has written down are for his own table: not shown around, not rated. */
function refusePublicDeck(
  options: OptionValues,
  { visibility, rated }: Pick<Wanted, 'visibility' | 'rated'>,
): void {
  if (typeof options['deck'] !== 'object') return;
  if (visibility !== 'hidden' || rated) {
    throw new RequestFailure(
      400,
      'private-only',
      'a deck of one’s own needs a hidden, unrated table',
    );
  }
}

async function invitedPlayer(storage: Storage, user: StoredUser, name: string): Promise<string> {
  const invited = await storage.accounts.findByName(loginOf(name));
  if (!invited) throw new RequestFailure(404, 'no-such-player', 'only accounts are found by name');
  if (invited.id === user.id) throw new RequestFailure(400, 'that-is-you');
  if (await storage.club.moderation.isBlocked(invited.id, user.id)) {
    throw new RequestFailure(403, 'blocked');
  }
  return invited.id;
}

function botSeat(kind: GamePackage, level: string): StoredSeat {
  const levels: readonly string[] = levelsOf(kind);
  if (levels.includes(level)) return { bot: level };
  throw new RequestFailure(400, 'no-such-bot', `levels: ${levels.join(', ')}`);
}

/** What takes each of the other seats. */
async function otherSeat(
  storage: Storage,
  user: StoredUser,
  kind: GamePackage,
  { opponent }: Wanted,
): Promise<StoredSeat> {
  switch (opponent.kind) {
    case 'self':
      return { user: user.id };
    case 'bot':
      return botSeat(kind, opponent.level);
    case 'name':
      return { reserved: await invitedPlayer(storage, user, opponent.name) };
    default:
      return {};
  }
}

/** Games a bot of somebody may play at the same time: people's games stay fast. */
const MOST_GAMES_OF_A_BOT = 20;

export async function refuseBusy(storage: Storage, { id, kind }: StoredUser): Promise<void> {
  if (kind !== 'bot' || (await storage.club.bots.countGames(id)) < MOST_GAMES_OF_A_BOT) return;
  throw new RequestFailure(
    409,
    'too-many-games',
    `at most ${MOST_GAMES_OF_A_BOT} at the same time`,
  );
}

export interface NewGame {
  readonly game: StoredGame;
  /** The secret of the link, which is told once. */
  readonly invite?: string;
}

/** A link is good for so long, or until somebody sits down. */
export const LINK_MS = 7 * 24 * 60 * 60 * 1000;

export const newInvite = (): string => randomBytes(16).toString('base64url');

/** Sets a table up as somebody wants it. */
export async function createGame(
  storage: Storage,
  user: StoredUser,
  wanted: Wanted,
): Promise<NewGame> {
  const kind = kindOf(wanted.game);
  const options = optionsOf(kind, wanted);
  refusePublicDeck(options, wanted);
  const sides = kind.seats(options);
  const { opponent, bots, clock, visibility, rated, openHandsAfter, seedCommitment } = wanted;
  const { staff = staffFor(rated) } = wanted;
  if (rated && (opponent.kind === 'bot' || opponent.kind === 'self' || bots.length > 0)) {
    throw new RequestFailure(400, 'not-rated', 'only games between people count');
  }
  refuseBroadcast(openHandsAfter, { rated, clock });
  if (rated && user.kind === 'guest') throw new RequestFailure(403, 'account-needed');
  await refuseBusy(storage, user);
  await refuseBanned(storage, user, rated, Date.now());
  const forBots = new Map(bots.map(({ seat, level }) => [seat, botSeat(kind, level)]));
  const forPeople = [...sides.keys()].filter((seat) => !forBots.has(seat));
  const own =
    typeof wanted.seat === 'number' ? wanted.seat : forPeople[randomInt(forPeople.length || 1)];
  if (!forPeople.includes(own) || [...forBots.keys()].some((seat) => seat >= sides.length)) {
    throw new RequestFailure(400, 'no-such-seat');
  }
  if ((await storage.lobby.countOpen(user.id)) >= MOST_OPEN) {
    throw new RequestFailure(409, 'too-many-open', `at most ${MOST_OPEN} tables may wait`);
  }
  const other = await otherSeat(storage, user, kind, wanted);
  const seats = sides.map((_, seat) =>
    seat === own ? seatOf(user.id, seedCommitment) : (forBots.get(seat) ?? other),
  );
  const invite = opponent.kind === 'link' ? newInvite() : undefined;
  const game: StoredGame = {
    id: newId(),
    game: kind.id,
    options,
    rules: kind.revision,
    clock,
    visibility,
    status: statusOf(seats),
    creator: user.id,
    created: Date.now(),
    seats,
    rated,
    staff,
    ...(invite !== undefined && { invite: hashOf(invite), inviteUntil: Date.now() + LINK_MS }),
    ...(openHandsAfter !== undefined && { openHandsAfter }),
  };
  return { game: await store(storage, game), ...(invite !== undefined && { invite }) };
}

/** Changes what was agreed for a table at which only its host sits. */
export async function changeTerms(
  storage: Storage,
  game: StoredGame,
  wanted: z.output<typeof ChangeTermsRequest>,
): Promise<void> {
  const kind = kindOf(game.game);
  const options = optionsOf(kind, wanted);
  refusePublicDeck(options, { visibility: game.visibility, rated: game.rated ?? false });
  refuseBroadcast(game.openHandsAfter, { rated: game.rated ?? false, clock: wanted.clock });
  const sides = kind.seats(options);
  const own = typeof wanted.seat === 'number' ? wanted.seat : randomInt(sides.length);
  const isAlone = game.seats.every(({ user }) => user === undefined || user === game.creator);
  if (game.status !== 'open' || !isAlone) throw new RequestFailure(409, 'started');
  const hostSeat = game.seats.find(({ user }) => user === game.creator);
  // Tables with bots, or with seats kept for somebody, are set up anew instead.
  const isPlain = game.seats.every((seat) => seat === hostSeat || Object.keys(seat).length === 0);
  if (!hostSeat || !isPlain || sides.length !== 2) throw new RequestFailure(409, 'fixed');
  if (own >= sides.length) throw new RequestFailure(400, 'no-such-seat');
  const { staff = game.staff } = wanted;
  const isChanged = await storage.lobby.setTerms(game.id, {
    options,
    rules: kind.revision,
    clock: wanted.clock,
    seats: sides.map((_, seat) => (seat === own ? hostSeat : {})),
    ...(staff !== undefined && { staff }),
  });
  if (!isChanged) throw new RequestFailure(409, 'started');
}

/** The seat of somebody, with the seed they may have promised. */
export const seatOf = (user: string, commitment: string | undefined): StoredSeat => ({
  user,
  ...(commitment !== undefined && { seed: { commitment } }),
});

const isTaken = ({ user, bot }: StoredSeat): boolean => user !== undefined || bot !== undefined;
const statusOf = (seats: readonly StoredSeat[]) => (seats.every(isTaken) ? 'playing' : 'open');

async function store(storage: Storage, game: StoredGame): Promise<StoredGame> {
  await storage.addGame(game, randomBytes(SECRET_BYTES));
  return (await storage.findGame(game.id))!;
}

/** What becomes of a seat in the return match that `user` asks for. */
async function returningTo(
  storage: Storage,
  user: StoredUser,
  seat: StoredSeat,
  seedCommitment: string | undefined,
): Promise<StoredSeat> {
  if (seat.user === undefined) return seat.bot === undefined ? {} : { bot: seat.bot };
  if (seat.user === user.id) return seatOf(user.id, seedCommitment);
  // Somebody who is gone, or a bot that its owner has deleted, leaves the seat to anybody.
  const isThere = await storage.accounts.canReturn(seat.user, Date.now());
  return isThere ? { reserved: seat.user } : {};
}

/** The return match: everybody moves on to the next seat, other people are waited for. */
export async function createRematch(
  storage: Storage,
  user: StoredUser,
  finished: StoredGame,
  seedCommitment?: string,
): Promise<StoredGame> {
  const { length } = finished.seats;
  const moved = finished.seats.map((_, seat) => finished.seats[(seat + 1) % length]);
  const seats = await Promise.all(
    moved.map((seat) => returningTo(storage, user, seat, seedCommitment)),
  );
  const { game, options, clock, visibility, rated, staff, openHandsAfter } = finished;
  return store(storage, {
    id: newId(),
    game,
    options,
    rules: kindOf(game).revision,
    clock,
    visibility,
    status: statusOf(seats),
    creator: user.id,
    created: Date.now(),
    seats,
    ...(rated !== undefined && { rated }),
    ...(staff !== undefined && { staff }),
    ...(openHandsAfter !== undefined && { openHandsAfter }),
    rematchOf: finished.id,
  });
}
