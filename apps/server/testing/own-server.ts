import { pino } from 'pino';
import { readConfig } from '../config.ts';
import type { Operation } from '../http/api.ts';
import type { Steward } from '../club/jobs.ts';
import type { Hub } from '../play/rooms.ts';
import { startServer } from '../server.ts';
import { buildOnce, newFolder } from './server-process.ts';

export interface OwnServer {
  readonly url: string;
  readonly hub: Hub;
  readonly steward: Steward;
  readonly operations: readonly Operation[];
  close(): Promise<void>;
}

/** A server inside the test, on a free port, with an embedded database that is thrown away. */
export async function startOwnServer(
  env: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  // The porter and the bots run bundles of their own.
  buildOnce();
  const folder = newFolder();
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder.path,
    MESSAGES_PER_SECOND: '100000',
    GUESTS_PER_MINUTE: '100000',
    LOGINS_PER_MINUTE: '100000',
    ...env,
  });
  const { port, hub, steward, operations, close } = await startServer(
    config,
    pino({ level: 'silent' }),
  );
  return {
    url: `http://127.0.0.1:${port}`,
    hub,
    steward,
    operations,
    async close() {
      await close();
      folder.remove();
    },
  };
}
