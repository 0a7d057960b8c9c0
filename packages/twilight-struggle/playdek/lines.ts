/**
 * Text logs of the Playdek edition (log mod "TSEspionage"): `parse` turns a file into typed
 * statements, one a line, and `format` gives back the same text to the byte. A line that could
 * not be written back exactly as it stood is `unknown`.
 *
 * The mod writes entries `NAME: CARD: DETAIL`; the detail runs over several lines and may be
 * empty. Only the first line of an entry has a header.
 */
import { readSimple, sideName, writeSimple } from './forms.ts';
import { cardName, cardOf, type CardRef } from './names.ts';
import type { Header, Layout, LogLine, Place, Simple, Statement } from './statements.ts';

export type * from './statements.ts';

function placeName(at: Place): string {
  switch (at.phase) {
    case 'setup':
      return 'SETUP';
    case 'headline':
      return `Turn ${at.turn}, Headline Phase`;
    case 'action':
      return `Turn ${at.turn}, ${sideName(at.side)} AR${at.round}`;
    case 'cleanup':
      return `Turn ${at.turn}, Cleanup`;
    case 'none':
      return '';
  }
}

const PLACE = /^(?:(SETUP)|Turn (\d+), (?:(Headline Phase)|(Cleanup)|(US|USSR) AR(\d+)))(?=:|$)/;

/** The place a line begins with, if it is a header. */
function readPlace(text: string): Place | undefined {
  if (text === ':' || text.startsWith(': ')) return { phase: 'none' };
  const match = PLACE.exec(text);
  if (!match) return undefined;
  const [, setup, turn, headline, cleanup, side, round] = match;
  if (setup) return { phase: 'setup' };
  if (headline) return { phase: 'headline', turn: Number(turn) };
  if (cleanup) return { phase: 'cleanup', turn: Number(turn) };
  return {
    phase: 'action',
    turn: Number(turn),
    side: side === 'USSR' ? 'ussr' : 'us',
    round: Number(round),
  };
}

/** The cards between the two colons of a header: two in the headline phase, or none. */
function readCards(text: string): CardRef[] | undefined {
  if (text === '') return [];
  const cards = text.split(' & ').map(cardOf);
  return cards.every((card) => card !== undefined) ? cards : undefined;
}

function readHeader(text: string): Header | undefined {
  const at = readPlace(text);
  if (!at) return undefined;
  const body = text.slice(placeName(at).length);
  const header = (cards: CardRef[] | undefined, rest: string): Header => ({
    kind: 'header',
    at,
    cards,
    rest: rest === '' ? undefined : readSimple(rest),
  });
  const [, names, rest] = /^: ?(.*?):(?: (.*))?$/.exec(body) ?? [];
  const cards = names === undefined ? undefined : readCards(names);
  const found = cards ? header(cards, rest ?? '') : header(undefined, body.replace(/^: /, ''));
  return writeHeader(found) === text ? found : undefined;
}

function writeHeader({ at, cards, rest }: Header): string {
  const label = placeName(at);
  const tail = rest && writeSimple(rest);
  if (!cards) return tail === undefined ? label : `${label}: ${tail}`;
  const entry = `${label}: ${cards.map(cardName).join(' & ')}:`;
  return tail === undefined ? entry : `${entry} ${tail}`;
}

/** One line without its line end and trailing blanks. */
export function parseLine(text: string): Statement {
  return readHeader(text) ?? readSimple(text);
}

export function formatLine(statement: Statement): string {
  return statement.kind === 'header' ? writeHeader(statement) : writeSimple(statement);
}

export function parse(text: string): LogLine[] {
  const lines: LogLine[] = [];
  for (const [whole, raw, eol] of text.matchAll(/([^\n]*?)(\r?\n|$)/g)) {
    if (whole === '') continue;
    const pad = /[ \t]*$/.exec(raw)![0];
    const statement = parseLine(raw.slice(0, raw.length - pad.length));
    lines.push({ ...statement, line: lines.length + 1, raw, pad, eol: eol as Layout['eol'] });
  }
  return lines;
}

/** The text of the statements; those without a layout end in a plain line feed. */
export function format(statements: Iterable<Statement & Partial<Layout>>): string {
  let text = '';
  for (const s of statements) text += formatLine(s) + (s.pad ?? '') + (s.eol ?? '\n');
  return text;
}

/** The statement of a line itself, past the header in front of it. None: a header alone. */
export function bodyOf(statement: Statement): Simple | undefined {
  return statement.kind === 'header' ? statement.rest : statement;
}

/** True where the line, or what follows its header, was not understood. */
export function isUnknown(statement: Statement): boolean {
  return bodyOf(statement)?.kind === 'unknown';
}
