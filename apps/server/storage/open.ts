import { join } from 'node:path';
import { Failure } from '../base/failures.ts';
import { openPostgres } from './postgres.ts';
import type { Storage } from './port.ts';
import { openSqlite, type OpenOptions } from './sqlite.ts';

/** Opens the database an address names; without one the embedded database in `folder`. */
export async function openStorage(
  url: string | undefined,
  folder: string,
  options: OpenOptions = {},
): Promise<Storage> {
  if (url === undefined) return openSqlite(join(folder, 'brink.db'), options);
  if (/^postgres(ql)?:/.test(url)) return openPostgres(url);
  throw new Failure('DATABASE_URL must begin with postgres://');
}
