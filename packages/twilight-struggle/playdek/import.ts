/** A text log of the Playdek edition as a record. */
import type { GameRecord } from '@brink/kernel';
import { twilightStruggle } from '../package.ts';
import { endingOf, type Ending } from './ending.ts';
import { linesOf, traitsOfHabits, type LogTraits } from './export.ts';
import { findGame, type Attempt } from './find-game.ts';
import { editsBetween, habitsOf } from './layout.ts';
import { formatLine, isUnknown, parse } from './lines.ts';
import { isBeginning } from './names.ts';
import { LogError, readPreamble, type LogProblem, type Preamble } from './preamble.ts';
import { ruleOf } from './rules.ts';
import { wayBefore } from './search.ts';
import type { LogLine, SimpleOf } from './statements.ts';
import { isUnread, toHeader, toUnits, type ReadUnit, type Unit } from './units.ts';

/** A line of the file that could not be read. */
export interface UnknownLine {
  readonly line: number;
  readonly text: string;
}

/** Where reading stops, and why. */
export interface Divergence {
  /** The file is no log of this kind; a play could not be read; log and rules say different things. */
  readonly kind: 'format' | 'unread' | 'rules';
  readonly line: number;
  readonly log: string;
  /** What the rules say instead; of a file that is no log, why. */
  readonly engine: string;
  readonly rule: string;
  /** Of a file that is no log: why, for other languages. */
  readonly problem?: LogProblem;
  /** The nearest line before it that was not understood: likely the cause. */
  readonly cause?: UnknownLine;
}

/** Lines that are read otherwise than they stand. */
export interface Reading {
  /** Left out because they stand twice, read behind what follows them, or filled in. */
  readonly kind: 'repeated' | 'moved' | 'supplied';
  readonly from: number;
  readonly to: number;
  /** What the record has for something that the log has lost. */
  readonly supplied?: string;
}

export interface ImportResult {
  /** Lines of the file, empty ones among them. */
  readonly lines: number;
  readonly matched: number;
  readonly unknown: number;
  readonly unknownLines: readonly UnknownLine[];
  readonly readings: readonly Reading[];
  readonly firstDivergence: Divergence | undefined;
  /** How the game ended, as far as the log tells. */
  readonly ending: Ending;
  /** The game, if every line that was understood has been found in it. */
  readonly record: GameRecord | undefined;
  /** Otherwise the game up to the line where reading stopped, if it has begun by then. */
  readonly partial: GameRecord | undefined;
}

const textOf = (statement: Unit['statement']): string =>
  formatLine(statement.kind === 'head' ? toHeader(statement) : statement);

const OPEN: Ending = { how: 'open' };

const unknownLinesOf = (lines: readonly LogLine[]): UnknownLine[] =>
  lines.filter(isUnknown).map(({ line, raw }) => ({ line, text: raw.trim() }));

/** What is the same in every result. */
interface Counts {
  readonly lines: number;
  readonly unknown: number;
  readonly unknownLines: readonly UnknownLine[];
}

function failed(
  counts: Counts,
  divergence: Divergence,
  readings: readonly Reading[] = [],
  partial?: GameRecord,
): ImportResult {
  const { unknownLines } = counts;
  const before = unknownLines.filter(({ line }) => line < divergence.line);
  const cause = divergence.kind === 'rules' ? before.at(-1) : undefined;
  return {
    ...counts,
    matched: divergence.line - 1 - before.length,
    readings,
    firstDivergence: { ...divergence, ...(cause && { cause }) },
    ending: OPEN,
    record: undefined,
    partial,
  };
}

/** Replays a log through the engine, choice by choice, and compares all that it says. */
export function importLog(text: string): ImportResult {
  const lines = withoutCutLine(parse(text));
  const unknownLines = unknownLinesOf(lines);
  const counts = { lines: lines.length, unknown: unknownLines.length, unknownLines };
  try {
    return replayLog(text, lines, counts);
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    const { line, problem, message } = error;
    const log = lines[line - 1]?.raw ?? '';
    const divergence = { kind: 'format', line, log, engine: message, rule: 'log format' } as const;
    return failed(counts, { ...divergence, problem });
  }
}

/**
 * The last line of a file that breaks off may be cut in the middle: without a line end it counts
 * only if it is as the log mod writes it, and could not be the beginning of another.
 */
function withoutCutLine(lines: readonly LogLine[]): readonly LogLine[] {
  const last = lines.at(-1);
  if (!last || last.eol !== '' || last.kind === 'blank') return lines;
  const isExact = [false, true].some((isShort) => formatLine(last, isShort) === last.raw.trim());
  const body = last.kind === 'header' ? last.rest : last;
  const cards = last.kind === 'header' && !last.rest ? (last.cards ?? []) : [];
  const named = body && 'card' in body ? [body.card] : cards;
  const mayGoOn = named.some(isBeginning) || (last.kind === 'header' && !last.raw.endsWith(':'));
  return isExact && !mayGoOn ? lines : [...lines.slice(0, -1), cutLine(last)];
}

const cutLine = ({ line, raw, eol }: LogLine): LogLine => ({
  kind: 'unknown',
  text: raw,
  line,
  raw,
  eol,
});

/** Without what could not be read, and without the word on who has won. */
const isOfGame = ({ statement: s }: ReadUnit): boolean =>
  s.kind !== 'unknown' && s.kind !== 'game-end';

