import { GAME_IDS, gameCalled } from '@brink/games';
import {
  Catalogue,
  CreateGameRequest,
  CreatedGame,
  Done,
  GameList,
  GameSummary,
  Invitation,
  JoinRequest,
  ListGamesQuery,
  NextGame,
  NextGameQuery,
  RematchRequest,
  TellSeedRequest,
  seedCommitment as commitmentOf,
} from '@brink/protocol';
import { BROADCAST_ERRORS } from '../club/broadcast.ts';
import { refuseBanned } from '../club/moderation/bans.ts';
import { LINK_MS, createGame, createRematch, newInvite, refuseBusy } from '../lobby/new-game.ts';
import { catalogueEntry, summaryOf } from '../lobby/summary.ts';
import type { Rooms } from '../play/rooms.ts';
import { isWaitedFor } from '../play/seats.ts';
import type { Storage, StoredGame, StoredUser } from '../storage/port.ts';
import type { Api } from './api.ts';
import { COST } from '../base/budget.ts';
import { RequestFailure } from '../base/failures.ts';
import { loginOf } from '../storage/login.ts';
import { hashOf } from '../base/ids.ts';

const sitsAt = ({ seats }: StoredGame, user: StoredUser): boolean =>
  seats.some((seat) => seat.user === user.id);

/** The seats a user may take: those kept for him, else those kept for nobody. */
function freeSeats(
  game: StoredGame,
  user: StoredUser,
  invite: string | undefined,
  now: number,
): number[] {
  const free = [...game.seats.keys()].filter(
    (seat) => game.seats[seat].user === undefined && game.seats[seat].bot === undefined,
  );
  const kept = free.filter((seat) => game.seats[seat].reserved === user.id);
  if (kept.length > 0) return kept;
  if (game.invite !== undefined && (invite === undefined || hashOf(invite) !== game.invite)) {
    throw new RequestFailure(403, 'not-invited');
  }
  if (now > (game.inviteUntil ?? Infinity)) throw new RequestFailure(410, 'link-expired');
  const open = free.filter((seat) => game.seats[seat].reserved === undefined);
  if (free.length > 0 && open.length === 0) throw new RequestFailure(403, 'not-invited');
  return open;
}

/** Rated games are between accounts, or between bots. */
async function refuseRated(storage: Storage, game: StoredGame, user: StoredUser): Promise<void> {
  if (!game.rated) return;
  if (user.kind === 'guest') throw new RequestFailure(403, 'account-needed');
  const host = await storage.findUser(game.creator);
  if (host && host.kind !== user.kind) throw new RequestFailure(403, 'not-your-kind');
}

