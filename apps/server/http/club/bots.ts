import { randomBytes } from 'node:crypto';
import {
  BotAccount,
  BotAccounts,
  ChooseRequest,
  CreateBotRequest,
  CreateTokenRequest,
  Done,
  EventsQuery,
  Id,
  NewToken,
  StateMessage,
  StateQuery,
  type ServerMessage,
} from '@brink/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { retireBot } from '../../club/departure.ts';
import { isOnLadder } from '../../club/ladder.ts';
import { EventStream } from '../../club/event-stream.ts';
import { Rejected } from '../../play/commands.ts';
import type { Rooms } from '../../play/rooms.ts';
import type { Subscriber } from '../../play/subscribers.ts';
import type { StoredBot, StoredToken } from '../../storage/club/bots-port.ts';
import type { Storage, StoredUser } from '../../storage/port.ts';
import type { Api } from '../api.ts';
import { RequestFailure } from '../../base/failures.ts';
import { checked } from '../errors.ts';
import { Limits } from '../../base/limits.ts';
import { loginOf } from '../../storage/login.ts';
import { hashOf, newId } from '../../base/ids.ts';
import { nameTaken, refuseTaken } from '../names.ts';
import { TOKEN_PREFIX, principalOf, type Scope } from '../principal.ts';

const MOST_BOTS = 5;
const MOST_TOKENS = 5;
/** Choices a second of one user, on average: bots leave room for people. */
const CHOICES = { perSecond: 50, burst: 200 };
const MOST_STREAMS = 3;

const shownToken = ({ id, label, scopes, created, used }: StoredToken) => ({
  id,
  label,
  scopes: scopes as BotAccount['tokens'][number]['scopes'],
  created,
  ...(used !== undefined && { used }),
});
const shown = ({ user, tokens }: StoredBot): BotAccount => ({
  id: user.id,
  name: user.name,
  created: user.created,
  tokens: tokens.map(shownToken),
});

/** Somebody who asks once and hears one answer. */
function caller({ id, name }: StoredUser): { subscriber: Subscriber; answer: () => ServerMessage } {
  let heard: ServerMessage | undefined;
  const send = (message: ServerMessage | string): void => {
    heard ??= typeof message === 'string' ? (JSON.parse(message) as ServerMessage) : message;
  };
  return { subscriber: { user: id, name, send }, answer: () => heard! };
}

/** What a room rejects is answered with its code. */
async function admitted<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Rejected ? new RequestFailure(409, error.code) : error;
  }
}

/** Whether who opened a stream could still open it. */
async function stillAllowed(
  storage: Storage,
  request: FastifyRequest,
  scope: Scope,
): Promise<boolean> {
  try {
    return (await principalOf(storage, request, scope)) !== undefined;
  } catch (error) {
    if (error instanceof RequestFailure) return false;
    throw error;
  }
}

