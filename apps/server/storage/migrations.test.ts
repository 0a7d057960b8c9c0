import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import Database from 'libsql';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DATABASES,
  isInstalled,
  newDatabase,
  type Database as Place,
} from '../testing/databases.ts';
import { migrate } from './migrations.ts';
import type { Storage } from './port.ts';
import { SqliteFile, sqliteDialect } from './sqlite-driver.ts';

/** The last version with the old names. */
const BEFORE_PLAIN_NAMES = 13;
const choice = JSON.stringify({ kind: 'choice', decision: 0, actor: 0, choice: 3, chance: [] });

/** A database as an older Brink has left it. */
async function oldDatabase({ env }: Place): Promise<void> {
  const url = env['DATABASE_URL'];
  const open = (folder: string): SqliteFile => {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'brink.db');
    return new SqliteFile(() => new Database(file), new Database(file));
  };
  const dialect =
    url === undefined
      ? sqliteDialect(open(env['DATA_DIR']))
      : new PostgresDialect({ pool: new Pool({ connectionString: url }) });
  const db = new Kysely<object>({ dialect });
  await migrate(db, url === undefined ? 'sqlite' : 'postgres', BEFORE_PLAIN_NAMES);
  await sql`insert into users (id, name, kind, created) values
    ('ann', 'Ann', 'guest', 1), ('bob', 'Bob', 'guest', 1)`.execute(db);
  await sql`insert into shunned (user_id, other, kind, at)
    values ('ann', 'bob', 'block', 1)`.execute(db);
  const request = JSON.stringify({ by: 'me', order: { do: 'unban', player: 'Bob', reason: 'x' } });
  await sql`insert into orders (at, request) values (1, ${request})`.execute(db);
  const line = JSON.stringify([['game', 0, 'choice', 0, 0, choice, 5, 2, null]]);
  await sql`insert into daybook (id, entries) values (1, ${line})`.execute(db);
  await db.destroy();
}

describe.each(DATABASES.filter(isInstalled))('a database of an older Brink on %s', (name) => {
  let place: Place;
  let storage: Storage;
  beforeAll(async () => {
    place = await newDatabase(name);
    await oldDatabase(place);
    storage = await place.open();
  });
  afterAll(async () => {
    await storage.close();
    place.remove();
  });

  it('keeps who has blocked whom', async () => {
    const { moderation } = storage.club;
    expect(await moderation.isBlocked('bob', 'ann')).toBe(true);
  });

  it('keeps what administrators have asked for', async () => {
    const [{ request }] = await storage.club.moderation.openCommands();
    expect(JSON.parse(request)).toEqual({
      by: 'me',
      command: { do: 'unban', player: 'Bob', reason: 'x' },
    });
  });

  it.runIf(name === 'SQLite')('keeps entries that were not in their journals', async () => {
    expect(await storage.journal('game', -1)).toEqual([
      { seq: 0, at: 5, entry: JSON.parse(choice), waiting: 2 },
    ]);
  });
});