/** Setting tables up, finding them, sitting down and getting up. */
export function lobbyRoutes(api: Api, storage: Storage, rooms: Rooms): void {
  const { lobby } = storage;

  const summaries = async (games: readonly StoredGame[], user: StoredUser | undefined) => {
    const own = games.filter(
      ({ status, seats }) => status === 'playing' && seats.some((seat) => seat.user === user?.id),
    );
    const ids = own.map(({ id }) => id);
    const waiting = new Set(user && ids.length > 0 ? await lobby.waitingFor(user.id, ids) : []);
    const told: GameSummary[] = [];
    for (const game of games) told.push(await summaryOf(rooms, game, user, waiting));
    return told;
  };
  const summary = async (id: string, user: StoredUser | undefined): Promise<GameSummary> => {
    const game = await storage.findGame(id);
    if (!game) throw new RequestFailure(404, 'no-such-game');
    return (await summaries([game], user))[0];
  };

  api.add(
    {
      method: 'GET',
      path: '/api/catalogue',
      access: 'anyone',
      scope: 'read',
      summary: 'The games of this server with their options, presets, seats and bots',
      answer: Catalogue,
    },
    async () => ({ games: GAME_IDS.map((id) => catalogueEntry(gameCalled(id)!)) }),
  );

  api.add(
    {
      method: 'POST',
      path: '/api/games',
      access: 'session',
      scope: 'play',
      summary: 'Set a table up',
      body: CreateGameRequest,
      answer: CreatedGame,
      status: 201,
      errors: {
        'no-such-game': 'the message lists the games',
        'no-such-preset': 'the message lists the presets',
        'bad-option': 'the message names the option',
        'private-only': 'a deck of one’s own needs a hidden, unrated table',
        'no-such-seat': 'the game has fewer, or a bot sits there',
        'no-bidding': 'nobody bids for sides in this game',
        'no-such-bot': 'the message lists the levels',
        'no-such-player': 'no account has this name',
        'that-is-you': 'one cannot invite oneself',
        'not-rated': 'only games between people are rated',
        ...BROADCAST_ERRORS,
        'account-needed': 'rated games are for accounts',
        'too-many-open': 'too many tables of one user are waiting',
      },
    },
    async ({ user, body }) => {
      const { game, invite } = await createGame(storage, user, body);
      for (const { reserved } of game.seats) {
        if (reserved !== undefined) rooms.events.emit('invited', reserved, user.name, game);
      }
      // A bot that moves first does so at once.
      if (game.status === 'playing') await rooms.of(game.id).seated();
      const [told] = await summaries([game], user);
      return { ...told, ...(invite !== undefined && { invite }) };
    },
  );

  api.add(
    {
      method: 'GET',
      path: '/api/games',
      access: 'anyone',
      scope: 'read',
      summary: 'Games, the newest first; `mine` needs a session',
      work: COST.list,
      query: ListGamesQuery,
      answer: GameList,
    },
    async ({ principal, query }) => {
      const { mine, status, game, clock, rated, joinable, player, before, limit } = query;
      if (mine && !principal) throw new RequestFailure(401, 'no-session');
      const games = await storage.listGames({
        ...(mine && principal && { user: principal.id, hidden: true }),
        ...(status && { status }),
        ...(game !== undefined && { game }),
        ...(clock && { clock }),
        ...(rated !== undefined && { rated }),
        ...(joinable !== undefined && { joinable }),
        ...(player !== undefined && { player: loginOf(player) }),
        ...(before !== undefined && { before }),
        limit,
      });
      return { games: await summaries(games, principal) };
    },
  );

  api.add(
    {
      method: 'GET',
      path: '/api/games/next',
      access: 'session',
      scope: 'read',
      summary: 'The next game that waits for one, other than `except`',
      query: NextGameQuery,
      answer: NextGame,
    },
    async ({ user, query: { except } }) => {
      const waiting = await lobby.waitingFor(user.id);
      const next = waiting.find((id) => id !== except);
      return {
        waiting: waiting.length,
        ...(next !== undefined && { game: await summary(next, user) }),
      };
    },
  );

  api.add(
    {
      method: 'GET',
      path: '/api/games/:id',
      access: 'anyone',
      scope: 'read',
      summary: 'One game',
      answer: GameSummary,
    },
    async ({ game, principal }) => (await summaries([game], principal))[0],
  );

  api.add(
    {
      method: 'POST',
      path: '/api/games/:id/join',
      access: 'session',
      scope: 'play',
      summary: 'Sit down; whoever sits there already stays',
      body: JoinRequest,
      answer: GameSummary,
      errors: {
        'seat-taken': 'somebody was faster',
        'not-invited': 'the seat is kept for others, or the link is another',
        'link-expired': 'the link was good for a week',
        'account-needed': 'rated games are for accounts',
        'not-your-kind': 'people and bots are rated apart',
        banned: 'the message says until when',
        'banned-from-rated': 'the message says until when',
        blocked: 'one of the two has blocked the other',
        'too-many-games': 'the bot plays enough already',
      },
    },
    async ({ user, game, body: { seat, invite, seedCommitment } }) => {
      if (sitsAt(game, user)) return summary(game.id, user);
      if (game.status !== 'open') throw new RequestFailure(409, 'seat-taken');
      await refuseRated(storage, game, user);
      await refuseBusy(storage, user);
      await refuseBanned(storage, user, game.rated ?? false, rooms.now());
      if (await storage.club.moderation.isBlocked(game.creator, user.id)) {
        throw new RequestFailure(403, 'blocked');
      }
      const free = freeSeats(game, user, invite, rooms.now());
      const wanted = seat ?? free[0];
      if (wanted === undefined || !free.includes(wanted))
        throw new RequestFailure(409, 'seat-taken');
      if (!(await storage.takeSeat(game.id, wanted, user.id, seedCommitment))) {
        throw new RequestFailure(409, 'seat-taken');
      }
      const present = await rooms.of(game.id).seated();
      if (!present) throw new RequestFailure(404, 'no-such-game');
      const waiting = new Set(isWaitedFor(present, user.id) ? [game.id] : []);
      return summaryOf(rooms, present.game, user, waiting);
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/games/:id/seed',
      access: 'player',
      scope: 'play',
      summary: 'Tell the seed that one promised when sitting down; all seats must be taken',
      body: TellSeedRequest,
      answer: Done,
      errors: { 'no-such-seed': 'one promised another, or seats are still free' },
    },
    async ({ user, game, body: { seed } }) => {
      if (!(await lobby.tellSeed(game.id, user.id, commitmentOf(seed), seed))) {
        throw new RequestFailure(409, 'no-such-seed');
      }
      await rooms.of(game.id).seated();
      return { ok: true as const };
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/games/:id/leave',
      access: 'session',
      scope: 'play',
      summary: 'Get up, or decline an invitation, before the game begins; the host cancels instead',
      answer: Done,
      errors: {
        'not-a-player': 'one neither sits there nor is invited',
        'host-cancels': 'the table is one’s own',
        started: 'one can only resign now',
      },
    },
    async ({ user, game }) => {
      const isInvited = game.seats.some(({ reserved }) => reserved === user.id);
      if (!sitsAt(game, user) && !isInvited) throw new RequestFailure(403, 'not-a-player');
      if (game.creator === user.id) throw new RequestFailure(409, 'host-cancels');
      if (!(await lobby.leaveSeat(game.id, user.id))) throw new RequestFailure(409, 'started');
      await rooms.of(game.id).seated();
      return { ok: true as const };
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/games/:id/cancel',
      access: 'host',
      scope: 'play',
      summary: 'Call a game off before it begins',
      answer: Done,
      errors: { started: 'one can only resign now' },
    },
    async ({ game }) => {
      if (!(await lobby.cancel(game.id))) throw new RequestFailure(409, 'started');
      await rooms.of(game.id).seated();
      return { ok: true as const };
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/games/:id/invite',
      access: 'host',
      summary: 'A new link to a table that waits; the old one is void',
      answer: Invitation,
      errors: { started: 'all seats are taken' },
    },
    async ({ game }) => {
      if (game.status !== 'open') throw new RequestFailure(409, 'started');
      const invite = newInvite();
      await lobby.setInvite(game.id, hashOf(invite), rooms.now() + LINK_MS);
      return { invite };
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/games/:id/rematch',
      access: 'player',
      scope: 'play',
      summary: 'A return match with sides swapped, or a seat at the one another player asked for',
      body: RematchRequest,
      answer: GameSummary,
      errors: { 'not-finished': 'the game goes on', 'seat-taken': 'the return match is full' },
    },
    async ({ user, game, body }) => {
      const seedCommitment = body?.seedCommitment;
      if (game.status !== 'finished') throw new RequestFailure(409, 'not-finished');
      await refuseRated(storage, game, user);
      await refuseBusy(storage, user);
      await refuseBanned(storage, user, game.rated ?? false, rooms.now());
      if (await storage.club.moderation.isBlocked(game.creator, user.id)) {
        throw new RequestFailure(403, 'blocked');
      }
      let next = game.rematch;
      if (next === undefined) {
        const made = await createRematch(storage, user, game, seedCommitment);
        if (await lobby.linkRematch(game.id, made.id)) {
          if (made.status === 'playing') await rooms.of(made.id).seated();
          return summary(made.id, user);
        }
        await lobby.cancel(made.id);
        next = (await storage.findGame(game.id))!.rematch;
      }
      const open = next === undefined ? undefined : await storage.findGame(next);
      if (!open) throw new RequestFailure(404, 'no-such-game');
      if (!sitsAt(open, user)) {
        const [seat] = freeSeats(open, user, undefined, rooms.now());
        if (
          seat === undefined ||
          !(await storage.takeSeat(open.id, seat, user.id, seedCommitment))
        ) {
          throw new RequestFailure(409, 'seat-taken');
        }
        await rooms.of(open.id).seated();
      }
      return summary(open.id, user);
    },
  );
}
