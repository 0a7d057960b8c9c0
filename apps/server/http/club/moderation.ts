import { Done, ReportRequest, ShunRequest, Shunned } from '@brink/protocol';
import type { Hub } from '../../play/rooms.ts';
import type { Storage, StoredUser } from '../../storage/port.ts';
import type { Api } from '../api.ts';
import { HttpFailure } from '../errors.ts';
import { loginOf } from '../../storage/login.ts';

const MOST_SHUNNED = 500;
const DAY = 24 * 60 * 60 * 1000;
const REPORTS_A_DAY = 10;

type Whom = { readonly player: string } | { readonly user: string };

/** Keeping people away from oneself, and telling those who look after the house. */
export function orderRoutes(api: Api, storage: Storage, hub: Hub): void {
  const { order } = storage.club;
  const other = async (whom: Whom, user: StoredUser): Promise<StoredUser> => {
    const found =
      'user' in whom
        ? await storage.findUser(whom.user)
        : await storage.accounts.findByName(loginOf(whom.player));
    if (!found) throw new HttpFailure(404, 'no-such-player');
    if (found.id === user.id) throw new HttpFailure(400, 'that-is-you');
    return found;
  };
  const errors = {
    'no-such-player': 'no account has this name, or nobody this id',
    'that-is-you': 'nothing to do',
  };

  api.add(
    {
      method: 'GET',
      path: '/api/me/shunned',
      access: 'session',
      summary: 'Whom one has blocked or muted',
      answer: Shunned,
    },
    async ({ user }) => ({
      players: (await order.shunnedBy(user.id)).map((each) => ({
        id: each.user.id,
        name: each.user.name,
        kind: each.kind,
      })),
    }),
  );

  api.add(
    {
      method: 'PUT',
      path: '/api/me/shunned',
      access: 'session',
      summary: 'Block somebody, who then can neither join nor invite one, or only mute him',
      body: ShunRequest,
      answer: Done,
      errors: { ...errors, 'too-many-shunned': `at most ${MOST_SHUNNED}` },
    },
    async ({ user, body }) => {
      const shunned = await other(body, user);
      if ((await order.shunnedBy(user.id)).length >= MOST_SHUNNED) {
        throw new HttpFailure(409, 'too-many-shunned');
      }
      await order.shun(user.id, shunned.id, body.kind, hub.now());
      return { ok: true as const };
    },
  );

  api.add(
    {
      method: 'DELETE',
      path: '/api/me/shunned',
      access: 'session',
      summary: 'Block or mute somebody no longer',
      body: ShunRequest,
      answer: Done,
      errors,
    },
    async ({ user, body }) => {
      await order.unshun(user.id, (await other(body, user)).id, body.kind);
      return { ok: true as const };
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/reports',
      access: 'session',
      summary: 'Tell those who look after the house about somebody',
      body: ReportRequest,
      answer: Done,
      status: 201,
      errors: { ...errors, 'too-fast': `at most ${REPORTS_A_DAY} a day` },
    },
    async ({ user, body }) => {
      const about = await other(body, user);
      const { game, reason } = body;
      const now = hub.now();
      if ((await order.countReports(user.id, now - DAY)) >= REPORTS_A_DAY) {
        throw new HttpFailure(429, 'too-fast');
      }
      const report = { at: now, by: user.id, about: about.id, reason };
      await order.report({ ...report, ...(game !== undefined && { game }) });
      return { ok: true as const };
    },
  );
}
