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
    expect(answer.lines).toEqual([
      `${good}: ${lines} lines, ${lines} matched, 0 unknown`,
      '  breaks off',
      `${bad}: ${lines} lines, 15 matched, 0 unknown`,
      '  line 16 parts from the rules (§8.1 DEFCON)',
      '    log:    DEFCON degrades to 2',
      '    engine: DEFCON degrades to 4',
      '2 files: 1 read, 1 stopped',
    ]);
  });

  test('the same as JSON', async () => {
    const good = fileWith('good.txt', SAMPLE);
    const answer = await brink(importLog, good, '--json');
    expect(answer.code).toBe(0);
    expect(jsonOf(answer)).toEqual({
      files: [
        {
          file: good,
          lines,
          matched: lines,
          unknown: 0,
          unknownLines: [],
          readings: [],
          firstDivergence: null,
          ending: { how: 'open' },
        },
      ],
    });
    const bad = await brink(importLog, fileWith('bad.txt', wrong), '--json');
    expect(bad.code).toBe(1);
    expect(jsonOf(bad)).toMatchObject({ files: [{ matched: 15, firstDivergence: { line: 16 } }] });
  });

  test('lists what was not understood first, and names it as the likely cause', async () => {
    const garbled = SAMPLE.replace('US +1 in Jordan [1][0]', 'US +1 in Jordn [1][0]');
    const answer = await brink(importLog, fileWith('garbled.txt', garbled));
    expect(answer.lines.slice(1)).toEqual([
      '  line 40 not understood: US +1 in Jordn [1][0]',
      expect.stringMatching(/^ {2}line 42 parts from the rules/),
      expect.stringMatching(/^ {4}log: /),
      expect.stringMatching(/^ {4}engine: /),
      '    likely because line 40 was not understood: US +1 in Jordn [1][0]',
    ]);
  });

  test('keeps the game up to there if it is told to, and says what it has written', async () => {
    const out = join(folder, 'records');
    const late = fileWith('late.txt', SAMPLE.replace('[1][0]\n\nEvent: R', '[2][0]\n\nEvent: R'));
    const answer = await brink(importLog, late, '--out', out, '--partial');
    expect(answer.code).toBe(1);
    expect(answer.lines.at(-1)).toBe(`  written up to line 40: ${join(out, 'late.json')}`);
    const record = parseRecord(readFileSync(join(out, 'late.json'), 'utf8'));
    expect(record.about).toMatchObject({ stoppedAt: '40' });
    const without = await brink(importLog, late, '--out', out);
    expect(without.lines.at(-1)).toBe('  nothing written');
  });

  test('takes a folder of logs', async () => {
    for (const name of ['a.txt', 'b.log', 'note.md']) fileWith(name, SAMPLE);
    const answer = await brink(importLog, folder);
    expect(answer.lines.at(-1)).toBe('2 files: 2 read, 0 stopped');
  });

  test.each([
    ['PK\u0003\u0004savedGame', 'VASSAL'],
    ['!VCSK9a8b', 'VASSAL'],
    ['Turn 1: USSR headlines Fidel. DEFCON 5.', 'another edition'],
    ['{"format":"brink-record"}', 'a record'],
    ['Dear Sir,', 'not the log of a game'],
  ])('says what is read instead of %j', async (text, what) => {
    const answer = await brink(importLog, fileWith('other.txt', text));
    expect(answer.code).toBe(1);
    expect(answer.lines[1]).toContain(what);
    expect(answer.lines[1]).toContain('text logs of the Playdek edition');
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
