import { GAMES } from '@brink/games';
import {
  RecordError,
  nameRecord,
  numberRecord,
  parseNamedRecord,
  parseRecord,
  writeNamedRecord,
  writeRecord,
} from '@brink/kernel';
import { randomGame, recordOf } from '@brink/testkit';
import { describe, expect, test } from 'vitest';
import { importRecord, parseAnyRecord } from './any-record.ts';

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('a record by names comes back with the same integers', () => {
    for (const seed of [1, 2, 3]) {
      const record = recordOf(game, {}, randomGame(game, {}, seed).choices, { seed: `${seed}` });
      const text = writeNamedRecord(nameRecord(game, record));
      const back = numberRecord(game, parseNamedRecord(text)!);
      expect(parseRecord(writeRecord(back))).toEqual(record);
      expect(parseAnyRecord(text)).toEqual(record);
      expect(parseAnyRecord(writeRecord(record))).toEqual(record);
      expect(importRecord(text).record).toEqual(record);
    }
  });

  test('a name that does not fit is told with its place', () => {
    const record = recordOf(game, {}, randomGame(game, {}, 1).choices);
    const named = nameRecord(game, record);
    const choices = named.choices.map((each, i) => (i === 3 ? { ...each, choice: '??' } : each));
    const bad = { ...named, choices };
    expect(() => numberRecord(game, bad)).toThrow(RecordError);
    expect(() => numberRecord(game, bad)).toThrow(/choices\[3\]: "\?\?" is no/);
  });
});

test('other JSON is not a record by names', () => {
  expect(parseNamedRecord('{"format":"brink-record"}')).toBeUndefined();
  expect(parseNamedRecord('no JSON')).toBeUndefined();
});
