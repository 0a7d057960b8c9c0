import type { Kysely, Selectable, Transaction } from 'kysely';
import type { StaffLevel } from '@brink/protocol';
import type { StoredGame, StoredSeat } from './port.ts';
import { insertion, prepared } from './prepared.ts';
import type { Schema } from './schema.ts';

interface SeatRow {
  readonly user_id: string | null;
  readonly bot: string | null;
  readonly name: string | null;
  readonly login: string | null;
  readonly reserved: string | null;
  readonly seed_commitment: string | null;
  readonly seed: string | null;
}

const seedOf = ({ seed_commitment: commitment, seed }: SeatRow): StoredSeat['seed'] =>
  commitment === null ? undefined : { commitment, ...(seed !== null && { told: seed }) };

const seatOf = (row: SeatRow): StoredSeat => {
  const { user_id, bot, name, login, reserved } = row;
  const seed = seedOf(row);
  return {
    ...(user_id !== null && { user: user_id }),
    ...(name !== null && { name }),
    ...(login !== null && { hasProfile: true }),
    ...(bot !== null && { bot }),
    ...(reserved !== null && { reserved }),
    ...(seed && { seed }),
  };
};

const intoGames = insertion('games');
const intoSeats = insertion('seats');
const intoSecrets = insertion('secrets');

export async function insertGame(
  tx: Transaction<Schema>,
  game: StoredGame,
  secret: Uint8Array,
): Promise<void> {
  const { id, options, clock, visibility, status, creator, created, seats } = game;
  await intoGames(tx, [
    {
      id,
      game: game.game,
      options: JSON.stringify(options),
      rules: game.rules,
      clock: JSON.stringify(clock),
      has_clock: clock.kind === 'none' ? 0 : 1,
      visibility,
      status,
      result: null,
      held: null,
      held_at: null,
      creator,
      created,
      rated: game.rated ? 1 : 0,
      staff: game.staff ?? null,
      invite: game.invite ?? null,
      invite_until: game.inviteUntil ?? null,
      invite_opened: null,
      open_hands_after: game.openHandsAfter ?? null,
      rematch_of: game.rematchOf ?? null,
      rematch: null,
    },
  ]);
  await insertSeats(tx, id, seats);
  await intoSecrets(tx, [{ game: id, secret: Buffer.from(secret) }]);
}

export async function insertSeats(
  tx: Transaction<Schema>,
  game: string,
  seats: readonly StoredSeat[],
): Promise<void> {
  const rows = seats.map(({ user, bot, reserved, seed }, seat) => ({
    game,
    seat,
    user_id: user ?? null,
    bot: bot ?? null,
    reserved: reserved ?? null,
    seed_commitment: seed?.commitment ?? null,
    seed: null,
  }));
  await intoSeats(tx, rows);
}

export const gameColumns = [
  'games.id',
  'games.game',
  'games.creator',
  'games.created',
  'games.options',
  'games.rules',
  'games.clock',
  'games.visibility',
  'games.status',
  'games.held',
  'games.result',
  'games.rated',
  'games.staff',
  'games.invite',
  'games.invite_until',
  'games.invite_opened',
  'games.open_hands_after',
  'games.rematch_of',
  'games.rematch',
] as const;

type GameRow = Omit<Selectable<Schema['games']>, 'has_clock' | 'settled' | 'held_at'>;

const seatColumns = [
  'seats.user_id',
  'seats.bot',
  'seats.reserved',
  'seats.seed_commitment',
  'seats.seed',
  'users.name',
  'users.login',
] as const;

const gameOf = (game: GameRow, seats: readonly SeatRow[]): StoredGame => ({
  id: game.id,
  game: game.game,
  creator: game.creator,
  created: game.created,
  options: JSON.parse(game.options),
  rules: game.rules,
  clock: JSON.parse(game.clock),
  visibility: game.visibility as StoredGame['visibility'],
  status: game.status as StoredGame['status'],
  result: game.result === null ? undefined : JSON.parse(game.result),
  seats: seats.map(seatOf),
  ...(game.held !== null && { held: game.held }),
  rated: game.rated === 1,
  ...(game.staff !== null && { staff: game.staff as StaffLevel }),
  ...(game.invite !== null && { invite: game.invite }),
  ...(game.invite_until !== null && { inviteUntil: game.invite_until }),
  ...(game.invite_opened !== null && { inviteOpened: game.invite_opened }),
  ...(game.open_hands_after !== null && { openHandsAfter: game.open_hands_after }),
  ...(game.rematch_of !== null && { rematchOf: game.rematch_of }),
  ...(game.rematch !== null && { rematch: game.rematch }),
});

