import { setImmediate as others } from 'node:timers/promises';
import { gameCalled } from '@brink/games';
import { parseRecord, replay, type LogEntry, type Played } from '@brink/kernel';
import type { Logger } from 'pino';
import type { Storage } from '../storage/port.ts';
import { playedIn } from './facts.ts';

/** Games that are counted before other jobs have their turn. */
const BATCH = 20;

/** Plays a record again to see what was played; nothing where that cannot be told. */
export function playedAgain(text: string): Played | undefined {
  const record = parseRecord(text);
  const game = gameCalled(record.game);
  if (!game) return undefined;
  const log: LogEntry[] = [];
  replay(game, record, (entry) => log.push(entry));
  return playedIn(record, log);
}

/** Counts games that older programs have archived; tells whether more are left. */
export async function exploreArchive({ club }: Storage, log: Logger): Promise<boolean> {
  const found = await club.explorer.unexplored(BATCH);
  const games = new Map<string, Played | undefined>();
  for (const { id, record } of found) {
    try {
      games.set(id, playedAgain(record));
    } catch (error) {
      // A game that cannot be read today is no reason to try it again and again.
      log.warn({ err: error, id }, 'a game of the archive cannot be counted');
      games.set(id, undefined);
    }
    await others();
  }
  if (games.size > 0) await club.explorer.explore(games);
  return found.length === BATCH;
}