/** Bots of other people: accounts, keys, the stream of what waits for them, and choosing. */
export function botRoutes(app: FastifyInstance, api: Api, storage: Storage, rooms: Rooms): void {
  const { bots } = storage.club;
  const choices = new Limits(CHOICES);
  const streams = new Map<string, Set<EventStream>>();
  rooms.events.on('turn', (user, game, isWaiting) => {
    for (const stream of streams.get(user) ?? []) stream.turn(game, isWaiting);
  });

  const ownBot = async (owner: string, id: string): Promise<StoredBot> => {
    const found = (await bots.of(owner)).find(({ user }) => user.id === id);
    if (!found) throw new RequestFailure(404, 'no-such-bot');
    return found;
  };

  api.add(
    {
      method: 'GET',
      path: '/api/bots',
      access: 'session',
      summary: 'One’s own bots and their tokens, without the secrets',
      answer: BotAccounts,
    },
    async ({ user }) => ({ bots: (await bots.of(user.id)).map(shown) }),
  );

  api.add(
    {
      method: 'POST',
      path: '/api/bots',
      access: 'session',
      summary: 'Make an account for a bot',
      body: CreateBotRequest,
      answer: BotAccount,
      status: 201,
      errors: {
        'account-needed': 'guests have no bots',
        'name-taken': 'somebody has this name',
        'too-many-bots': `at most ${MOST_BOTS}`,
      },
    },
    async ({ user, body: { name } }) => {
      if (user.kind !== 'account') throw new RequestFailure(403, 'account-needed');
      if ((await bots.of(user.id)).length >= MOST_BOTS)
        throw new RequestFailure(409, 'too-many-bots');
      await refuseTaken(storage.accounts, name);
      const bot: StoredUser = { id: newId(), name, kind: 'bot', created: Date.now() };
      if (!(await bots.add(bot, loginOf(name), user.id))) throw nameTaken();
      return shown({ user: bot, tokens: [] });
    },
  );

  api.add(
    {
      method: 'DELETE',
      path: '/api/bots/:bot',
      access: 'session',
      summary: 'Delete a bot: its games in progress are resigned, finished ones keep its name',
      answer: Done,
      errors: { 'no-such-bot': 'one has none of that id' },
    },
    async ({ user, request }) => {
      const bot = await ownBot(user.id, (request.params as { bot: string }).bot);
      await retireBot(storage, rooms, bot, user.id);
      return { ok: true as const };
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/bots/:bot/tokens',
      access: 'session',
      summary: 'A new token for a bot; its secret is told only now',
      body: CreateTokenRequest,
      answer: NewToken,
      status: 201,
      errors: {
        'no-such-bot': 'one has none of that id',
        'too-many-tokens': `at most ${MOST_TOKENS}`,
      },
    },
    async ({ user, request, body: { label, scopes } }) => {
      const bot = await ownBot(user.id, (request.params as { bot: string }).bot);
      if (bot.tokens.length >= MOST_TOKENS) throw new RequestFailure(409, 'too-many-tokens');
      const secret = TOKEN_PREFIX + randomBytes(32).toString('base64url');
      const token: StoredToken = { id: newId(), label, scopes, created: Date.now() };
      await bots.addToken(bot.user.id, token, hashOf(secret));
      return { ...shownToken(token), secret };
    },
  );

  api.add(
    {
      method: 'DELETE',
      path: '/api/tokens/:token',
      access: 'session',
      summary: 'Revoke a token, at once',
      answer: Done,
      errors: { 'no-such-token': 'one has none of that id' },
    },
    async ({ user, request }) => {
      const id = Id.safeParse((request.params as { token: string }).token);
      if (!id.success || !(await bots.removeToken(id.data, user.id))) {
        throw new RequestFailure(404, 'no-such-token');
      }
      return { ok: true as const };
    },
  );

  api.add(
    {
      method: 'GET',
      path: '/api/games/:id/state',
      access: 'anyone',
      scope: 'read',
      summary: 'A game as one may see it: view, prompt, legal choices and log',
      query: StateQuery,
      answer: StateMessage,
      errors: {
        'not-started': 'seats are free',
        'not-a-player': 'the seat is another’s',
        held: 'the game cannot be read',
        elsewhere: 'another process knows its rules',
      },
    },
    async ({ principal, game, query: { seat } }) => {
      const state = await admitted(rooms.of(game.id).look(principal?.id, seat));
      if (!state) throw new RequestFailure(409, 'not-started');
      return state;
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/games/:id/choose',
      access: 'player',
      scope: 'play',
      summary: 'Make a choice; the answer is the game as it is then',
      body: ChooseRequest,
      answer: StateMessage,
      errors: {
        stale: 'the decision is over',
        illegal: 'not among the choices',
        'not-your-turn': 'somebody else chooses',
        over: 'the game is',
        'not-started': 'seats are free',
      },
    },
    async ({ user, game, body: { decision, choice, seat } }) => {
      if (!(await choices.take(user.id))) throw new RequestFailure(429, 'too-fast');
      const { subscriber, answer } = caller(user);
      const room = rooms.of(game.id);
      const named = seat === undefined ? {} : { seat };
      await admitted(
        room.act(subscriber, { type: 'choose', game: game.id, decision, choice, ...named }),
      );
      const told = answer();
      if (told.type === 'refused') throw new RequestFailure(409, told.reason);
      return (await room.look(user.id, seat))!;
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/games/:id/resign',
      access: 'player',
      scope: 'play',
      summary: 'Resign',
      answer: Done,
      errors: { over: 'the game is', 'not-started': 'seats are free' },
    },
    async ({ user, game }) => {
      const { subscriber, answer } = caller(user);
      await admitted(rooms.of(game.id).act(subscriber, { type: 'resign', game: game.id }));
      const told = answer();
      if (told.type === 'refused') throw new RequestFailure(409, told.reason);
      return { ok: true as const };
    },
  );

  // A stream is no JSON document, so it stands beside the interface.
  app.get('/api/events', async (request, reply) => {
    const { ladder = [] } = checked(EventsQuery, request.query);
    // Who only looks cannot play.
    const scope = ladder.length > 0 ? 'play' : 'read';
    const user = await principalOf(storage, request, scope);
    if (!user) throw new RequestFailure(401, 'no-session');
    if (ladder.length > 0 && user.kind !== 'bot') throw new RequestFailure(403, 'bots-only');
    for (const game of ladder) if (!isOnLadder(game)) throw new RequestFailure(400, 'no-such-game');
    const own = streams.get(user.id) ?? new Set();
    if (own.size >= MOST_STREAMS) throw new RequestFailure(429, 'too-many-streams');
    streams.set(user.id, own);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
    // Whoever listens knows at once that he is heard.
    raw.flushHeaders();
    const stream = new EventStream({
      storage,
      rooms,
      user: user.id,
      ladder,
      write: (line) => raw.write(line),
      isAllowed: () => stillAllowed(storage, request, scope),
      end: () => raw.end(),
    });
    own.add(stream);
    raw.on('close', () => {
      stream.close();
      own.delete(stream);
    });
  });
  app.addHook('preClose', async () => {
    for (const own of streams.values()) for (const stream of own) stream.close();
  });
}
