import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseRecord, replay, writeRecord } from '@brink/kernel';
import { twilightStruggle } from '../package.ts';
import { exportLog } from './export.ts';
import { importLog } from './import.ts';
import { format, isUnknown, parse } from './lines.ts';

/** Third-party games beside the project; they are no part of it. */
const games = fileURLToPath(new URL('../../../../shared/games/', import.meta.url));
const present = existsSync(games);
const files = present ? readdirSync(games).filter((name) => name.endsWith('.txt')) : [];
if (!present) console.log(`SKIPPED: ${games} is absent, no real game was parsed`);

describe.skipIf(!present)('the games of ../shared/games', () => {
  it('are there', () => expect(files.length).toBeGreaterThan(0));

  it.each(files)('%s parses without an unknown line and comes back to the byte', (file) => {
    const text = readFileSync(games + file, 'utf8');
    const lines = parse(text);
    expect(lines.filter(isUnknown).map((l) => `${l.line}: ${l.raw}`)).toEqual([]);
    expect(format(lines)).toBe(text);
  });

  it.each(files)('%s adds up: every coup, war, realignment, space and trap roll', (file) => {
    const wrong = parse(readFileSync(games + file, 'utf8')).filter((l) => {
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
      const text = readFileSync(games + file, 'utf8');
      const { record, ...counts } = importLog(text);
      expect(counts).toEqual({
        lines: parse(text).length,
        matched: parse(text).length,
        unknown: 0,
        firstDivergence: undefined,
      });
      const stored = parseRecord(writeRecord(record!));
      expect(stored).toEqual(record);
      expect(twilightStruggle.violations(replay(twilightStruggle, stored))).toEqual([]);
      expect(exportLog(stored)).toBe(text);
    },
  );
});
