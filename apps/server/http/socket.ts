import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Client } from '../gateway/client.ts';
import { GatewayProcess } from '../gateway/gateway-process.ts';
import { InlineGateway } from '../gateway/inline-gateway.ts';
import type { AppParts } from './app.ts';
import { householdOf } from '../base/address.ts';
import type { Budget } from '../base/budget.ts';
import { Caps } from '../base/caps.ts';
import { RequestFailure } from '../base/failures.ts';
import { Limits } from '../base/limits.ts';
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

export function socketRoute(app: FastifyInstance, parts: AppParts, budget: Budget): void {
  const { config, storage, rooms, metrics, log } = parts;
  const gateway = config.gateway === 'inline' ? new InlineGateway() : new GatewayProcess(log);
  const clients = new Set<Client>();
  const chat = new Limits(CHAT);
  const byUser = new Caps(config.socketsPerUser);
  const byAddress = new Caps(config.socketsPerAddress);
  rooms.events.on('left', (user) => {
    for (const client of clients) if (client.user === user) client.close();
  });
  metrics.read('brink_sockets', 'Open sockets', () => clients.size);
  metrics.read(
    'brink_gateway_resident_memory_bytes',
    'Memory of the gateway',
    () => gateway.usage.residentBytes,
  );
  metrics.read(
    'brink_gateway_cpu_seconds_total',
    'Processor time of the gateway',
    () => gateway.usage.cpuSeconds,
  );
  const heads = routeUpgrades(app);
  app.addHook('preClose', async () => {
    for (const client of clients) client.close();
    await gateway.close();
  });
  app.get('/api/socket', async (request, reply) => {
    const head = heads.get(request.raw);
    if (!head) throw new RequestFailure(404, 'not-found');
    const user = await userOf(storage, request);
    const address = householdOf(request.ip);
    if (byAddress.isFull(address) || (user && byUser.isFull(user.id))) {
      throw new RequestFailure(429, 'too-many-sockets');
    }
    reply.hijack();
    reply.raw.detachSocket(request.raw.socket);
    const connection = gateway.admit(request.raw, head);
    if (!connection) return;
    const { messagesPerSecond } = config;
    byAddress.add(address);
    if (user) byUser.add(user.id);
    const whenGone = (client: Client): void => {
      clients.delete(client);
      byAddress.remove(address);
      if (user) byUser.remove(user.id);
    };
    const shared = { rooms, log, metrics, messagesPerSecond, chat, budget, address, whenGone };
    clients.add(new Client(connection, user, shared));
  });
}
