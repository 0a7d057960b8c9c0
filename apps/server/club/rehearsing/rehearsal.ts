import { gameCalled } from '@brink/games';
import { parseRecord, replay, type GameRecord, type LogEntry } from '@brink/kernel';
import type { GameResult } from '@brink/protocol';
import { logIn } from '../../play/snapshot.ts';
import { Table } from '../../play/table.ts';
import type { Archive, Rehearsable } from '../../storage/club/archive-port.ts';
import type { Storage, StoredGame } from '../../storage/port.ts';
import { fingerprintOf } from '../told.ts';

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

/** Judges a page of archived games. */
export type Judge = (page: readonly Rehearsable[]) => Promise<readonly Finding[]>;

const found = <T>(finding: T | undefined): finding is T => finding !== undefined;

export const judgeHere: Judge = async (page) => page.map(rehearseRecord).filter(found);

export interface Aids {
  /** Judges archived games; a pool of threads, or this one. */
  readonly judge?: Judge;
  /** So many pages at the same time. */
  readonly atOnce?: number;
  readonly onProgress?: (done: number, total: number) => void;
}

/** Plays every stored game again under the program at hand; changes nothing. */
export async function rehearse(
  storage: Storage,
  { judge = judgeHere, atOnce = 1, onProgress = () => undefined }: Aids = {},
): Promise<Rehearsal> {
  const { archive } = storage.club;
  const running: StoredGame[] = [];
  for (const status of ['playing', 'held'] as const) {
    running.push(...(await storage.listGames({ status, hidden: true, limit: ALL })));
  }
  const total = running.length + (await archive.size());
  const list: Finding[] = [];
  let games = 0;
  const note = (findings: readonly Finding[], count: number): void => {
    list.push(...findings);
    games += count;
    // Games may end while they are rehearsed.
    onProgress(games, Math.max(games, total));
  };
  for (const game of running) note([await rehearseJournal(storage, game)].filter(found), 1);

  const pages = pagesOf(archive);
  const work = async (): Promise<void> => {
    for (let page = await pages(); page.length > 0; page = await pages()) {
      note(await judge(page), page.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  const changed = list.filter(({ status }) => status === 'changed').length;
  const unreadable = list.length - changed;
  list.sort((a, b) => (a.id < b.id ? -1 : 1));
  return { games, same: games - list.length, changed, unreadable, list };
}

/** Page after page of the archive, whoever asks; an empty one is the end. */
function pagesOf(archive: Archive): () => Promise<readonly Rehearsable[]> {
  let last: Promise<readonly Rehearsable[]> | undefined;
  const after = async (page: readonly Rehearsable[] | undefined): Promise<Rehearsable[]> =>
    page?.length === 0 ? [] : archive.toRehearse(page?.at(-1)!.id ?? '', PAGE);
  return () => (last = last ? last.then(after) : after(undefined));
}
