import type { Scope } from '@brink/protocol';
import type { FastifyRequest } from 'fastify';
import type { Storage, StoredUser } from '../storage/port.ts';
import { RequestFailure } from '../base/failures.ts';
import { hashOf } from '../base/ids.ts';
import { userOf } from './sessions.ts';

export type { Scope };

/** Tokens can be told from other secrets wherever they turn up. */
export const TOKEN_PREFIX = 'brink_';
const TOKEN = /^Bearer (brink_[A-Za-z0-9_-]{43})$/;

/** Whoever has `play` may look too. */
const allows = (scopes: readonly string[], scope: Scope): boolean =>
  scopes.includes(scope) || scopes.includes('play');

/** Who sends a request: a person by his session, a bot by its token. */
export async function principalOf(
  storage: Storage,
  request: FastifyRequest,
  scope: Scope | undefined,
): Promise<StoredUser | undefined> {
  const { authorization } = request.headers;
  if (authorization === undefined) return userOf(storage, request);
  const token = TOKEN.exec(authorization)?.[1];
  const found = token && (await storage.club.bots.userOfToken(hashOf(token), Date.now()));
  if (!found) throw new RequestFailure(401, 'no-such-token');
  if (scope === undefined || !allows(found.scopes, scope)) {
    throw new RequestFailure(403, 'not-for-this-token');
  }
  return found.user;
}
