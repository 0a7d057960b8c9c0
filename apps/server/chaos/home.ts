import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { Client } from 'pg';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/port.ts';
import { startCluster } from '../testing/postgres-cluster.ts';
import { newFolder } from '../testing/server-process.ts';
import { fillDisk, mountDisk, unmountDisk } from '../testing/small-disk.ts';

/** Where a server keeps what has to last, and what can befall it there. */
export interface Home {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** How many processes may share it. */
  readonly processes: number;
  /** Opens it beside the server. */
  open(): Promise<Storage>;
  /** What only this database can suffer, by name. */
  readonly troubles: Readonly<Record<string, () => Promise<void>>>;
  remove(): void;
}

const RESTART_MS = 200;
const FULL_MS = 300;
const DISK = '512m';

async function fullFor(path: string, ms: number): Promise<void> {
  const empty = fillDisk(path);
  await sleep(ms);
  empty();
}

async function postgresHome(lockMs: number): Promise<Home> {
  const folder = newFolder();
  const cluster = await startCluster(DISK);
  const { disk } = cluster;
  const DATABASE_URL = await cluster.newDatabase();
  return {
    folder: folder.path,
    env: { DATABASE_URL },
    processes: 2,
    open: () => openStorage(DATABASE_URL, ''),
    troubles: {
      async restart() {
        cluster.stop();
        await sleep(RESTART_MS);
        cluster.start();
      },
      async lock() {
        const client = new Client({ connectionString: DATABASE_URL });
        await client.connect();
        await client.query('begin; lock table journal in access exclusive mode');
        await sleep(lockMs);
        await client.end();
      },
      ...(disk !== undefined && {
        async fullDisk() {
          await fullFor(disk, FULL_MS);
          // It may have given up, and waits for somebody who starts it again.
          await sleep(RESTART_MS);
          if (!cluster.isRunning()) cluster.start();
        },
      }),
    },
    remove() {
      cluster.remove();
      folder.remove();
    },
  };
}

async function embeddedHome(lockMs: number): Promise<Home> {
  const folder = newFolder();
  const { path } = folder;
  // A disk of its own can be filled; only root may have one.
  const hasDisk = mountDisk(path, DISK);
  return {
    folder: path,
    env: { DATA_DIR: path },
    processes: 1,
    open: () => openStorage(undefined, path, { isBeside: true }),
    troubles: {
      async lock() {
        const database = new Database(join(path, 'brink.db'), { timeout: 5000 });
        try {
          database.exec('begin immediate');
          await sleep(lockMs);
          database.exec('rollback');
        } catch {
          // The server was faster for five seconds on end.
        } finally {
          database.close();
        }
      },
      ...(hasDisk && { fullDisk: () => fullFor(path, FULL_MS) }),
    },
    remove() {
      if (hasDisk) unmountDisk(path);
      folder.remove();
    },
  };
}

const HOMES = { PostgreSQL: postgresHome, SQLite: embeddedHome } as const;
export type HomeKind = keyof typeof HOMES;
export const newHome = (kind: HomeKind, lockMs: number): Promise<Home> => HOMES[kind](lockMs);
