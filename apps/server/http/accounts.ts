import {
  ChangePasswordRequest,
  DeleteRequest,
  Done,
  GuestRequest,
  LoginRequest,
  Preferences,
  RegisterRequest,
  RenameRequest,
  User,
  type User as PublicUser,
} from '@brink/protocol';
import { z } from 'zod';
import { removeUser } from '../club/departure.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Storage, StoredGame, StoredUser } from '../storage/port.ts';
import type { Api } from './api.ts';
import { householdOf } from '../base/address.ts';
import { COST } from '../base/budget.ts';
import { RequestFailure } from '../base/failures.ts';
import type { Limits } from '../base/limits.ts';
import { loginOf } from '../storage/login.ts';
import { nameTaken, refuseTaken } from './names.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { newId } from '../base/ids.ts';
import { closeSession, openSession, rotateSession } from './sessions.ts';

const shown = ({ id, name, kind }: StoredUser): PublicUser => ({ id, name, kind });

/** More than anybody has played. */
const ALL_GAMES = 100_000;

export interface AccountParts {
  readonly storage: Storage;
  readonly rooms: Rooms;
  /** New users and attempts to log in, by address; attempts by name. */
  readonly limits: {
    readonly guests: Limits;
    readonly logins: Limits;
    readonly names: Limits;
  };
}

const tooFast = (): RequestFailure => new RequestFailure(429, 'too-fast');

