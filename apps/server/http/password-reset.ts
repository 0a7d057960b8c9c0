import { randomBytes } from 'node:crypto';
import { AskResetRequest, Done, ResetPasswordRequest } from '@brink/protocol';
import type { Logger } from 'pino';
import { householdOf } from '../base/address.ts';
import { RequestFailure } from '../base/failures.ts';
import { hashOf } from '../base/ids.ts';
import { Limits } from '../base/limits.ts';
import type { Transports } from '../club/notices/transports.ts';
import type { Rooms } from '../play/rooms.ts';
import { loginOf } from '../storage/login.ts';
import type { Storage } from '../storage/port.ts';
import type { Api } from './api.ts';
import { hashPassword } from './passwords.ts';

const LIFETIME_MS = 30 * 60_000;
/** Mails to one account, and asked for from one household. */
const TO = { perSecond: 3 / 3600, burst: 3 };
const FROM = { perSecond: 10 / 3600, burst: 10 };
/** Guesses at the secret of a link are hopeless, and cost the time of a password each. */
const TRIES = { perSecond: 10 / 3600, burst: 10 };

interface ResetParts {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly transports: Transports;
  readonly log: Logger;
}

/** A password that was forgotten is replaced by whoever reads the mail of its account. */
export function resetRoutes(api: Api, { storage, rooms, transports, log }: ResetParts): void {
  const { accounts, club } = storage;
  const limits = {
    to: new Limits(TO, storage.sharedLimiter('resets-to', TO)),
    from: new Limits(FROM, storage.sharedLimiter('resets-from', FROM)),
    tries: new Limits(TRIES, storage.sharedLimiter('reset-tries', TRIES)),
  };
  const tooFast = (): RequestFailure => new RequestFailure(429, 'too-fast');

  const sendLink = async (login: string): Promise<void> => {
    const account = await accounts.findByLogin(login);
    if (!account) return;
    const channels = await club.notices.channelsOf(account.user.id);
    const mail = channels.find(({ kind, isConfirmed }) => kind === 'mail' && isConfirmed);
    if (!mail) return;
    const token = randomBytes(32).toString('base64url');
    await accounts.putReset(account.user.id, hashOf(token), rooms.now() + LIFETIME_MS);
    await transports.sendReset(mail, account.user.name, token);
  };

  api.add(
    {
      method: 'POST',
      path: '/api/password-reset',
      access: 'anyone',
      summary:
        'Have a link sent to the confirmed address of an account; does not say whether there is one',
      body: AskResetRequest,
      answer: Done,
      errors: { 'no-mail': 'this server sends no mail' },
    },
    async ({ body: { name }, request }) => {
      if (!transports.kinds.includes('mail')) throw new RequestFailure(409, 'no-mail');
      const login = loginOf(name);
      const isPatient = await limits.from.take(householdOf(request.ip));
      if (!isPatient || !(await limits.to.take(hashOf(login)))) throw tooFast();
      // Nobody waits for it: how long it takes would tell whether there is such an account.
      sendLink(login).catch((error: unknown) => log.warn({ err: error }, 'no mail was sent'));
      return { ok: true as const };
    },
  );

  api.add(
    {
      method: 'PUT',
      path: '/api/password-reset',
      access: 'anyone',
      summary: 'Take another password by the link of a mail; all sessions are over',
      body: ResetPasswordRequest,
      answer: Done,
      errors: {
        'no-such-link': 'it was used, is older than half an hour, or a newer one was sent',
      },
    },
    async ({ body: { token, password }, request }) => {
      if (!(await limits.tries.take(householdOf(request.ip)))) throw tooFast();
      const user = await accounts.takeReset(hashOf(token), rooms.now());
      if (user === undefined) throw new RequestFailure(403, 'no-such-link');
      await accounts.setPassword(user, await hashPassword(password));
      await accounts.removeOtherSessions(user, '');
      await rooms.left(user);
      return { ok: true as const };
    },
  );
}
