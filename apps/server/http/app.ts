import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Transports } from '../club/notices/transports.ts';
import { DelayedTables } from '../club/broadcast.ts';
import { Budget } from '../base/budget.ts';
import type { Config } from '../base/config.ts';
import type { Metrics } from '../base/metrics.ts';
import { Showcase } from '../lobby/showcase.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Storage } from '../storage/port.ts';
import { accountRoutes } from './accounts.ts';
import { Api, type Operation } from './api.ts';
import { clubRoutes } from './club/index.ts';
import { answerErrors } from './errors.ts';
import { healthRoute } from './health.ts';
import { Limits } from '../base/limits.ts';
import { invitationRoutes } from './invitations.ts';
import { lobbyRoutes } from './lobby.ts';
import { openApiRoutes } from './openapi.ts';
import { guardOrigin } from './origin.ts';
import { pastRoutes } from './past.ts';
import { resetRoutes } from './password-reset.ts';
import { recordRoutes } from './records.ts';
import { refuseDeep } from './depth.ts';
import { secureHeaders } from './security.ts';
import { seekRoutes } from './seeks.ts';
import { showcaseRoutes } from './showcase.ts';
import { socketRoute } from './socket.ts';
import { serveWeb } from './web.ts';

const MAX_BODY_BYTES = 64 * 1024;

export interface AppParts {
  readonly transports: Transports;
  readonly config: Config;
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly metrics: Metrics;
  readonly log: Logger;
}

function metricsRoute(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
}

/** The interface, and the list of what it consists of. */
function apiRoutes(
  app: FastifyInstance,
  { config, storage, rooms, transports, log }: AppParts,
  budget: Budget,
): readonly Operation[] {
  const { guestsPerMinute, loginsPerMinute } = config;
  const perMinute = (name: string, most: number): Limits => {
    const allowance = { perSecond: most / 60, burst: most };
    return new Limits(allowance, storage.sharedLimiter(name, allowance));
  };
  const limits = {
    guests: perMinute('guests', guestsPerMinute),
    logins: perMinute('logins', loginsPerMinute),
    names: perMinute('names', loginsPerMinute),
  };
  const api = new Api(app, storage, budget);
  accountRoutes(api, { storage, rooms, limits });
  resetRoutes(api, { storage, rooms, transports, log });
  lobbyRoutes(api, storage, rooms);
  invitationRoutes(api, storage, rooms);
  seekRoutes(api, storage, rooms);
  const broadcasts = new DelayedTables(storage);
  recordRoutes(api, storage, rooms, broadcasts);
  pastRoutes(api, rooms);
  showcaseRoutes(api, new Showcase(storage, rooms));
  clubRoutes(app, api, { config, storage, rooms, transports, broadcasts });
  openApiRoutes(app, api.operations);
  return api.operations;
}

export interface App {
  readonly app: FastifyInstance;
  readonly operations: readonly Operation[];
}

/** The whole of what is served on the port. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { config, log } = parts;
  const { requestMs } = config;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: config.trustProxy,
    forceCloseConnections: true,
    return503OnClosing: true,
    // Whoever sends a request byte by byte is not waited for.
    requestTimeout: requestMs,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: requestMs / 5 },
  });
  answerErrors(app);
  await app.register(cookie);
  guardOrigin(app);
  refuseDeep(app);
  secureHeaders(app);
  let operations: readonly Operation[] = [];
  await app.register(async (scope) => {
    healthRoute(scope, parts.storage, parts.metrics);
    metricsRoute(scope, parts.metrics);
    const { workPerUser: perUser, workPerAddress: perAddress } = config;
    const budget = new Budget({ perUser, perAddress });
    operations = apiRoutes(scope, parts, budget);
    socketRoute(scope, parts, budget);
  });
  await serveWeb(app, config.webFolder);
  return { app, operations };
}
