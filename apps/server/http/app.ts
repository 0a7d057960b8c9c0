import './request.ts';
import websocket from '@fastify/websocket';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { MAX_FRAME_BYTES } from '@brink/protocol';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import type { Hub } from '../play/hub.ts';
import type { Storage } from '../storage/port.ts';
import { Connection } from './connection.ts';
import { answerErrors } from './errors.ts';
import { gameRoutes } from './games.ts';
import { guestRoutes } from './guests.ts';
import { guardOrigin } from './origin.ts';
import { userOf } from './sessions.ts';

const MAX_BODY_BYTES = 64 * 1024;
const PROBE_MS = 30_000;

export interface AppParts {
  readonly config: Config;
  readonly storage: Storage;
  readonly hub: Hub;
  readonly metrics: Metrics;
  readonly log: Logger;
}

function healthRoutes(app: FastifyInstance, { storage, metrics }: AppParts): void {
  app.get('/healthz', async (_request, reply) => {
    try {
      await storage.ping();
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });
  app.get('/metrics', (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(metrics.text()),
  );
}

function socketRoute(app: FastifyInstance, { config, storage, hub, metrics, log }: AppParts): void {
  const connections = new Set<Connection>();
  metrics.gauge('brink_sockets', () => connections.size);
  const prober = setInterval(() => {
    for (const connection of connections) connection.probe();
  }, PROBE_MS);
  app.addHook('preClose', async () => {
    clearInterval(prober);
    for (const connection of connections) connection.close();
  });
  app.get(
    '/api/socket',
    {
      websocket: true,
      preValidation: async (request) => {
        request.player = await userOf(storage, request);
      },
    },
    (socket, request) => {
      const { messagesPerSecond } = config;
      const connection = new Connection(socket, request.player, hub, log, messagesPerSecond);
      connections.add(connection);
      socket.on('close', () => connections.delete(connection));
    },
  );
}

/** The whole of what is served on the port. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, storage, hub, log } = parts;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: config.trustProxy,
    forceCloseConnections: true,
    return503OnClosing: true,
  });
  app.decorateRequest('player', undefined);
  answerErrors(app);
  guardOrigin(app);
  await app.register(websocket, {
    options: { maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false },
  });
  await app.register(async (scope) => {
    healthRoutes(scope, parts);
    guestRoutes(scope, storage);
    gameRoutes(scope, storage, hub);
    socketRoute(scope, parts);
  });
  return app;
}
