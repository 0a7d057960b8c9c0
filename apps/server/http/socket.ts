import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Porter } from '../gateway/gateway-process.ts';
import type { AppParts } from './app.ts';
import { Connection } from '../gateway/client.ts';
import { HttpFailure } from './errors.ts';
import { Limits } from '../limits.ts';
import { userOf } from './sessions.ts';

/** What one line of a chat costs; several pages of one user share it. */
const CHAT = { perSecond: 0.5, burst: 5 };

/**
 * Lets requests for a socket go the way of all others, past the guards to their route. Answers
 * with the first bytes after a request, for those that are one.
 */
function routeUpgrades(app: FastifyInstance): WeakMap<IncomingMessage, Buffer> {
  const heads = new WeakMap<IncomingMessage, Buffer>();
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    heads.set(request, head);
    const response = new ServerResponse(request);
    response.assignSocket(request.socket);
    // Whoever gets an ordinary answer gets no socket, and must not stay half-way.
    response.on('finish', () => request.socket.destroySoon());
    app.routing(request, response);
  });
  return heads;
}

export function socketRoute(app: FastifyInstance, parts: AppParts): void {
  const { config, storage, hub, metrics, log } = parts;
  const porter = new Porter(log);
  const connections = new Set<Connection>();
  const chat = new Limits(CHAT.perSecond, CHAT.burst);
  hub.whenLeft = (user) => {
    for (const connection of connections) if (connection.user === user) connection.close();
  };
  metrics.read('brink_sockets', () => connections.size);
  metrics.read('brink_porter_resident_memory_bytes', () => porter.usage.residentBytes);
  metrics.read('brink_porter_cpu_seconds_total', () => porter.usage.cpuSeconds);
  const heads = routeUpgrades(app);
  app.addHook('preClose', async () => {
    for (const connection of connections) connection.close();
    await porter.close();
  });
  app.get('/api/socket', async (request, reply) => {
    const head = heads.get(request.raw);
    if (!head) throw new HttpFailure(404, 'not-found');
    const user = await userOf(storage, request);
    reply.hijack();
    reply.raw.detachSocket(request.raw.socket);
    const line = porter.admit(request.raw, head);
    if (!line) return;
    const { messagesPerSecond } = config;
    const whenGone = (connection: Connection): void => void connections.delete(connection);
    connections.add(new Connection(line, user, { hub, log, messagesPerSecond, chat, whenGone }));
  });
}
