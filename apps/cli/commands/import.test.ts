import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRecord, writeRecord } from '@brink/kernel';
import { SAMPLE } from '@brink/twilight-struggle/playdek/testing/sample';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brink, jsonOf } from '../testing/brink.ts';
import exportRecord from './export.ts';
import importLog from './import.ts';

const lines = SAMPLE.split('\n').length - 1;
const wrong = SAMPLE.replace('DEFCON degrades to 4', 'DEFCON degrades to 2');

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'brink-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function fileWith(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe('import', { timeout: 60_000 }, () => {
  test('tells how much of each log was found in the game', async () => {
    const good = fileWith('good.txt', SAMPLE);
    const bad = fileWith('bad.txt', wrong);
    const answer = await brink(importLog, good, bad);
    expect(answer.code).toBe(1);
    expect(answer.lines.slice(0, 3)).toEqual([
      `${good}: ${lines} lines, ${lines} matched, 0 unknown`,
      `${bad}: ${lines} lines, 15 matched, 0 unknown`,
      '  line 16 parts from the rules (§8.1 DEFCON)',
    ]);
    expect(answer.lines.slice(3)).toEqual([
      '    log:    DEFCON degrades to 2',
      '    engine: DEFCON degrades to 4',
    ]);
  });

  test('the same as JSON', async () => {
    const good = fileWith('good.txt', SAMPLE);
    const answer = await brink(importLog, good, '--json');
    expect(answer.code).toBe(0);
    expect(jsonOf(answer)).toEqual({
      files: [{ file: good, lines, matched: lines, unknown: 0, firstDivergence: null }],
    });
    const bad = await brink(importLog, fileWith('bad.txt', wrong), '--json');
    expect(bad.code).toBe(1);
    expect(jsonOf(bad)).toMatchObject({ files: [{ matched: 15, firstDivergence: { line: 16 } }] });
  });

  test('writes records of the games that were found, and nothing else', async () => {
    const out = join(folder, 'records');
    const bad = await brink(importLog, fileWith('bad.txt', wrong), '--out', out);
    expect(bad.code).toBe(1);
    expect(existsSync(out)).toBe(false);
    await brink(importLog, fileWith('good.txt', SAMPLE), fileWith('bad.txt', wrong), '--out', out);
    expect(readdirSync(out)).toEqual(['good.json']);
    const record = parseRecord(readFileSync(join(out, 'good.json'), 'utf8'));
    expect(record.game).toBe('twilight-struggle');
  });

  test('a foreign file ends with the line and the reason', async () => {
    const answer = await brink(importLog, fileWith('list.txt', 'milk\nbread\n'));
    expect(answer.code).toBe(1);
    expect(answer.lines.join('\n')).toContain('line 1');
    expect(answer.lines.join('\n')).toContain('not the log of a game');
  });
});

describe('export', { timeout: 60_000 }, () => {
  async function recordFile(): Promise<string> {
    await brink(importLog, fileWith('good.txt', SAMPLE), '--out', folder);
    return join(folder, 'good.json');
  }

  test('to text in both languages', async () => {
    const file = await recordFile();
    const english = await brink(exportRecord, file);
    expect(english.lines).toContain('Action round 1: USSR');
    const russian = await brink(exportRecord, file, '--lang', 'ru');
    expect(russian.lines.join('\n')).toMatch(/[а-я]/);
  });

  test('to JSON gives back the same record', async () => {
    const file = await recordFile();
    const { lines: told } = await brink(exportRecord, file, '--format', 'json');
    const text = readFileSync(file, 'utf8');
    expect(writeRecord(parseRecord(told.join('\n')))).toBe(text);
  });

  test('to the log gives back the same log', async () => {
    const { lines: told } = await brink(exportRecord, await recordFile(), '--format', 'playdek');
    expect(told.join('\n').trimEnd()).toBe(SAMPLE.trimEnd());
  });
});
