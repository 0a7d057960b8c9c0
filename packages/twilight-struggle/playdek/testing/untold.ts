/**
 * The law of the reader: every public fact of a record that lies within its log stands in the
 * log. It is checked on the bare text, so that it does not believe what the reader believes.
 */
import type { GameRecord } from '@brink/kernel';
import { unitsOf } from '../export.ts';
import { formatLine } from '../lines.ts';
import type { Statement } from '../statements.ts';
import { toStatements, type Unit } from '../units.ts';

/** What is left of a line without blanks, colons, full stops, quotes and asterisks. */
const squeezed = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll(/[^A-Za-z0-9+\-[\]<>=&/()!]/g, '');

/** Nobody tells the clean-up for certain, nor who has won. */
const mustBeTold = ({ cleanup, statement: s }: Unit): boolean =>
  cleanup === undefined && s.kind !== 'game-end' && s.kind !== 'choose-region';

/** A header and the line behind it are two facts: other logs have other lines there. */
function factsOf(statement: Statement): Statement[] {
  if (statement.kind !== 'header' || !statement.rest) return [statement];
  const { rest, ...header } = statement;
  return [header, rest];
}

/** Lines of the record that the log does not have, or not so often. */
export function untold(record: GameRecord, log: string): string[] {
  const lines = log.split(/[\r\n]+/).map(squeezed);
  const counts = new Map<string, number>();
  const missing: string[] = [];
  const statements = toStatements(unitsOf(record).filter(mustBeTold));
  for (const statement of statements.flatMap(factsOf)) {
    const fact = squeezed(formatLine(statement));
    if (fact === '') continue;
    const nth = (counts.get(fact) ?? 0) + 1;
    counts.set(fact, nth);
    if (lines.filter((line) => stands(statement, fact, line)).length < nth) {
      missing.push(formatLine(statement));
    }
  }
  return missing;
}

/** A header without a card is a pass: a line that says more is another fact. */
function stands(statement: Statement, fact: string, line: string): boolean {
  if (statement.kind !== 'header') return line.includes(fact);
  return statement.cards?.length || statement.at.phase === 'headline'
    ? line.startsWith(fact)
    : line === fact;
}
