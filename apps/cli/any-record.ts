import { readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import {
  OptionError,
  RecordError,
  numberRecord,
  parseNamedRecord,
  parseRecord,
  replay,
  type GameRecord,
} from '@brink/kernel';
import { importLog, type ImportResult } from '@brink/twilight-struggle/playdek/import';
import { UserError } from './errors.ts';
import { gameNamed, gameWith } from './games.ts';

/** A record by integers or by names. */
export function parseAnyRecord(text: string): GameRecord {
  const named = parseNamedRecord(text);
  return named ? numberRecord(gameWith(named.game, named.options), named) : parseRecord(text);
}

/** A record that is imported as it is. */
export function importRecord(text: string): ImportResult {
  const record = parseAnyRecord(text);
  const { length } = record.choices;
  const { ended } = record;
  return {
    lines: length,
    matched: length,
    unknown: 0,
    unknownLines: [],
    readings: [],
    firstDivergence: undefined,
    ending: ended ? { how: 'told', ...ended } : { how: 'open' },
    record,
    partial: undefined,
  };
}

const LOGS = new Set(['.txt', '.log']);

/** The files named, and the logs in the folders named. */
export function* filesOf(operands: readonly string[]): Iterable<string> {
  for (const operand of operands) {
    const stat = statSync(operand, { throwIfNoEntry: false });
    if (!stat) throw new UserError(`there is no file ${operand}`);
    if (!stat.isDirectory()) {
      yield operand;
      continue;
    }
    const inside = readdirSync(operand, { recursive: true, encoding: 'utf8' })
      .filter((name) => LOGS.has(extname(name).toLowerCase()))
      .toSorted()
      .map((name) => join(operand, name));
    if (inside.length === 0) throw new UserError(`${operand} holds no .txt or .log file`);
    yield* inside;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

/** What a file holds: a record, or a log that is replayed. */
export function resultOf(file: string): ImportResult {
  const text = read(file);
  try {
    return extname(file) === '.json' ? importRecord(text) : importLog(text);
  } catch (error) {
    if (error instanceof RecordError) throw new UserError(`${file}: ${error.message}`);
    throw error;
  }
}

function checkPlays(file: string, record: GameRecord): void {
  try {
    replay(gameNamed(record.game), record);
  } catch (error) {
    const isTheirs = error instanceof RecordError || error instanceof OptionError;
    throw isTheirs ? new UserError(`${file}: ${error.message}`) : error;
  }
}

/**
 * The games of files and folders, which can be played from beginning to end; a log that breaks off
 * ends as its last position lets expect.
 */
export function recordsOf(operands: readonly string[]): GameRecord[] {
  return [...filesOf(operands)].map((file) => {
    const { record, partial, ending } = resultOf(file);
    const found = record ?? partial;
    if (!found) throw new UserError(`${file}: no game can be read`);
    checkPlays(file, found);
    const end = ending.how === 'open' ? ending.likely : ending;
    return found.ended || !end ? found : Object.assign({}, found, { ended: end });
  });
}
