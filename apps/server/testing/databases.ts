import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/port.ts';
import { writeBuffer } from './paths.ts';
import { hasPostgres, startCluster } from './postgres-cluster.ts';
import { newFolder } from './server-process.ts';

/** A database that is thrown away. */
export interface Database {
  open(): Promise<Storage>;
  /** For a server of its own. */
  readonly env: Readonly<Record<string, string>>;
  remove(): void;
}

const makers: Readonly<Record<string, () => Promise<Database>>> = {
  async SQLite() {
    const folder = newFolder();
    return {
      open: () => openStorage(undefined, folder.path, { writeBuffer }),
      env: { DATA_DIR: folder.path },
      remove: () => folder.remove(),
    };
  },
  async PostgreSQL() {
    const cluster = await startCluster();
    const url = await cluster.newDatabase();
    return {
      open: () => openStorage(url, ''),
      env: { DATABASE_URL: url },
      remove: () => cluster.remove(),
    };
  },
};

export const DATABASES = Object.keys(makers);
export const isInstalled = (name: string): boolean => name !== 'PostgreSQL' || hasPostgres;
export const newDatabase = (name: string): Promise<Database> => makers[name]();
