/** A text log of the Playdek edition as a record. */
import { choose, legal, members, nextActor, CHANCE, type GameRecord } from '@brink/kernel';
import { RESULT, isOver, type Table } from '@brink/struggle';
import { twilightStruggle } from '../package.ts';
import type { LogTraits } from './export.ts';
import { findGame } from './find-game.ts';
import { format, formatLine, parse } from './lines.ts';
import { LogError, readPreamble } from './preamble.ts';
import { ruleOf } from './rules.ts';
import type { Search } from './search.ts';
import { SIDES, type LogLine, type SimpleOf } from './statements.ts';
import { toHeader, toStatements, toUnits, type ReadUnit, type Unit } from './units.ts';

/** Where log and engine part. */
export interface Divergence {
  readonly line: number;
  readonly log: string;
  readonly engine: string;
  readonly rule: string;
}

export interface ImportResult {
  /** Lines of the file, empty ones among them. */
  readonly lines: number;
  readonly matched: number;
  readonly unknown: number;
  readonly firstDivergence: Divergence | undefined;
  /** The game, if every line that was understood has been found in it. */
  readonly record: GameRecord | undefined;
}

const textOf = (statement: Unit['statement']): string =>
  formatLine(statement.kind === 'head' ? toHeader(statement) : statement);

/**
 * What stands behind the last play: a nameless entry, which says nothing, or who has won. Only
 * after final scoring is the victory a line of the game itself.
 */
function isEnd({ statement: s }: ReadUnit): boolean {
  if (s.kind === 'game-end') return s.reason !== 'Final Scoring';
  return s.kind === 'head' && s.at.phase === 'none';
}

function fail(lines: readonly LogLine[], divergence: Divergence): ImportResult {
  const before = lines.filter(({ line }) => line < divergence.line);
  const unknown = (all: readonly LogLine[]): number => all.filter(isNotUnderstood).length;
  return {
    lines: lines.length,
    matched: before.length - unknown(before),
    unknown: unknown(lines),
    firstDivergence: divergence,
    record: undefined,
  };
}

const isNotUnderstood = (line: LogLine): boolean =>
  (line.kind === 'header' ? line.rest?.kind : line.kind) === 'unknown';

/** Replays a log through the engine, choice by choice, and compares all that it says. */
export function importLog(text: string): ImportResult {
  const lines = parse(text);
  try {
    const last = lines.at(-1);
    if (last && last.eol === '' && last.kind === 'unknown') {
      throw new LogError(last.line, 'the file breaks off in the middle of a line');
    }
    return replayLog(lines, toUnits(lines));
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    const raw = lines[error.line - 1]?.raw ?? '';
    return fail(lines, { line: error.line, log: raw, engine: error.message, rule: 'log format' });
  }
}

function replayLog(lines: readonly LogLine[], all: readonly ReadUnit[]): ImportResult {
  const preamble = readPreamble(all);
  const rest = all.slice(preamble.units.length);
  const last = rest.findLastIndex((unit) => !isEnd(unit));
  const ending = rest.slice(last + 1);
  const units = rest.slice(0, last + 1).filter(({ statement }) => statement.kind !== 'unknown');
  const second = units.find(({ statement: s }) => s.kind === 'head' && s.at.phase === 'setup');
  if (second) throw new LogError(second.line, 'another log begins here');
  if (units.length === 0) throw new LogError(lines.length, 'the log ends before the game begins');
  const keepsCleanup = units.some(
    ({ statement: s }) => s.kind === 'head' && s.at.phase === 'cleanup',
  );
  const { search, choices, options } = findGame(preamble.options, units, keepsCleanup);
  const { writer } = search;
  if (!choices) return fail(lines, divergenceOf(search, lines.length));
  const conclusion = conclude(search.game, units.at(-1)!);
  const end = winnerOf(ending);
  const winner = search.game.mem[RESULT] - 1;
  if (end && winner >= 0 && SIDES[winner] !== end.winner) {
    const engine = winner < 2 ? `${SIDES[winner]} has won` : 'a draw';
    const { line } = ending[0];
    return fail(lines, { line, log: textOf(end), engine, rule: ruleOf(end) });
  }
  const unknown = lines.filter(isNotUnderstood).length;
  const isWhole = writer.units.length === units.length && writer.pending(search.game).length === 0;
  const traits: LogTraits = {
    preamble: asLines(preamble.units),
    ...(keepsCleanup && { cleanup: 'kept' }),
    ...((!isWhole || conclusion.length > 0) && { statements: `${units.length}` }),
    ...(ending.length > 0 && { ending: asLines(ending) }),
    ...(unknown > 0 && { unknown: unknownLines(all) }),
    ...(lines[0].eol === '\r\n' && { lineEnd: 'crlf' }),
  };
  return {
    lines: lines.length,
    matched: lines.length - unknown,
    unknown,
    firstDivergence: undefined,
    record: {
      format: 'brink-record',
      version: 1,
      game: twilightStruggle.id,
      options,
      choices: [...choices, ...conclusion],
      ...(end &&
        winner < 0 && { ended: { manner: end.reason, winner: SIDES.indexOf(end.winner) } }),
      about: { source: 'Playdek', ...preamble.players, ...traits },
    },
  };
}

function winnerOf(ending: readonly ReadUnit[]): SimpleOf<'game-end'> | undefined {
  const told = ending.map(({ statement }) => statement).find(({ kind }) => kind === 'game-end');
  return told as SimpleOf<'game-end'> | undefined;
}

/** The text of lines, whatever they ended in. */
const asLines = (units: readonly Unit[]): string =>
  format(toStatements(units)).replaceAll('\r', '');

function unknownLines(all: readonly ReadUnit[]): string {
  const found: [number, number, string][] = [];
  for (const [at, { statement: s, blanks }] of all.entries()) {
    if (s.kind === 'unknown') found.push([at, blanks, s.text]);
  }
  return JSON.stringify(found);
}

function divergenceOf({ parting, units, writer }: Search, end: number): Divergence {
  const unit = units[parting.at];
  const said = parting.said ?? writer.units[parting.at]?.statement;
  return {
    line: unit?.line ?? end,
    log: unit ? textOf(unit.statement) : '',
    engine: said ? textOf(said) : `nothing of the kind (${parting.prompt ?? 'the game is over'})`,
    rule: ruleOf(unit?.statement ?? said),
  };
}

/** A play that ends the game often loses its lines: the choices that end it are not in doubt. */
function conclude(game: Table, last: Unit): number[] {
  const { statement } = last;
  const isCut =
    statement.kind === 'event' || (statement.kind === 'head' && statement.cards?.length === 1);
  if (isOver(game) || !isCut) return [];
  return wayToTheEnd(game, 2) ?? [];
}

function wayToTheEnd(game: Table, depth: number): number[] | undefined {
  const actor = nextActor(game);
  if (depth === 0 || actor === CHANCE) return undefined;
  for (const choice of members(legal(game, actor))) {
    const next = game.clone();
    choose(next, actor, choice);
    const more = isOver(next) ? [] : wayToTheEnd(next, depth - 1);
    if (more) return [choice, ...more];
  }
  return undefined;
}
