import { pino } from 'pino';
import type { BotPool } from '../bots/pool.ts';
import { readConfig } from '../base/config.ts';
import type { Operation } from '../http/api.ts';
import type { Jobs } from '../club/jobs.ts';
import type { Rooms } from '../play/rooms.ts';
import { startServer } from '../server.ts';
import { PATHS } from './paths.ts';
import { buildOnce, newFolder } from './server-process.ts';

export interface OwnServer {
  readonly url: string;
  readonly rooms: Rooms;
  readonly jobs: Jobs;
  readonly pool: BotPool;
  readonly operations: readonly Operation[];
  close(): Promise<void>;
}

/** A server inside the test, on a free port, with an embedded database that is thrown away. */
export async function startOwnServer(
  env: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  // The gateway and the bots run bundles of their own.
  buildOnce();
  const folder = newFolder();
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder.path,
    MESSAGES_PER_SECOND: '100000',
    SOCKETS_PER_USER: '100000',
    SOCKETS_PER_ADDRESS: '100000',
    WORK_PER_USER: '1000000',
    WORK_PER_ADDRESS: '1000000',
    GUESTS_PER_MINUTE: '100000',
    LOGINS_PER_MINUTE: '100000',
    ...PATHS,
    ...env,
  });
  const { port, rooms, jobs, pool, operations, close } = await startServer(
    config,
    pino({ level: 'silent' }),
  );
  return {
    url: `http://127.0.0.1:${port}`,
    rooms,
    jobs,
    pool,
    operations,
    async close() {
      await close();
      folder.remove();
    },
  };
}
