import { Done, FollowRequest, People, PrivacyRequest } from '@brink/protocol';
import type { Rooms } from '../../play/rooms.ts';
import type { Person } from '../../storage/club/people-port.ts';
import type { Storage, StoredUser } from '../../storage/port.ts';
import type { Api } from '../api.ts';
import { RequestFailure } from '../../base/failures.ts';
import { loginOf } from '../../storage/login.ts';

const MOST_FOLLOWED = 200;
const MOST_HERE = 50;
/** Whoever was seen since then is here. */
const HERE_MS = 3 * 60_000;

/** Whom one follows, and who is here. */
export function peopleRoutes(api: Api, storage: Storage, rooms: Rooms): void {
  const { people } = storage.club;
  const other = async (name: string, user: StoredUser): Promise<StoredUser> => {
    const found = await storage.accounts.findByName(loginOf(name));
    if (!found) throw new RequestFailure(404, 'no-such-player');
    if (found.id === user.id) throw new RequestFailure(400, 'that-is-you');
    return found;
  };
  const errors = { 'no-such-player': 'no account has this name', 'that-is-you': 'nothing to do' };

  api.add(
    {
      method: 'GET',
      path: '/api/me/people',
      access: 'session',
      summary: 'Whom one follows, and who is here now',
      answer: People,
    },
    async ({ user }) => {
      const now = rooms.now();
      await people.seen(user.id, now);
      const following = await people.following(user.id);
      const here = await people.here(now - HERE_MS, MOST_HERE);
      const hidden = new Set<string>();
      for (const { user: one } of following) {
        if (await people.isPrivate(one.id)) hidden.add(one.id);
      }
      const told = ({ user: { id, name, kind }, seen }: Person) => ({
        name,
        kind,
        isHere: seen !== undefined && now - seen <= HERE_MS && !hidden.has(id),
      });
      return {
        following: following.map(told),
        here: here.filter((each) => each.user.id !== user.id).map(told),
        isPrivate: await people.isPrivate(user.id),
      };
    },
  );

  api.add(
    {
      method: 'PUT',
      path: '/api/me/following',
      access: 'session',
      summary: 'Follow a player',
      body: FollowRequest,
      answer: Done,
      errors: { ...errors, 'too-many-followed': `at most ${MOST_FOLLOWED}` },
    },
    async ({ user, body }) => {
      const followed = await other(body.player, user);
      if ((await people.following(user.id)).length >= MOST_FOLLOWED) {
        throw new RequestFailure(409, 'too-many-followed');
      }
      await people.follow(user.id, followed.id, rooms.now());
      return { ok: true as const };
    },
  );

  api.add(
    {
      method: 'DELETE',
      path: '/api/me/following',
      access: 'session',
      summary: 'Follow a player no longer',
      body: FollowRequest,
      answer: Done,
      errors,
    },
    async ({ user, body }) => {
      await people.unfollow(user.id, (await other(body.player, user)).id);
      return { ok: true as const };
    },
  );

  api.add(
    {
      method: 'PUT',
      path: '/api/me/privacy',
      access: 'session',
      summary: 'Show one’s page to others, or only to oneself',
      body: PrivacyRequest,
      answer: Done,
    },
    async ({ user, body }) => {
      await people.setPrivate(user.id, body.isPrivate);
      return { ok: true as const };
    },
  );
}
