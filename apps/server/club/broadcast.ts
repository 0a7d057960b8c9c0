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

/** A game as it was when spectators may see all hands; nothing if it had not begun by then. */
export async function delayedTable(
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
  const read = (count: number, hear?: (table: Table, row: JournalRow) => void): Table => {
    const table = new Table(kind, game, game.clock, secret);
    for (const row of rows.slice(0, count)) {
      table.read(row);
      hear?.(table, row);
    }
    return table;
  };
  const moments: Moment[] = [];
  const whole = read(rows.length, ({ session }, { at }) =>
    moments.push({ at, turn: turnsIn(session.log) }),
  );
  const shown = shownOf(moments, { now, delay, isOver: whole.result !== undefined });
  if (shown === 0) return undefined;
  return shown === rows.length ? whole : read(shown);
}