const gameById = prepared((db, id: string) =>
  db
    .selectFrom('games')
    .innerJoin('seats', 'seats.game', 'games.id')
    .leftJoin('users', 'users.id', 'seats.user_id')
    .select([...gameColumns, ...seatColumns])
    .where('games.id', '=', id)
    .orderBy('seats.seat'),
);

/** One game with those who sit at it; asked for so often that it is a single query. */
export async function findGame(db: Kysely<Schema>, id: string): Promise<StoredGame | undefined> {
  const { rows } = await gameById(db, id);
  return rows.length === 0 ? undefined : gameOf(rows[0], rows);
}

/** Games with those who sit at them. */
export async function withSeats(
  db: Kysely<Schema>,
  games: readonly GameRow[],
): Promise<StoredGame[]> {
  if (games.length === 0) return [];
  const ids = games.map(({ id }) => id);
  const seats = await db
    .selectFrom('seats')
    .leftJoin('users', 'users.id', 'seats.user_id')
    .select(['seats.game', ...seatColumns])
    .where('seats.game', 'in', ids)
    .orderBy('seats.seat')
    .execute();
  return games.map((game) =>
    gameOf(
      game,
      seats.filter((seat) => seat.game === game.id),
    ),
  );
}

/** Locks the row on PostgreSQL, so that of two last seats one sees the other taken. */
const lockOpen = prepared((db, game: string) =>
  db
    .updateTable('games')
    .set({ status: 'open' })
    .where('id', '=', game)
    .where('status', '=', 'open'),
);

const sitDown = prepared((db, user: string, seed: string | null, game: string, seat: number) =>
  db
    .updateTable('seats')
    .set({ user_id: user, seed_commitment: seed })
    .where('game', '=', game)
    .where('seat', '=', seat)
    .where('user_id', 'is', null)
    .where('bot', 'is', null)
    .where((eb) => eb.or([eb('reserved', 'is', null), eb('reserved', '=', user)])),
);

const freeSeats = prepared((db, game: string) =>
  db
    .selectFrom('seats')
    .select('seat')
    .where('game', '=', game)
    .where('user_id', 'is', null)
    .where('bot', 'is', null),
);

const begin = prepared((db, game: string) =>
  db.updateTable('games').set({ status: 'playing' }).where('id', '=', game),
);

/** Sits a user down; the last free seat starts the game. False if it is not free for him. */
export async function takeSeat(
  tx: Transaction<Schema>,
  game: string,
  seat: number,
  user: string,
  seedCommitment: string | undefined,
): Promise<boolean> {
  const isOpen = (await lockOpen(tx, game)).numAffectedRows !== 0n;
  if (!isOpen) return false;
  const sat = await sitDown(tx, user, seedCommitment ?? null, game, seat);
  if (sat.numAffectedRows === 0n) return false;
  const { rows } = await freeSeats(tx, game);
  if (rows.length === 0) await begin(tx, game);
  return true;
}

/** Finished games that cannot be read are left out of the archive, and nothing else. */
const UNREADABLE = -1;

export async function holdGame(
  db: Kysely<Schema>,
  game: string,
  why: string,
  at: number,
): Promise<void> {
  await db
    .updateTable('games')
    .set({ status: 'held', held: why, held_at: at })
    .where('id', '=', game)
    .where('status', '=', 'playing')
    .execute();
  await db
    .updateTable('games')
    .set({ held: why, settled: UNREADABLE })
    .where('id', '=', game)
    .where('status', '=', 'finished')
    .where('settled', '=', 0)
    .execute();
}

export async function releaseGame(db: Kysely<Schema>, game: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('games')
    .select(['status', 'held_at'])
    .where('id', '=', game)
    .executeTakeFirst();
  await db
    .updateTable('games')
    .set({ status: 'playing', held: null, held_at: null })
    .where('id', '=', game)
    .where('status', '=', 'held')
    .execute();
  await db
    .updateTable('games')
    .set({ held: null, settled: 0 })
    .where('id', '=', game)
    .where('status', '=', 'finished')
    .where('settled', '=', UNREADABLE)
    .execute();
  return found?.status === 'held' ? (found.held_at ?? undefined) : undefined;
}

export async function closeHeldGame(db: Kysely<Schema>, game: string): Promise<void> {
  const result = JSON.stringify({ winners: [], turn: 0, manner: 'closed' });
  await db
    .updateTable('games')
    .set({ status: 'finished', result, settled: UNREADABLE })
    .where('id', '=', game)
    .where('status', '=', 'held')
    .execute();
}
