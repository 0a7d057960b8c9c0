import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export async function writeNote(
  db: Kysely<Schema>,
  game: string,
  user: string,
  text: string,
): Promise<void> {
  await db
    .insertInto('notes')
    .values({ game, user_id: user, text })
    .onConflict((at) => at.columns(['game', 'user_id']).doUpdateSet({ text }))
    .execute();
}

export async function readNote(db: Kysely<Schema>, game: string, user: string): Promise<string> {
  const found = await db
    .selectFrom('notes')
    .select('text')
    .where('game', '=', game)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return found?.text ?? '';
}

export async function writePreferences(
  db: Kysely<Schema>,
  user: string,
  preferences: object,
): Promise<void> {
  const data = JSON.stringify(preferences);
  await db
    .insertInto('preferences')
    .values({ user_id: user, data })
    .onConflict((at) => at.column('user_id').doUpdateSet({ data }))
    .execute();
}

export async function readPreferences(db: Kysely<Schema>, user: string): Promise<object> {
  const found = db.selectFrom('preferences').select('data').where('user_id', '=', user);
  return JSON.parse((await found.executeTakeFirst())?.data ?? '{}') as object;
}
