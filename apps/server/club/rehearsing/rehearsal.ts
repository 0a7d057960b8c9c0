import { gameCalled } from '@brink/games';
import { parseRecord, replay, type GameRecord, type LogEntry } from '@brink/kernel';
import type { GameResult } from '@brink/protocol';
import { logIn } from '../play/snapshot.ts';
import { Table } from '../play/table.ts';
import type { Rehearsable } from '../storage/club/club-port.ts';
import type { Storage, StoredGame } from '../storage/port.ts';
import { fingerprintOf } from './told.ts';

/** A stored game that this program would tell otherwise, or cannot read. */
export interface Finding {
  readonly id: string;
  readonly status: 'changed' | 'unreadable';
  /** The choice of a record or the entry of a journal; none if only the end tells. */
  readonly at?: number;
  readonly why: string;
}

export interface Rehearsal {
  readonly games: number;
  readonly same: number;
  readonly changed: number;
  readonly unreadable: number;
  readonly list: readonly Finding[];
}

const PAGE = 200;
const ALL = 10_000_000;

const resultOf = (record: GameRecord): GameResult | undefined =>
  (record as { result?: GameResult }).result;

/** Plays an archived game again. A game of before fingerprints is held against its result alone. */
export function rehearseRecord({ id, record: text, told }: Rehearsable): Finding | undefined {
  let at = 0;
  try {
    const record = parseRecord(text);
    const kind = gameCalled(record.game);
    if (!kind) return { id, status: 'unreadable', why: `no game is called "${record.game}"` };
    const log: LogEntry[] = [];
    const end = replay(
      kind,
      record,
      (entry) => log.push(entry),
      (_, index) => (at = index),
    );
    const outcome = kind.outcome(end);
    const stored = resultOf(record);
    if (stored && !record.ended && JSON.stringify(outcome) !== JSON.stringify(stored)) {
      const [was, is] = [stored, outcome].map((each) => JSON.stringify(each) ?? 'no end');
      return { id, status: 'changed', why: `the result was ${was} and is ${is}` };
    }
    if (told !== null && told !== fingerprintOf(log)) {
      return { id, status: 'changed', why: 'the log tells something else' };
    }
    return undefined;
  } catch (error) {
    return { id, status: 'unreadable', at, why: (error as Error).message };
  }
}

/**
 * Reads the journal of a game in progress: after every entry the same players must be waited for,
 * and up to the last snapshot the log must be the same.
 */
export async function rehearseJournal(
  storage: Storage,
  game: StoredGame,
): Promise<Finding | undefined> {
  const { id } = game;
  const kind = gameCalled(game.game);
  if (!kind) return { id, status: 'unreadable', why: `no game is called "${game.game}"` };
  const rows = await storage.journal(id, -1);
  const secret = await storage.secretOf(id);
  const snapshot = await storage.snapshot(id);
  const log = snapshot && (await logIn(snapshot));
  let at = 0;
  try {
    const table = new Table(kind, game, game.clock, secret);
    for (const row of rows) {
      at = row.seq;
      table.read(row);
      if (table.waitingPlayers !== row.waiting) {
        return { id, status: 'changed', at, why: 'others have to choose' };
      }
      if (at === snapshot?.seq && log && fingerprintOf(log) !== fingerprintOf(table.session.log)) {
        return { id, status: 'changed', at, why: 'the log tells something else' };
      }
    }
    return undefined;
  } catch (error) {
    return { id, status: 'unreadable', at, why: (error as Error).message };
  }
}

/** Plays every stored game again under the program at hand; changes nothing. */
export async function rehearse(
  storage: Storage,
  onGame: (done: number) => void = () => undefined,
): Promise<Rehearsal> {
  const list: Finding[] = [];
  let games = 0;
  const note = (finding: Finding | undefined): void => {
    if (finding) list.push(finding);
    onGame(++games);
  };
  for (const status of ['playing', 'held'] as const) {
    for (const game of await storage.listGames({ status, hidden: true, limit: ALL })) {
      note(await rehearseJournal(storage, game));
    }
  }
  let after = '';
  for (;;) {
    const page = await storage.club.archive.toRehearse(after, PAGE);
    for (const archived of page) note(rehearseRecord(archived));
    if (page.length < PAGE) break;
    after = page.at(-1)!.id;
  }
  const changed = list.filter(({ status }) => status === 'changed').length;
  const unreadable = list.length - changed;
  return { games, same: games - list.length, changed, unreadable, list };
}