/** A name and a cookie are enough to play; a password makes them last. */
export function accountRoutes(api: Api, { storage, rooms, limits }: AccountParts): void {
  const { accounts } = storage;

  const newGuest = async (name: string): Promise<StoredUser> => {
    const user: StoredUser = { id: newId(), name, kind: 'guest', created: Date.now() };
    await storage.addUser(user);
    return user;
  };

  api.add(
    {
      method: 'POST',
      path: '/api/guest',
      access: 'anyone',
      summary: 'Become a guest: a name, kept by a cookie',
      body: GuestRequest,
      answer: User,
      status: 201,
      errors: { 'name-taken': 'an account has this name' },
    },
    async ({ body, request, reply }) => {
      if (!(await limits.guests.take(householdOf(request.ip)))) throw tooFast();
      await refuseTaken(accounts, body.name);
      const user = await newGuest(body.name);
      await openSession(storage, user.id, request, reply);
      return shown(user);
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/account',
      access: 'anyone',
      summary: 'Make an account of a guest, who keeps his games, or a new one',
      body: RegisterRequest,
      answer: User,
      status: 201,
      errors: { 'name-taken': 'an account has this name', 'already-an-account': 'nothing to do' },
    },
    async ({ body, principal, request, reply }) => {
      if (principal?.kind === 'account') throw new RequestFailure(409, 'already-an-account');
      if (!(await limits.logins.take(householdOf(request.ip)))) throw tooFast();
      const name = body.name ?? principal?.name;
      if (name === undefined) throw new RequestFailure(400, 'bad-request', 'name: needed');
      await refuseTaken(accounts, name);
      const password = await hashPassword(body.password);
      const guest = principal ?? (await newGuest(name));
      if (!(await accounts.register(guest.id, { name, login: loginOf(name), password }))) {
        if (!principal) await accounts.remove(guest.id);
        throw nameTaken();
      }
      const session = await openSession(storage, guest.id, request, reply);
      await accounts.removeOtherSessions(guest.id, session);
      if (principal) await rooms.left(guest.id);
      return { id: guest.id, name, kind: 'account' as const };
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/login',
      access: 'anyone',
      summary: 'Log in; the session one had before is over',
      body: LoginRequest,
      answer: User,
      errors: { 'wrong-password': 'no such name, or another password' },
    },
    async ({ body, principal, request, reply }) => {
      const login = loginOf(body.name);
      const household = householdOf(request.ip);
      // Whoever guesses must not keep the right one out, who comes from elsewhere.
      const isPatient = await limits.names.take(`${login} ${household}`);
      if (!isPatient || !(await limits.logins.take(household))) throw tooFast();
      const account = await accounts.findByLogin(login);
      if (!(await isPassword(account?.password, body.password))) {
        throw new RequestFailure(403, 'wrong-password');
      }
      if (principal) {
        await closeSession(storage, request, reply);
        reply.removeHeader('set-cookie');
        await rooms.left(principal.id);
      }
      await openSession(storage, account!.user.id, request, reply);
      return shown(account!.user);
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/logout',
      access: 'session',
      summary: 'Log out; a guest cannot come back',
      answer: Done,
    },
    async ({ user, request, reply }) => {
      await closeSession(storage, request, reply);
      await rooms.left(user.id);
      return { ok: true as const };
    },
  );

  api.add(
    {
      method: 'GET',
      path: '/api/me',
      access: 'anyone',
      scope: 'read',
      summary: 'Who one is; null for a stranger',
      answer: User.nullable(),
    },
    async ({ principal, request, reply }) => {
      // Every visit of the web client begins with this question, and that is no error.
      if (!principal) return null;
      await rotateSession(storage, principal.id, request, reply);
      return shown(principal);
    },
  );

  api.add(
    {
      method: 'PUT',
      path: '/api/me/name',
      access: 'session',
      summary: 'Take another name',
      body: RenameRequest,
      answer: User,
      errors: { 'name-taken': 'an account has this name' },
    },
    async ({ user, body: { name } }) => {
      await refuseTaken(accounts, name, user.id);
      const login = loginOf(name);
      if (!(await accounts.rename(user.id, name, user.kind === 'account' ? login : undefined))) {
        throw nameTaken();
      }
      return shown({ ...user, name });
    },
  );

  api.add(
    {
      method: 'PUT',
      path: '/api/me/password',
      access: 'session',
      summary: 'Take another password; all other sessions are over',
      body: ChangePasswordRequest,
      answer: Done,
      errors: { 'wrong-password': 'the current one is another', 'no-account': 'guests have none' },
    },
    async ({ user, body, request, reply }) => {
      const account = await accounts.find(user.id);
      if (!account) throw new RequestFailure(409, 'no-account');
      if (!(await limits.names.take(user.id))) throw tooFast();
      if (!(await isPassword(account.password, body.current))) {
        throw new RequestFailure(403, 'wrong-password');
      }
      await accounts.setPassword(user.id, await hashPassword(body.password));
      const session = await openSession(storage, user.id, request, reply);
      await accounts.removeOtherSessions(user.id, session);
      await rooms.left(user.id);
      return { ok: true as const };
    },
  );

  api.add(
    {
      method: 'GET',
      path: '/api/me/preferences',
      access: 'session',
      summary: 'Language, board and what else a client keeps',
      answer: Preferences,
    },
    async ({ user }) => ({ ...(await storage.preferences(user.id)) }),
  );

  api.add(
    {
      method: 'PUT',
      path: '/api/me/preferences',
      access: 'session',
      summary: 'Keep other preferences',
      body: Preferences,
      answer: Preferences,
    },
    async ({ user, body }) => {
      await storage.putPreferences(user.id, body);
      return body;
    },
  );

  api.add(
    {
      method: 'GET',
      path: '/api/me/export',
      access: 'session',
      work: COST.replay,
      summary: 'Everything the server knows of one, as JSON',
      answer: z.looseObject({ user: z.looseObject({}) }),
    },
    async ({ user, reply }) => {
      const games = await storage.listGames({ user: user.id, hidden: true, limit: ALL_GAMES });
      reply.header('content-disposition', 'attachment; filename="brink-export.json"');
      return {
        user: { ...user },
        preferences: await storage.preferences(user.id),
        ...(await accounts.writingsOf(user.id)),
        studies: await studiesOf(storage, user.id),
        puzzles: await storage.club.puzzles.solver(user.id),
        games: games.map((game) => exported(game, user.id)),
      };
    },
  );

  api.add(
    {
      method: 'DELETE',
      path: '/api/me',
      access: 'session',
      summary:
        'Delete oneself and one’s bots: games in progress are resigned, finished ones lose the name',
      body: DeleteRequest,
      answer: Done,
      errors: { 'wrong-password': 'an account is deleted with its password' },
    },
    async ({ user, body, request, reply }) => {
      const account = await accounts.find(user.id);
      if (account) {
        if (!(await limits.names.take(user.id))) throw tooFast();
        if (!(await isPassword(account.password, body.password ?? ''))) {
          throw new RequestFailure(403, 'wrong-password');
        }
      }
      await removeUser(storage, rooms, user);
      await closeSession(storage, request, reply);
      await rooms.left(user.id);
      return { ok: true as const };
    },
  );
}

/** The studies that one may write in, as they are. */
async function studiesOf(storage: Storage, user: string): Promise<unknown[]> {
  const { studies } = storage.club;
  const heads = await studies.list({ author: user, limit: ALL_GAMES });
  const found: unknown[] = [];
  for (const { id } of heads) {
    const study = await studies.find(id, 0);
    if (study) found.push(JSON.parse(study.data));
  }
  return found;
}

/** A game as its player takes it along; what others are called is theirs. */
function exported(game: StoredGame, user: string) {
  const { id, options, clock, status, result, created } = game;
  const seats = [...game.seats.keys()].filter((seat) => game.seats[seat].user === user);
  return { id, game: game.game, options, clock, status, result, created, seats };
}
