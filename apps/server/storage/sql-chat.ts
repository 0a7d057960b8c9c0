import type { Sign } from '@brink/protocol';
import type { Kysely } from 'kysely';
import type { ChatRoom, SpokenLine, StoredChat } from './port.ts';
import type { Schema } from './schema.ts';

const MOST_LINES = 200;

/** Writes a line of a chat down and answers with its number. */
export async function insertChat(
  db: Kysely<Schema>,
  game: string,
  room: ChatRoom,
  { user, text, sign, at }: SpokenLine,
): Promise<number> {
  const { id } = await db
    .insertInto('chat')
    .values({ game, room, user_id: user, text, sign: sign ?? null, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function readChat(
  db: Kysely<Schema>,
  game: string,
  room: ChatRoom,
  after: number,
): Promise<StoredChat[]> {
  const rows = await db
    .selectFrom('chat')
    .innerJoin('users', 'users.id', 'chat.user_id')
    .select(['chat.id', 'chat.user_id as user', 'users.name', 'users.login'])
    .select(['chat.text', 'chat.sign', 'chat.at'])
    .where('chat.game', '=', game)
    .where('chat.room', '=', room)
    .where('chat.id', '>', after)
    .orderBy('chat.id')
    .limit(MOST_LINES)
    .execute();
  return rows.map(({ login, sign, ...line }) =>
    Object.assign(
      line,
      login !== null && { hasProfile: true },
      sign !== null && { sign: sign as Sign },
    ),
  );
}
