import { setImmediate } from 'node:timers/promises';
import { gameCalled } from '@brink/games';
import type { LogEntry } from '@brink/kernel';
import type { ClockSetting } from '@brink/protocol';
import { RequestFailure } from '../base/failures.ts';
import { Table } from '../play/table.ts';
import type { JournalRow } from '../storage/journal.ts';
import type { Storage, StoredGame } from '../storage/port.ts';

/** Entries of a log that say that new hands are dealt: a turn or a decade begins. */
const BEGINNINGS: ReadonlySet<string> = new Set(['turn', 'decade']);

export const BROADCAST_ERRORS = {
  'not-broadcast': 'hands of rated games are shown only where they have a live clock',
};

/**
 * Whether hands may be shown at all: not where a rating is at stake and somebody has days to look
 * at them.
 */
export const mayBroadcast = (rated: boolean | undefined, { kind }: ClockSetting): boolean =>
  !rated || kind === 'live';

export function refuseBroadcast(
  after: number | undefined,
  { rated, clock }: { readonly rated: boolean; readonly clock: ClockSetting },
): void {
  if (after === undefined || mayBroadcast(rated, clock)) return;
  throw new RequestFailure(400, 'not-broadcast', BROADCAST_ERRORS['not-broadcast']);
}

/** How late spectators see all hands of a game; nothing if they never do. */
export const handsAfter = ({ openHandsAfter, rated, clock }: StoredGame): number | undefined =>
  mayBroadcast(rated, clock) ? openHandsAfter : undefined;

/** An entry of the journal, and how many turns had begun when it was read. */
export interface Moment {
  readonly at: number;
  readonly turn: number;
}

/**
 * How many entries are shown: as late as the host says, and as late as their turn takes, so that
 * no hand is shown before its turn is over.
 */
export function shownOf(
  moments: readonly Moment[],
  { now, delay, isOver }: { now: number; delay: number; isOver: boolean },
): number {
  // What was taken back belongs to the turn that is played again.
  const turns = moments.map(({ turn }) => turn);
  for (let i = turns.length - 2; i >= 0; i--) turns[i] = Math.min(turns[i], turns[i + 1]);
  for (const [i, { at }] of moments.entries()) {
    const start = moments[turns.indexOf(turns[i])].at;
    const next = turns.findIndex((turn) => turn > turns[i]);
    if (next < 0 && !isOver) return i;
    const end = moments[next < 0 ? moments.length - 1 : next].at;
    if (now < at + Math.max(delay, end - start)) return i;
  }
  return moments.length;
}

const turnsIn = (log: readonly LogEntry[]): number =>
  log.reduce((count, { code }) => count + (BEGINNINGS.has(code) ? 1 : 0), 0);

/** So many entries are read before others get their turn. */
const AT_ONCE = 64;

async function readTable(
  table: Table,
  rows: readonly JournalRow[],
  hear?: (table: Table, row: JournalRow) => void,
): Promise<Table> {
  for (const [index, row] of rows.entries()) {
    table.read(row);
    hear?.(table, row);
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
  }
  return table;
}

async function delayedTable(
  storage: Storage,
  game: StoredGame,
  now: number,
): Promise<Table | undefined> {
  const kind = gameCalled(game.game);
  const delay = handsAfter(game);
  if (!kind || game.rules > kind.revision || delay === undefined) return undefined;
  if (game.status === 'open' || game.status === 'held') return undefined;
  const secret = await storage.secretOf(game.id);
  const rows = await storage.journal(game.id, -1);
  const newTable = (): Table => new Table(kind, game, game.clock, secret);
  const moments: Moment[] = [];
  let [logged, turn] = [0, 0];
  const whole = await readTable(newTable(), rows, ({ session: { log } }, { at }) => {
    // After a take-back the log is shorter, and its turns are counted anew.
    turn = log.length < logged ? turnsIn(log) : turn + turnsIn(log.slice(logged));
    logged = log.length;
    moments.push({ at, turn });
  });
  const shown = shownOf(moments, { now, delay, isOver: whole.result !== undefined });
  if (shown === 0) return undefined;
  return shown === rows.length ? whole : readTable(newTable(), rows.slice(0, shown));
}

/** So long the same moment is shown to everybody who asks: hands come minutes late anyway. */
const FRESH_MS = 5_000;
const MOST_KEPT = 50;

/** Games as they were when spectators may see all hands. */
export class DelayedTables {
  readonly #storage: Storage;
  readonly #kept = new Map<string, Kept>();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Nothing if the game had not begun by then. */
  of(game: StoredGame, now: number): Promise<Table | undefined> {
    const key = `${game.id} ${game.status}`;
    const kept = this.#kept.get(key);
    if (kept && now >= kept.at && now < kept.at + FRESH_MS) return kept.table;
    const table = delayedTable(this.#storage, game, now);
    this.#kept.delete(key);
    this.#kept.set(key, { at: now, table });
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    table.catch(() => this.#kept.delete(key));
    return table;
  }
}

interface Kept {
  readonly at: number;
  readonly table: Promise<Table | undefined>;
}
