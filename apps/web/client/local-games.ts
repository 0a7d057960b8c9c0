import type { GameId } from '@brink/games/ids';
import type { GameRecord, Outcome, SettledPosition } from '@brink/kernel';
import type { StaffLevel } from '@brink/protocol';
import type { LocalSeat } from './worker-messages.ts';

/** A game that this browser keeps. */
export interface StoredGame {
  readonly id: string;
  readonly record: GameRecord;
  readonly seats: readonly LocalSeat[];
  /** What the staff may tell; everything if nothing was agreed. */
  readonly staff?: StaffLevel;
  readonly changed: number;
  /** How it stands: the numbers that its game keeps for the list. */
  readonly glance: readonly number[];
  readonly result?: Outcome;
  /** Where the account of its player keeps it. */
  readonly archived?: string;
}

const PREFIX = 'brink.game.';
const MOST_KEPT = 60;

function parsed(text: string | null): StoredGame | undefined {
  try {
    const game = JSON.parse(text ?? '') as StoredGame & { turn?: number; vp?: number };
    if (game.record.format !== 'brink-record') return undefined;
    // Games put here before there were several have their two numbers by name.
    return { ...game, glance: game.glance ?? [game.turn ?? 1, game.vp ?? 0] };
  } catch {
    return undefined;
  }
}

export const localGame = (id: string): StoredGame | undefined =>
  parsed(localStorage.getItem(PREFIX + id));

/** All of them, the latest first. */
export function localGames(): StoredGame[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  return keys
    .flatMap((key) => parsed(localStorage.getItem(key)) ?? [])
    .sort((a, b) => b.changed - a.changed);
}

/** Finished games that no account keeps yet. */
export const gamesToMove = (): StoredGame[] =>
  localGames().filter(({ result, archived }) => result && archived === undefined);

export const dropLocalGame = (id: string): void => localStorage.removeItem(PREFIX + id);

/** Writes a game; where room is short the oldest finished ones make way. */
export function keepLocalGame(game: StoredGame): void {
  const text = JSON.stringify(game);
  const finished = localGames().filter(({ result, id }) => result && id !== game.id);
  for (const { id } of finished.slice(MOST_KEPT)) dropLocalGame(id);
  for (;;) {
    try {
      return localStorage.setItem(PREFIX + game.id, text);
    } catch {
      const oldest = finished.pop();
      if (!oldest) return;
      dropLocalGame(oldest.id);
    }
  }
}

/** A new game, at its very start or after some choices; the table deals when it opens it. */
export const newLocalGame = (
  gameId: GameId,
  options: GameRecord['options'],
  seats: readonly LocalSeat[],
  staff?: StaffLevel,
  choices: readonly number[] = [],
  /** The revision of the rules that the choices were made by. */
  rules?: number,
): StoredGame =>
  keepNew({ game: gameId, ...(rules !== undefined && { rules }), options, choices }, seats, staff);

/** A new game from a position; no card of it is left unknown. */
export const newGameAt = (
  gameId: GameId,
  { options, rules, position }: SettledPosition,
  seats: readonly LocalSeat[],
): StoredGame => keepNew({ game: gameId, options, rules, position, choices: [] }, seats);

/** The same once more: from its position, if it began with one. */
export const newGameLike = (
  { game, options, rules, position }: GameRecord,
  seats: readonly LocalSeat[],
  staff?: StaffLevel,
): StoredGame =>
  keepNew(
    { game, options, choices: [], ...(position !== undefined && { rules, position }) },
    seats,
    staff,
  );

function keepNew(
  begun: Pick<GameRecord, 'game' | 'options' | 'rules' | 'position' | 'choices'>,
  seats: readonly LocalSeat[],
  staff?: StaffLevel,
): StoredGame {
  const id = [...crypto.getRandomValues(new Uint8Array(6))]
    .map((byte) => byte.toString(36).padStart(2, '0'))
    .join('');
  const record: GameRecord = {
    format: 'brink-record',
    version: 1,
    ...begun,
    about: { date: new Date().toISOString().slice(0, 10) },
  };
  const game = { id, record, seats, staff, changed: Date.now(), glance: [1, 0] };
  keepLocalGame(game);
  return game;
}
