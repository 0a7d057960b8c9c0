import { sql, type Kysely } from 'kysely';
import { Failure } from '../base/failures.ts';
import { DIALECTS, type Kind, type Migration } from './migrations/dialects.ts';
import { SINCE_PLAIN_NAMES } from './migrations/since-plain-names.ts';
import { UNTIL_PLAIN_NAMES } from './migrations/until-plain-names.ts';

/** Forward only: never edit one that was released, append another. */
const MIGRATIONS: readonly Migration[] = [...UNTIL_PLAIN_NAMES, ...SINCE_PLAIN_NAMES];

export const SCHEMA_VERSION = MIGRATIONS.length;

/** Brings a database up to date, all or nothing; or only `to` a version. A newer one is left alone. */
export async function migrate<T>(db: Kysely<T>, kind: Kind, to = SCHEMA_VERSION): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(7221964)`.execute(tx);
    await sql`create table if not exists brink_schema (version integer not null)`.execute(tx);
    const found = await sql<{ version: number }>`select version from brink_schema`.execute(tx);
    const version = found.rows[0]?.version ?? 0;
    if (version > SCHEMA_VERSION) {
      throw new Failure(
        `the database is of version ${version}, made by a newer Brink; ` +
          `this one knows versions up to ${SCHEMA_VERSION}`,
      );
    }
    for (const migration of MIGRATIONS.slice(version, to)) {
      for (const statement of migration(DIALECTS[kind])) await statement.execute(tx);
    }
    if (version === to) return;
    await (
      found.rows.length === 0
        ? sql`insert into brink_schema (version) values (${to})`
        : sql`update brink_schema set version = ${to}`
    ).execute(tx);
  });
}
