import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { Carriers } from './club/notices/transports.ts';
import { Postman } from './club/notices/notifier.ts';
import { Steward } from './club/jobs.ts';
import type { Config } from './config.ts';
import { Failure } from './failures.ts';
import type { Operation } from './http/api.ts';
import { buildApp } from './http/app.ts';
import { Metrics } from './metrics.ts';
import { Hub } from './play/rooms.ts';
import { openStorage } from './storage/open.ts';

export interface Server {
  readonly port: number;
  readonly hub: Hub;
  readonly steward: Steward;
  /** Everything the HTTP interface consists of. */
  readonly operations: readonly Operation[];
  /** Refuses what is new, finishes what is under way, closes the database. */
  close(): Promise<void>;
}

function explain(error: unknown, { host, port }: Config): unknown {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `port ${port} is already in use; PORT chooses another one`,
    EACCES: `no permission to use port ${port}; PORT chooses another one`,
    EADDRNOTAVAIL: `this machine has no address ${host}; HOST chooses another one`,
    ENOTFOUND: `there is no address ${host}; HOST chooses another one`,
  };
  const reason = reasons[(error as { code?: string }).code ?? ''];
  return reason === undefined ? error : new Failure(reason);
}

export async function startServer(config: Config, log: Logger): Promise<Server> {
  const storage = await openStorage(config.databaseUrl, config.dataFolder);
  const metrics = new Metrics();
  const hub = new Hub({ storage, metrics, log });
  const carriers = new Carriers(config, storage);
  const delayMs = config.noticeDelayMs;
  const postman = new Postman({ storage, hub, carriers, log, delayMs });
  const steward = new Steward({
    storage,
    hub,
    log,
    postman,
    ladderGames: config.ladderGames,
  });
  const { app, operations } = await buildApp({ config, carriers, storage, hub, metrics, log });
  const close = async (): Promise<void> => {
    await app.close();
    await steward.close();
    carriers.close();
    await hub.close();
    await storage.close();
  };
  try {
    await hub.open();
    await storage.accounts.removeExpired(Date.now());
    steward.open();
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    throw explain(error, config);
  }
  return { port: (app.server.address() as AddressInfo).port, hub, steward, operations, close };
}
