import { randomBytes, randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OptionError } from '@brink/kernel';
import {
  CreateGameRequest,
  Id,
  JoinRequest,
  ListGamesQuery,
  SECRET_BYTES,
  type GameSummary,
} from '@brink/protocol';
import { BOTS } from '../bots/player.ts';
import { gameCalled, gameIds, type AnyGame } from '../play/catalogue.ts';
import { playersOf } from '../play/eyes.ts';
import type { Hub } from '../play/hub.ts';
import type { Storage, StoredGame, StoredSeat, StoredUser } from '../storage/port.ts';
import { HttpFailure, checked } from './errors.ts';
import { newId, userOf } from './sessions.ts';

function kindOf(id: string): AnyGame {
  const kind = gameCalled(id);
  if (!kind) throw new HttpFailure(400, 'no-such-game', `games: ${gameIds().join(', ')}`);
  return kind;
}

function parsedOptions(kind: AnyGame, given: Readonly<Record<string, unknown>>) {
  try {
    return kind.parseOptions(given);
  } catch (error) {
    if (error instanceof OptionError) throw new HttpFailure(400, 'bad-option', error.message);
    throw error;
  }
}

function summary(game: StoredGame): GameSummary {
  const { id, options, clock, visibility, status, result, created } = game;
  const kind = kindOf(game.game);
  return {
    id,
    game: game.game,
    options,
    clock,
    visibility,
    status,
    players: playersOf(game, kind.seats(kind.parseOptions(options))),
    ...(result && { result }),
    created,
  };
}

function seatsFor(
  user: string,
  sides: readonly string[],
  request: ReturnType<typeof CreateGameRequest.parse>,
): StoredSeat[] {
  const { opponent } = request;
  const own = request.seat === 'random' ? randomInt(sides.length) : request.seat;
  if (own >= sides.length) throw new HttpFailure(400, 'no-such-seat');
  if (opponent.kind === 'bot' && !Object.hasOwn(BOTS, opponent.level)) {
    throw new HttpFailure(400, 'no-such-bot', `levels: ${Object.keys(BOTS).join(', ')}`);
  }
  return sides.map((_, seat) => {
    if (seat === own || opponent.kind === 'self') return { user };
    return opponent.kind === 'bot' ? { bot: opponent.level } : {};
  });
}

/** The least of a lobby: create, find, join, and read what is finished. */
export function gameRoutes(app: FastifyInstance, storage: Storage, hub: Hub): void {
  const player = async (request: FastifyRequest): Promise<StoredUser> => {
    const user = await userOf(storage, request);
    if (!user) throw new HttpFailure(401, 'no-session');
    return user;
  };
  const find = async (request: FastifyRequest): Promise<StoredGame> => {
    const id = Id.safeParse((request.params as { id: string }).id);
    const game = id.success ? await storage.findGame(id.data) : undefined;
    if (!game) throw new HttpFailure(404, 'no-such-game');
    return game;
  };

  app.post('/api/games', async (request, reply) => {
    const user = await player(request);
    const wanted = checked(CreateGameRequest, request.body);
    const kind = kindOf(wanted.game);
    const options = parsedOptions(kind, wanted.options);
    const seats = seatsFor(user.id, kind.seats(options), wanted);
    const isFull = seats.every((seat) => seat.user !== undefined || seat.bot !== undefined);
    const game: StoredGame = {
      id: newId(),
      game: kind.id,
      options,
      clock: wanted.clock,
      visibility: wanted.visibility,
      status: isFull ? 'playing' : 'open',
      creator: user.id,
      created: Date.now(),
      seats,
    };
    await storage.addGame(game, randomBytes(SECRET_BYTES));
    const stored = await storage.findGame(game.id);
    return reply.code(201).send(summary(stored!));
  });

  app.get('/api/games', async (request) => {
    const { status, mine, limit } = checked(ListGamesQuery, request.query);
    const user = mine ? await player(request) : undefined;
    const games = await storage.listGames({
      ...(status && { status }),
      ...(user && { user: user.id, hidden: true }),
      limit,
    });
    return { games: games.map(summary) };
  });

  app.get('/api/games/:id', async (request) => summary(await find(request)));

  app.post('/api/games/:id/join', async (request) => {
    const user = await player(request);
    const { seat } = checked(JoinRequest, request.body);
    const game = await find(request);
    if (game.seats.some((each) => each.user === user.id)) return summary(game);
    const free = [...game.seats.keys()].filter(
      (each) => game.seats[each].user === undefined && game.seats[each].bot === undefined,
    );
    const wanted = seat ?? free[0];
    if (wanted === undefined || !free.includes(wanted)) throw new HttpFailure(409, 'seat-taken');
    if (!(await storage.takeSeat(game.id, wanted, user.id))) {
      throw new HttpFailure(409, 'seat-taken');
    }
    await hub.room(game.id).seated();
    return summary((await storage.findGame(game.id))!);
  });

  app.get('/api/games/:id/record', async (request) => {
    const game = await find(request);
    if (game.status !== 'finished') throw new HttpFailure(409, 'not-finished');
    return hub.room(game.id).withTable((loaded) => {
      const { table } = loaded!;
      const players = playersOf(game, table.sides);
      const about = Object.fromEntries(players.map(({ side, name }) => [side, name ?? '']));
      const date = new Date(game.created).toISOString().slice(0, 10);
      return table.record({ ...about, date, id: game.id });
    });
  });
}
