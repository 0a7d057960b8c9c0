import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { writeRecord } from '@brink/kernel';
import { importLog, type ImportResult } from '@brink/twilight-struggle/playdek/import';
import { command } from '../command.ts';
import { UsageError, UserError } from '../errors.ts';

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

const recordName = (file: string): string => `${basename(file, extname(file))}.json`;

function report(file: string, result: ImportResult): void {
  const { lines, matched, unknown, firstDivergence } = result;
  console.log(`${file}: ${lines} lines, ${matched} matched, ${unknown} unknown`);
  if (!firstDivergence) return;
  const { line, log, engine, rule } = firstDivergence;
  console.log(`  line ${line} parts from the rules (${rule})`);
  console.log(`    log:    ${log}`);
  console.log(`    engine: ${engine}`);
}

/** Records of different files must not overwrite each other. */
function checkNames(files: readonly string[]): void {
  const names = new Set<string>();
  for (const file of files) {
    const name = recordName(file);
    if (names.has(name)) throw new UsageError(`two files would be written as ${name}`);
    names.add(name);
  }
}

export default command({
  name: 'import',
  summary: 'replays text logs of Playdek games through the engine',
  operands: 'FILE…',
  options: {
    out: { type: 'string', about: 'write a record of each game to this folder', value: 'DIR' },
    json: { type: 'boolean', about: 'print one JSON object as the last line' },
  },
  help: 'Exit code 1 if a log parts from the rules; nothing is written for such a file.',
  run({ options, operands }) {
    if (operands.length === 0) throw new UsageError('at least one FILE is needed');
    if (options.out !== undefined) checkNames(operands);
    const texts = operands.map((file) => ({ file, text: read(file) }));
    const files = texts.map(({ file, text }) => {
      const result = importLog(text);
      if (!options.json) report(file, result);
      const { lines, matched, unknown, firstDivergence = null, record } = result;
      if (record && options.out !== undefined) {
        mkdirSync(options.out, { recursive: true });
        writeFileSync(join(options.out, recordName(file)), writeRecord(record));
      }
      return { file, lines, matched, unknown, firstDivergence };
    });
    if (options.json) console.log(JSON.stringify({ files }));
    return files.every(({ firstDivergence }) => firstDivergence === null) ? 0 : 1;
  },
});
