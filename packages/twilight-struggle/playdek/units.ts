/**
 * A log as a flat list of units: every header and every simple line is one, with the number of
 * empty lines before it. A header line `PLACE: CARD: REST` is two units that share a line.
 */
import { formatLine } from './lines.ts';
import type { CardRef, Header, LogLine, Place, Simple, Statement } from './statements.ts';

/** A header without what follows it on its line. */
export interface Head {
  readonly kind: 'head';
  readonly at: Place;
  readonly cards: readonly CardRef[] | undefined;
}

export interface Unit {
  readonly statement: Head | Simple;
  /** Empty lines before it. */
  readonly blanks: number;
}

/** A unit of a log that was read, with its place in the file. */
export interface ReadUnit extends Unit {
  readonly line: number;
  readonly key: string;
}

export const toHeader = ({ at, cards }: Head, rest?: Simple): Header => ({
  kind: 'header',
  at,
  ...(cards && { cards }),
  ...(rest && { rest }),
});

/** What two units are compared by: their text without asterisks, which carry no news. */
export function keyOf(statement: Head | Simple): string {
  const text = formatLine(statement.kind === 'head' ? toHeader(statement) : statement);
  return text.replaceAll('*', '');
}

export function toUnits(lines: readonly LogLine[]): ReadUnit[] {
  const units: ReadUnit[] = [];
  let blanks = 0;
  const add = (statement: Head | Simple, line: number): void => {
    units.push({ statement, blanks, line, key: keyOf(statement) });
    blanks = 0;
  };
  for (const each of lines) {
    const { line } = each;
    if (each.kind === 'blank') {
      blanks++;
    } else if (each.kind === 'header') {
      add({ kind: 'head', at: each.at, cards: each.cards }, line);
      if (each.rest) add(each.rest, line);
    } else {
      add(each, line);
    }
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
