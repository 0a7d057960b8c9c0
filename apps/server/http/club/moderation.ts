import { Done, ReportRequest, BlockRequest, Blocks } from '@brink/protocol';
import type { Rooms } from '../../play/rooms.ts';
import type { Storage, StoredUser } from '../../storage/port.ts';
import type { Api } from '../api.ts';
import { RequestFailure } from '../../base/failures.ts';
import { loginOf } from '../../storage/login.ts';

const MOST_BLOCKS = 500;
const DAY = 24 * 60 * 60 * 1000;
const REPORTS_A_DAY = 10;

type Whom = { readonly player: string } | { readonly user: string };

/** Keeping people away from oneself, and reporting them. */
export function moderationRoutes(api: Api, storage: Storage, rooms: Rooms): void {
  const { moderation } = storage.club;
  const other = async (whom: Whom, user: StoredUser): Promise<StoredUser> => {
    const found =
      'user' in whom
        ? await storage.findUser(whom.user)
        : await storage.accounts.findByName(loginOf(whom.player));
    if (!found) throw new RequestFailure(404, 'no-such-player');
    if (found.id === user.id) throw new RequestFailure(400, 'that-is-you');
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
      answer: Blocks,
    },
    async ({ user }) => ({
      players: (await moderation.blocksOf(user.id)).map((each) => ({
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
      body: BlockRequest,
      answer: Done,
      errors: { ...errors, 'too-many-shunned': `at most ${MOST_BLOCKS}` },
    },
    async ({ user, body }) => {
      const blocked = await other(body, user);
      if ((await moderation.blocksOf(user.id)).length >= MOST_BLOCKS) {
        throw new RequestFailure(409, 'too-many-shunned');
      }
      await moderation.block(user.id, blocked.id, body.kind, rooms.now());
      return { ok: true as const };
    },
  );

  api.add(
    {
      method: 'DELETE',
      path: '/api/me/shunned',
      access: 'session',
      summary: 'Block or mute somebody no longer',
      body: BlockRequest,
      answer: Done,
      errors,
    },
    async ({ user, body }) => {
      await moderation.unblock(user.id, (await other(body, user)).id, body.kind);
      return { ok: true as const };
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/reports',
      access: 'session',
      summary: 'Report somebody, or a study of theirs, to the administrators',
      body: ReportRequest,
      answer: Done,
      status: 201,
      errors: {
        ...errors,
        'no-such-study': 'it was deleted, or never was',
        'too-fast': `at most ${REPORTS_A_DAY} a day`,
      },
    },
    async ({ user, body }) => {
      const about = await other(body, user);
      const { game, study, reason } = body;
      const now = rooms.now();
      if (study !== undefined && !(await storage.club.studies.find(study, now))) {
        throw new RequestFailure(404, 'no-such-study');
      }
      if ((await moderation.countReports(user.id, now - DAY)) >= REPORTS_A_DAY) {
        throw new RequestFailure(429, 'too-fast');
      }
      const report = { at: now, by: user.id, about: about.id, reason };
      await moderation.report({
        ...report,
        ...(game !== undefined && { game }),
        ...(study !== undefined && { study }),
      });
      return { ok: true as const };
    },
  );
}
