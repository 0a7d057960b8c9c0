import { numberRecord, parseNamedRecord, parseRecord, type GameRecord } from '@brink/kernel';
import type { ImportResult } from '@brink/twilight-struggle/playdek/import';
import { gameWith } from './games.ts';

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
