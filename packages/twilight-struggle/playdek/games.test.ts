import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRecord, replay, writeRecord } from '@brink/kernel';
import { twilightStruggle } from '../package.ts';
import { exportLog } from './export.ts';
import { importLog } from './import.ts';
import { isUnknown, parse } from './lines.ts';
import { files, present } from './testing/known-logs.ts';
import { untold } from './testing/untold.ts';

if (!present) console.log('SKIPPED: the folder of real games is absent, none was read');

describe.skipIf(!present)('the games of ../shared', () => {
  it('are there', () => expect(files.length).toBeGreaterThan(0));

  it.each(files)('%s parses without an unknown line', (file) => {
    const text = readFileSync(file, 'utf8');
    const lines = parse(text);
    expect(lines.filter(isUnknown).map((l) => `${l.line}: ${l.raw}`)).toEqual([]);
  });

  it.each(files)('%s adds up: every coup, war, realignment, space and trap roll', (file) => {
    const wrong = parse(readFileSync(file, 'utf8')).filter((l) => {
      switch (l.kind) {
        case 'coup-roll': {
          const total = l.die + l.ops + l.modifier - 2 * l.stability;
          return total !== l.total || l.success !== total > 0;
        }
        case 'realign-roll':
          return l.total !== l.die + l.modifier;
        case 'war-roll':
          return l.victory !== l.die + l.modifier >= l.needed;
        case 'space-roll':
          return l.success !== l.die <= l.needed;
        case 'trap-roll':
          return l.escaped !== l.die <= l.needed;
        default:
          return false;
      }
    });
    expect(wrong.map((l) => `${l.line}: ${l.raw}`)).toEqual([]);
  });

  it.each(files)(
    '%s replays through the engine, every line, and comes back',
    { timeout: 60_000 },
    (file) => {
      const text = readFileSync(file, 'utf8');
      const { record, lines, matched, unknown, firstDivergence } = importLog(text);
      expect({ matched, unknown, firstDivergence }).toEqual({
        matched: lines,
        unknown: 0,
        firstDivergence: undefined,
      });
      const stored = parseRecord(writeRecord(record!));
      expect(stored).toEqual(record);
      expect(twilightStruggle.violations(replay(twilightStruggle, stored))).toEqual([]);
      expect(exportLog(stored)).toBe(text);
      expect(untold(stored, text)).toEqual([]);
    },
  );
});
