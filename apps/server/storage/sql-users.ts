import type { Kysely } from 'kysely';
import type { StoredUser } from './port.ts';
import { prepared } from './prepared.ts';
import type { Schema } from './schema.ts';

/** What is told of a user; his password stays where it is. */
const USER = ['users.id', 'users.name', 'users.kind', 'users.created'] as const;

export async function insertUser(db: Kysely<Schema>, user: StoredUser): Promise<void> {
  await db
    .insertInto('users')
    .values({ ...user, login: null, password: null, owner: null })
    .execute();
}

export async function findUser(db: Kysely<Schema>, id: string): Promise<StoredUser | undefined> {
  const found = db.selectFrom('users').select(USER).where('id', '=', id);
  return (await found.executeTakeFirst()) as StoredUser | undefined;
}

const sessionByHash = prepared((db, hash: string, now: number) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(USER)
    .where('sessions.hash', '=', hash)
    .where('sessions.expires', '>', now),
);

/** Whose session it is, unless it has expired. */
export async function userOfSession(
  db: Kysely<Schema>,
  hash: string,
  now: number,
): Promise<StoredUser | undefined> {
  const { rows } = await sessionByHash(db, hash, now);
  return rows[0] as StoredUser | undefined;
}
