import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { newFolder } from './server-process.ts';
import { mountDisk, unmountDisk } from './small-disk.ts';

const HOME = '/usr/lib/postgresql';

/** The programs of the newest PostgreSQL of this machine. */
function findPrograms(): string | undefined {
  if (!existsSync(HOME)) return undefined;
  const versions = readdirSync(HOME).sort((a, b) => Number(b) - Number(a));
  return versions.map((each) => join(HOME, each, 'bin')).find((bin) => existsSync(`${bin}/initdb`));
}

const PROGRAMS = findPrograms();
export const hasPostgres = PROGRAMS !== undefined;

/** PostgreSQL refuses to run as root: then it runs as the user its package made. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' });
    if (uid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('no user to run PostgreSQL as');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

export interface Cluster {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** All of a database in statements that any client can send. */
  dump(url: string): string;
  /** The disk that it has to itself. */
  readonly disk: string | undefined;
  isRunning(): boolean;
  start(): void;
  /** At once, without waiting for anybody. */
  stop(): void;
  remove(): void;
}

/** Logs of writes are kept short, so that they find room on a small disk. */
const SHORT_LOG = '-c max_wal_size=64MB -c min_wal_size=32MB';

/**
 * A PostgreSQL of our own on this machine, in a folder that is thrown away: on a disk of its own, of
 * that size, if it is wanted and we may.
 */
export async function startCluster(size?: string): Promise<Cluster> {
  const folder = newFolder();
  const hasDisk = size !== undefined && mountDisk(folder.path, size);
  const as = owner();
  if (as) chownSync(folder.path, as.uid, as.gid);
  const data = join(folder.path, 'data');
  mkdirSync(data);
  if (as) chownSync(data, as.uid, as.gid);
  const run = (program: string, ...args: string[]): void => {
    execFileSync(join(PROGRAMS!, program), args, { ...as, cwd: folder.path, stdio: 'ignore' });
  };
  run('initdb', '-D', data, '-A', 'trust', '-U', 'brink', '--no-sync', '-E', 'UTF8');
  const port = await freePort();
  const options = `-p ${port} -h 127.0.0.1 -k ${folder.path} -c max_connections=60 ${SHORT_LOG}`;
  const start = (): void =>
    run('pg_ctl', '-D', data, '-w', '-o', options, '-l', join(folder.path, 'log'), 'start');
  const isRunning = (): boolean =>
    spawnSync(join(PROGRAMS!, 'pg_ctl'), ['-D', data, 'status'], { ...as }).status === 0;
  const stop = (): void => run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
  start();
  let databases = 0;
  return {
    async newDatabase() {
      const name = `brink_${databases++}`;
      const base = `postgres://brink@127.0.0.1:${port}`;
      const client = new Client({ connectionString: `${base}/postgres` });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return `${base}/${name}`;
    },
    dump: (url) =>
      execFileSync(
        join(PROGRAMS!, 'pg_dump'),
        ['--inserts', '--rows-per-insert=100', '--no-owner', '--no-privileges', url],
        { encoding: 'utf8', maxBuffer: 2 ** 28 },
      )
        // Commands to psql, and settings that another version may not know.
        .replaceAll(/^(\\|SET ).*\n/gm, ''),
    disk: hasDisk ? folder.path : undefined,
    isRunning,
    start,
    stop,
    remove() {
      if (isRunning()) stop();
      if (hasDisk) unmountDisk(folder.path);
      folder.remove();
    },
  };
}
