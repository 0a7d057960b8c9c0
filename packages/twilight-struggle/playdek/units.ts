/**
 * A log as a flat list of units: every header and every simple line is one. A header line
 * `PLACE: CARD: REST` is two units that share a line.
 */
import { formatLine } from './lines.ts';
import type { CardRef, Header, LogLine, Place, Simple, Statement } from './statements.ts';

/** A header without what follows it on its line. Without `cards`: its card could not be read. */
export interface Head {
  readonly kind: 'head';
  readonly at: Place;
  readonly cards: readonly CardRef[] | undefined;
}

/** A unit of a log that is written. */
export interface Unit {
  readonly statement: Head | Simple;
  /** Empty lines before it. */
  readonly blanks: number;
  /** How many units of the clean-up stand before it, where it belongs to one. */
  readonly cleanup?: number;
}

/** A unit of a log that was read, with its place in the file. */
export interface ReadUnit {
  readonly statement: Head | Simple;
  readonly line: number;
  readonly key: string;
}

export const toHeader = ({ at, cards }: Head, rest?: Simple): Header => ({
  kind: 'header',
  at,
  ...(cards && { cards }),
  ...(rest && { rest }),
});

/** The number in the header of a clean-up is not its turn, and differs within one log. */
const CLEANUP = '(clean-up)';

/** What two units are compared by: their text without what carries no news, as asterisks. */
export function keyOf(statement: Head | Simple): string {
  if (statement.kind === 'head' && statement.at.phase === 'cleanup') return CLEANUP;
  const text = formatLine(statement.kind === 'head' ? toHeader(statement) : statement);
  return text.replaceAll('*', '');
}

/** Whether it is the header of a play whose card could not be read. */
export const isUnread = ({ at, cards }: Head): boolean =>
  cards === undefined && (at.phase === 'action' || at.phase === 'headline');

export function toUnits(lines: readonly LogLine[]): ReadUnit[] {
  const units: ReadUnit[] = [];
  const add = (statement: Head | Simple, line: number): void => {
    if (statement.kind === 'blank') return;
    if (statement.kind === 'joined') {
      for (const part of statement.parts) add(part, line);
    } else if (statement.kind !== 'head' || statement.at.phase !== 'none') {
      // The nameless header `: :` says nothing; it may stand before any line or alone.
      units.push({ statement, line, key: keyOf(statement) });
    }
  };
  for (const each of lines) {
    if (each.kind !== 'header') {
      add(each, each.line);
      continue;
    }
    add({ kind: 'head', at: each.at, cards: each.cards }, each.line);
    if (each.rest) add(each.rest, each.line);
  }
  return units;
}

/** The statements of the lines, headers joined with what follows them. */
export function toStatements(units: readonly Unit[]): Statement[] {
  const statements: Statement[] = [];
  for (let i = 0; i < units.length; i++) {
    const { statement, blanks } = units[i];
    for (let n = 0; n < blanks; n++) statements.push({ kind: 'blank' });
    if (statement.kind !== 'head') {
      statements.push(statement);
      continue;
    }
    const next = units[i + 1];
    const isJoined = next && next.statement.kind !== 'head' && next.blanks === 0;
    statements.push(toHeader(statement, isJoined ? (next.statement as Simple) : undefined));
    if (isJoined) i++;
  }
  return statements;
}
