import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Database from 'libsql';
import { readConfig } from './base/config.ts';
import { Failure } from './base/failures.ts';

/**
 * Copies the embedded database to BACKUP_FILE, whether or not a server is using it: the copy is
 * the state of one moment.
 */
function backUp(): string {
  const { databaseUrl, dataFolder } = readConfig(process.env);
  if (databaseUrl !== undefined) throw new Failure('PostgreSQL is backed up with pg_dump');
  const file = join(dataFolder, 'brink.db');
  if (!existsSync(file)) throw new Failure(`there is no database ${file}`);
  const copy = resolve(process.env['BACKUP_FILE'] ?? '');
  if (existsSync(copy)) throw new Failure(`${copy} is already there`);
  // A copy holds what the database holds: it is its owner's alone.
  process.umask(0o077);
  const database = new Database(file, { timeout: 5000 });
  try {
    database.prepare('vacuum into ?').run(copy);
    const copied = new Database(copy);
    const [check] = copied.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    copied.close();
    if (check.integrity_check !== 'ok') throw new Failure(`${copy} is damaged`);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${copy}: ${(error as Error).message}`);
  } finally {
    database.close();
  }
  return copy;
}

try {
  process.stdout.write(`${backUp()}\n`);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`brink: ${error.message}\n`);
  process.exitCode = 1;
}
