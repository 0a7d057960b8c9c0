import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { writeRecord } from '@brink/kernel';
import type { Ending, Result } from '@brink/twilight-struggle/playdek/ending';
import type { Divergence, ImportResult, Reading } from '@brink/twilight-struggle/playdek/import';
import { filesOf, resultOf } from '../any-record.ts';
import { command } from '../command.ts';
import { UsageError } from '../errors.ts';

const recordName = (file: string): string => `${basename(file, extname(file))}.json`;
const SIDES = ['US', 'USSR'];

const resultText = ({ winner, manner }: Result): string =>
  winner === undefined ? `a draw (${manner})` : `${SIDES[winner]} wins (${manner})`;

function endingText(ending: Ending): string {
  if (ending.how !== 'open') return resultText(ending);
  return ending.likely ? `breaks off; likely ${resultText(ending.likely)}` : 'breaks off';
}

function readingText({ kind, from, to, supplied }: Reading): string {
  const lines = from === to ? `line ${from}` : `lines ${from}–${to}`;
  const [stand, were] = from === to ? ['stands', 'is'] : ['stand', 'are'];
  if (kind === 'repeated') return `${lines} ${stand} twice and ${were} read once`;
  if (kind === 'moved') return `${lines} ${stand} too early and ${were} read later`;
  return `${lines}: something is lost; "${supplied}" agrees with the rest`;
}

function divergenceLines({ kind, line, log, engine, rule, cause }: Divergence): string[] {
  if (kind === 'format') return [`  line ${line}: ${engine}`];
  if (kind === 'unread')
    return [`  line ${line} was not understood: ${engine}`, `    log:    ${log}`];
  return [
    `  line ${line} parts from the rules (${rule})`,
    `    log:    ${log}`,
    `    engine: ${engine}`,
    ...(cause ? [`    likely because line ${cause.line} was not understood: ${cause.text}`] : []),
  ];
}

/** Not understood, read otherwise, parted, written: in this order. */
function report(file: string, result: ImportResult, written: string | undefined, isOut: boolean) {
  const { lines, matched, unknown, unknownLines, readings, firstDivergence, ending } = result;
  console.log(`${file}: ${lines} lines, ${matched} matched, ${unknown} unknown`);
  // Of what is no log every line would be listed.
  if (firstDivergence?.kind !== 'format') {
    for (const { line, text } of unknownLines)
      console.log(`  line ${line} not understood: ${text}`);
  }
  for (const reading of readings) console.log(`  ${readingText(reading)}`);
  if (firstDivergence) for (const line of divergenceLines(firstDivergence)) console.log(line);
  else console.log(`  ${endingText(ending)}`);
  if (!isOut) return;
  const part = firstDivergence ? ` up to line ${firstDivergence.line}` : '';
  console.log(written === undefined ? '  nothing written' : `  written${part}: ${written}`);
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
  summary: 'replays text logs of Playdek games, and records, through the engine',
  operands: 'FILE|FOLDER…',
  options: {
    out: { type: 'string', about: 'write a record of each game to this folder', value: 'DIR' },
    partial: {
      type: 'boolean',
      about: 'with --out: if a log breaks the rules, write the game up to that point',
    },
    json: { type: 'boolean', about: 'print one JSON object as the last line' },
  },
  help: 'Exit code 1 if a log could not be read to its end; without --partial nothing is written for it.',
  run({ options, operands }) {
    if (operands.length === 0) throw new UsageError('at least one FILE is needed');
    const { out } = options;
    if (options.partial && out === undefined) throw new UsageError('--partial needs --out');
    const names = [...filesOf(operands)];
    if (out !== undefined) checkNames(names);
    const keep = (file: string, { record, partial }: ImportResult): string | undefined => {
      const kept = record ?? (options.partial ? partial : undefined);
      if (!kept || out === undefined) return undefined;
      mkdirSync(out, { recursive: true });
      const written = join(out, recordName(file));
      writeFileSync(written, writeRecord(kept));
      return written;
    };
    const files = names.map((file) => {
      const result = resultOf(file);
      const written = keep(file, result);
      if (!options.json) report(file, result, written, out !== undefined);
      const { lines, matched, unknown, unknownLines, readings, ending } = result;
      const { firstDivergence = null } = result;
      const told = { file, lines, matched, unknown, unknownLines, readings };
      return Object.assign(told, { firstDivergence, ending, written });
    });
    const stopped = files.filter(({ firstDivergence }) => firstDivergence !== null).length;
    if (options.json) console.log(JSON.stringify({ files }));
    else if (files.length > 1) {
      console.log(`${files.length} files: ${files.length - stopped} read, ${stopped} stopped`);
    }
    return stopped === 0 ? 0 : 1;
  },
});
