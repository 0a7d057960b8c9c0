import type { GameRecord, Outcome } from '@brink/kernel';
import type { LocalSeat } from './worker-messages.ts';

/** A game that this browser keeps. */
export interface ShelvedGame {
  readonly id: string;
  readonly record: GameRecord;
  readonly seats: readonly LocalSeat[];
  readonly changed: number;
  readonly turn: number;
  readonly vp: number;
  readonly result?: Outcome;
}

const PREFIX = 'brink.game.';
const MOST_KEPT = 60;

function parsed(text: string | null): ShelvedGame | undefined {
  try {
    const game = JSON.parse(text ?? '') as ShelvedGame;
    return game.record.format === 'brink-record' ? game : undefined;
  } catch {
    return undefined;
  }
}

export const takeFromShelf = (id: string): ShelvedGame | undefined =>
  parsed(localStorage.getItem(PREFIX + id));

/** All of them, the latest first. */
export function shelf(): ShelvedGame[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  return keys
    .flatMap((key) => parsed(localStorage.getItem(key)) ?? [])
    .sort((a, b) => b.changed - a.changed);
}

export const dropFromShelf = (id: string): void => localStorage.removeItem(PREFIX + id);

/** Writes a game; where room is short the oldest finished ones make way. */
export function putOnShelf(game: ShelvedGame): void {
  const text = JSON.stringify(game);
  const finished = shelf().filter(({ result, id }) => result && id !== game.id);
  for (const { id } of finished.slice(MOST_KEPT)) dropFromShelf(id);
  for (;;) {
    try {
      return localStorage.setItem(PREFIX + game.id, text);
    } catch {
      const oldest = finished.pop();
      if (!oldest) return;
      dropFromShelf(oldest.id);
    }
  }
}

/** A new game at its very start; the table deals when it opens it. */
export function newLocalGame(
  options: GameRecord['options'],
  seats: readonly LocalSeat[],
): ShelvedGame {
  const id = [...crypto.getRandomValues(new Uint8Array(6))]
    .map((byte) => byte.toString(36).padStart(2, '0'))
    .join('');
  const record: GameRecord = {
    format: 'brink-record',
    version: 1,
    game: 'twilight-struggle',
    options,
    choices: [],
    about: { date: new Date().toISOString().slice(0, 10) },
  };
  const game = { id, record, seats, changed: Date.now(), turn: 1, vp: 0 };
  putOnShelf(game);
  return game;
}
