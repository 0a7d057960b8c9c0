import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { BotPlayers } from './bots/players.ts';
import { BotPool } from './bots/pool.ts';
import { Transports } from './club/notices/transports.ts';
import { Notifier } from './club/notices/notifier.ts';
import { Jobs } from './club/jobs.ts';
import type { Config } from './base/config.ts';
import { Failure } from './base/failures.ts';
import { steadyClock } from './base/steady-clock.ts';
import type { Operation } from './http/api.ts';
import { buildApp } from './http/app.ts';
import { Metrics } from './base/metrics.ts';
import { Rooms } from './play/rooms.ts';
import { openStorage } from './storage/open.ts';

export interface Server {
  readonly port: number;
  readonly rooms: Rooms;
  readonly jobs: Jobs;
  readonly pool: BotPool;
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
  const storage = await openStorage(config.databaseUrl, config.dataFolder, config);
  const metrics = new Metrics();
  const now = steadyClock(await storage.time());
  const rooms = new Rooms({ storage, metrics, log, isGrouped: config.groupCommit, now });
  const pool = new BotPool();
  const bots = new BotPlayers({ storage, pool, rooms, metrics, log });
  const transports = new Transports(config, storage);
  const delayMs = config.noticeDelayMs;
  const notifier = new Notifier({ storage, rooms, transports, log, delayMs });
  const jobs = new Jobs({
    storage,
    rooms,
    log,
    notifier,
    ladderGames: config.ladderGames,
  });
  const { app, operations } = await buildApp({ config, transports, storage, rooms, metrics, log });
  const close = async (): Promise<void> => {
    await app.close();
    await jobs.close();
    transports.close();
    await rooms.close();
    await bots.close();
    await storage.close();
  };
  try {
    await rooms.open();
    await storage.accounts.removeExpired(Date.now());
    jobs.open();
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    throw explain(error, config);
  }
  return { port: (app.server.address() as AddressInfo).port, rooms, jobs, pool, operations, close };
}