function replayLog(text: string, lines: readonly LogLine[], counts: Counts): ImportResult {
  const all = toUnits(lines);
  const preamble = readPreamble(all, text);
  const units = all.slice(preamble.units.length).filter(isOfGame);
  const end = all.findLast(({ statement: s }) => s.kind === 'game-end');
  if (units.length === 0)
    throw new LogError(lines.length, 'noGame', 'the log ends before the game begins');
  const attempt = findGame(preamble.options, units);
  const { search, choices } = attempt;
  const readings = readingsOf(attempt);
  const last = lines.at(-1)!;
  if (!choices) {
    // A line cut in the middle may look like another one.
    const isCut = last.eol === '' && search.units[search.parting.at]?.line === last.line;
    if (isCut && last.kind !== 'unknown') {
      const shorter = [...lines.slice(0, -1), cutLine(last)];
      const unknownLines = unknownLinesOf(shorter);
      return replayLog(text, shorter, { ...counts, unknown: unknownLines.length, unknownLines });
    }
    const divergence = divergenceOf(attempt, last.line);
    return failed(counts, divergence, readings, partialOf(attempt, preamble, divergence.line));
  }
  const told = end?.statement as SimpleOf<'game-end'> | undefined;
  const { ending, conclusion, contradicts } = endingOf(search.game, search.units.at(-1)!, told);
  if (end && contradicts) {
    const divergence = {
      kind: 'rules',
      line: end.line,
      log: textOf(end.statement),
      engine: contradicts,
      rule: ruleOf(end.statement),
    } as const;
    return failed(counts, divergence, readings, partialOf(attempt, preamble, end.line));
  }
  const rest = search.writer.units.slice(search.said);
  const isEndTold = told !== undefined && rest.every(({ statement: s }) => s.kind === 'game-end');
  const isWhole =
    (rest.length === 0 || isEndTold) && search.writer.pending(search.game).length === 0;
  const plain: GameRecord = {
    ...recordOf(attempt, preamble, [...choices, ...conclusion]),
    ...(ending.how === 'told' && { ended: { manner: ending.manner, winner: ending.winner } }),
  };
  const record = withTraits(plain, text, lines, preamble, {
    ...(!(isWhole && conclusion.length === 0) && { told: `${search.said}` }),
  });
  return {
    ...counts,
    matched: counts.lines - counts.unknown,
    readings,
    firstDivergence: undefined,
    ending,
    record,
    partial: undefined,
  };
}

const recordOf = (
  { options }: Attempt,
  { players }: Preamble,
  choices: readonly number[],
): GameRecord => ({
  format: 'brink-record',
  version: 1,
  game: twilightStruggle.id,
  rules: twilightStruggle.revision,
  options,
  choices,
  about: { source: 'Playdek', ...players },
});

/** The game up to where reading stopped; undefined if nothing has been done by then. */
function partialOf(attempt: Attempt, preamble: Preamble, line: number): GameRecord | undefined {
  const { choices, told } = wayBefore(attempt.search.parting);
  if (told === 0) return undefined;
  const record = recordOf(attempt, preamble, choices);
  return { ...record, about: { ...record.about, told: `${told}`, stoppedAt: `${line}` } };
}

/** The record with all that is needed to give back the file. */
function withTraits(
  record: GameRecord,
  text: string,
  lines: readonly LogLine[],
  { units }: Preamble,
  traits: LogTraits,
): GameRecord {
  const isCrlf = lines[0].eol === '\r\n' && !/(?<!\r)\n/.test(text);
  const file = (isCrlf ? text.replaceAll('\r\n', '\n') : text).split('\n');
  const preamble = file.slice(0, units.at(-1)!.line).join('\n');
  const about = {
    ...record.about,
    preamble,
    ...traitsOfHabits(habitsOf(lines)),
    ...traits,
    ...(isCrlf && { lineEnd: 'crlf' }),
  };
  const edits = editsBetween(linesOf({ ...record, about }), file);
  return {
    ...record,
    about: { ...about, ...(edits.length > 0 && { edits: JSON.stringify(edits) }) },
  };
}

/** What was read otherwise than it stands. */
function readingsOf({ repairs, search }: Attempt): Reading[] {
  const readings: Reading[] = repairs.map(({ kind, from, to }) => ({ kind, from, to }));
  for (const { statement: s, line } of search.units) {
    if (s.kind !== 'choose-region' || s.region) continue;
    const said = search.writer.units.find(({ statement }) => statement.kind === 'choose-region');
    if (!said) continue;
    readings.push({ kind: 'supplied', from: line, to: line, supplied: textOf(said.statement) });
  }
  return readings.toSorted((a, b) => a.from - b.from);
}

function divergenceOf({ search }: Attempt, end: number): Divergence {
  const { parting, units } = search;
  const unit = units[parting.at];
  const log = unit ? textOf(unit.statement) : '';
  const line = unit?.line ?? end;
  if (unit?.statement.kind === 'head' && isUnread(unit.statement)) {
    const engine = 'the card of this play could not be read';
    return { kind: 'unread', line, log, engine, rule: 'log format' };
  }
  const { said, prompt } = parting;
  return {
    kind: 'rules',
    line,
    log,
    engine: said ? textOf(said) : `nothing of the kind (${prompt ?? 'the game is over'})`,
    rule: ruleOf(unit?.statement ?? said),
  };
}
