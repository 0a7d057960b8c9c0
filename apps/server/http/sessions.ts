import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from '../base/ids.ts';
import type { Storage, StoredUser } from '../storage/port.ts';

const COOKIE = 'brink_session';
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_MS = 365 * DAY_MS;
/** A token that is older is replaced by a new one. */
const ROTATE_MS = 7 * DAY_MS;
/** Requests that were under way with the old token still come through. */
const GRACE_MS = 60_000;

/** The session a request comes with, by the hash it is stored under. */
export function sessionOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[COOKIE];
  return token !== undefined && TOKEN.test(token) ? hashOf(token) : undefined;
}

/** Who sends a request, if he has a session. */
export async function userOf(
  storage: Storage,
  request: FastifyRequest,
): Promise<StoredUser | undefined> {
  const session = sessionOf(request);
  return session === undefined ? undefined : storage.userOfSession(session, Date.now());
}

function sendCookie(request: FastifyRequest, reply: FastifyReply, token: string, age: number) {
  void reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: age / 1000,
    secure: request.protocol === 'https',
  });
}

/**
 * Opens a session and sends its cookie, which scripts cannot read and other sites cannot send.
 * Answers with the hash it is stored under.
 */
export async function openSession(
  storage: Storage,
  user: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = hashOf(token);
  await storage.addSession({ hash, user, expires: Date.now() + LIFETIME_MS });
  sendCookie(request, reply, token, LIFETIME_MS);
  return hash;
}

/** Ends the session of a request, at once. */
export async function closeSession(
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const session = sessionOf(request);
  if (session !== undefined) await storage.removeSession(session);
  sendCookie(request, reply, '', 0);
}

/** Replaces a token that has been in use for long. */
export async function rotateSession(
  storage: Storage,
  user: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const session = sessionOf(request)!;
  const now = Date.now();
  const expires = await storage.accounts.expiryOf(session);
  if (expires === undefined) return;
  const left = expires - now;
  // A session in its last minute has already been replaced.
  if (left <= GRACE_MS || left > LIFETIME_MS - ROTATE_MS) return;
  await openSession(storage, user, request, reply);
  await storage.accounts.shorten(session, now + GRACE_MS);
}
