import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage, StoredUser } from '../storage/port.ts';

const COOKIE = 'brink_session';
const LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

/** Only the hash of a token is stored: whoever reads the database cannot use it. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const newId = (): string => randomBytes(12).toString('base64url');

function tokenOf(cookies: string | undefined): string | undefined {
  for (const pair of cookies?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=');
    if (name === COOKIE && value && /^[A-Za-z0-9_-]{43}$/.test(value)) return value;
  }
  return undefined;
}

/** Who sends a request, if he has a session. */
export async function userOf(
  storage: Storage,
  request: FastifyRequest,
): Promise<StoredUser | undefined> {
  const token = tokenOf(request.headers.cookie);
  return token === undefined ? undefined : storage.userOfSession(hashOf(token), Date.now());
}

/** Opens a session and sends its cookie, which scripts cannot read and other sites cannot send. */
export async function openSession(
  storage: Storage,
  user: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await storage.addSession({ hash: hashOf(token), user, expires: Date.now() + LIFETIME_MS });
  const parts = [
    `${COOKIE}=${token}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${LIFETIME_MS / 1000}`,
    ...(request.protocol === 'https' ? ['Secure'] : []),
  ];
  reply.header('set-cookie', parts.join('; '));
}
