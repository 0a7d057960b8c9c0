import { join } from 'node:path';
import { Failure } from '../base/failures.ts';
import { openPostgres } from './postgres.ts';
import type { Storage } from './port.ts';
import { openSqlite } from './sqlite.ts';

/**
 * Opens the database an address names; without one the embedded database in `folder`. Whoever comes
 * `isBeside` a server leaves the lock to it.
 */
export async function openStorage(
  url: string | undefined,
  folder: string,
  isBeside = false,
): Promise<Storage> {
  if (url === undefined) return openSqlite(join(folder, 'brink.db'), isBeside);
  if (/^postgres(ql)?:/.test(url)) return openPostgres(url);
  throw new Failure('DATABASE_URL must begin with postgres://');
}
