import { mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  FIRST_REVISION,
  OptionError,
  RecordError,
  Session,
  parseRecord,
  replay,
  setUpAgreed,
  writeRecord,
  type GamePackage,
  type GameRecord,
  type LogEntry,
  type OptionValues,
} from '@brink/kernel';
import { parseAnyRecord } from '../any-record.ts';
import { UserError } from '../errors.ts';

/** Saved games lie here unless the player names a file. */
export const savesFolder = (): string =>
  join(process.env.BRINK_HOME ?? join(homedir(), '.brink'), 'saves');

const two = (n: number): string => `${n}`.padStart(2, '0');

export function newSaveFile(game: string, now = new Date()): string {
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const time = `${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
  return join(savesFolder(), `${game}-${day}-${time}.json`);
}

/** The newest saved game that is not over. */
export function lastSaveFile(): string | undefined {
  try {
    const files = readdirSync(savesFolder())
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(savesFolder(), name))
      .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
    return files.find((file) => {
      const { ended, about } = parseRecord(readFileSync(file, 'utf8'));
      return ended === undefined && about?.over === undefined;
    });
  } catch {
    return undefined;
  }
}

export function readGameFile(file: string): GameRecord {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(`cannot read ${file}: ${(error as Error).message}`);
  }
  try {
    return parseAnyRecord(text);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new UserError(`${file} is no Brink record: ${error.message}`);
  }
}

/** Renaming keeps the old file whole until the new one is. */
export function writeGameFile(file: string, record: GameRecord): void {
  mkdirSync(dirname(file), { recursive: true });
  const scratch = `${file}.${process.pid}.tmp`;
  writeFileSync(scratch, writeRecord(record));
  renameSync(scratch, file);
}

export function newSession(
  game: GamePackage,
  options: OptionValues,
  rules = game.revision,
  position?: string,
): Session {
  const log: LogEntry[] = [];
  try {
    const played = setUpAgreed(game, { options, rules, position }, (entry) => log.push(entry));
    return new Session(played, log);
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    throw new UserError(error.message);
  }
}

export interface Resumed {
  readonly session: Session;
  /** How long the log was before the last choice of each seat. */
  readonly seen: readonly number[];
}

/** The session that a record tells of, with its log and what can be undone. */
export function resumeSession(game: GamePackage, record: GameRecord, file: string): Resumed {
  try {
    replay(game, record);
  } catch (error) {
    if (error instanceof OptionError) throw new UserError(`${file}: options: ${error.message}`);
    if (!(error instanceof RecordError)) throw error;
    throw new UserError(`${file}: ${error.message}`);
  }
  const session = newSession(game, record.options, record.rules ?? FIRST_REVISION, record.position);
  const seen: number[] = [];
  for (const choice of record.choices) {
    const { actor } = session;
    seen[actor] = session.log.length;
    session.choose(actor, choice);
  }
  return { session, seen };
}
