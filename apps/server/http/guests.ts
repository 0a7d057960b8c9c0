import type { FastifyInstance } from 'fastify';
import { GuestRequest, type User } from '@brink/protocol';
import type { Storage, StoredUser } from '../storage/port.ts';
import { HttpFailure, checked } from './errors.ts';
import { newId, openSession, userOf } from './sessions.ts';

const shown = ({ id, name, kind }: StoredUser): User => ({ id, name, kind });

/** A name and a cookie are enough to play. */
export function guestRoutes(app: FastifyInstance, storage: Storage): void {
  app.post('/api/guest', async (request, reply) => {
    const { name } = checked(GuestRequest, request.body);
    const user: StoredUser = { id: newId(), name, kind: 'guest', created: Date.now() };
    await storage.addUser(user);
    await openSession(storage, user.id, request, reply);
    return reply.code(201).send(shown(user));
  });

  app.get('/api/me', async (request) => {
    const user = await userOf(storage, request);
    if (!user) throw new HttpFailure(401, 'no-session');
    return shown(user);
  });
}
