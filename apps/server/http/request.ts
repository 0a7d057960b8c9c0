import type { StoredUser } from '../storage/port.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who opened a socket; undefined for a stranger. */
    player: StoredUser | undefined;
  }
}
