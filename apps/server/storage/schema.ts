import type { ColumnType, Generated } from 'kysely';

/** Columns as Kysely sees them. Times are milliseconds, JSON is text: alike on both databases. */
export interface Schema {
  users: {
    id: string;
    name: string;
    kind: string;
    created: number;
    /** The name an account is found by; guests have none. */
    login: string | null;
    password: string | null;
  };
  sessions: { hash: string; user_id: string; expires: number };
  games: {
    id: string;
    game: string;
    options: string;
    clock: string;
    has_clock: number;
    visibility: string;
    status: string;
    result: string | null;
    creator: string;
    created: number;
    rated: number;
    /** The hash of the secret of a link. */
    invite: string | null;
    open_hands_after: number | null;
    rematch_of: string | null;
    rematch: string | null;
  };
  seats: {
    game: string;
    seat: number;
    user_id: string | null;
    bot: string | null;
    /** The user a free seat is kept for. */
    reserved: string | null;
  };
  secrets: { game: string; secret: ColumnType<Buffer, Uint8Array> };
  journal: {
    game: string;
    seq: number;
    kind: string;
    decision: number | null;
    actor: number | null;
    data: string;
    at: number;
    waiting: number;
    deadline: number | null;
  };
  chat: {
    id: Generated<number>;
    game: string;
    room: string;
    user_id: string;
    text: string;
    at: number;
  };
  notes: { game: string; user_id: string; text: string };
  preferences: { user_id: string; data: string };
}
