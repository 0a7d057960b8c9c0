/**
 * Text logs of the Playdek edition (log mod "TSEspionage"): `parse` turns a file into typed
 * statements, one a line, and `format` writes statements as that mod does. Logs have been copied
 * by people and tools, so reading forgives what that does to a text; `raw` is the line as it stood.
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

const PLACE =
  /^(?:(SETUP)|Turn\s*(\d+)\s*,?\s*(?:(Headline\s*Phase)|(Cleanup)|(USSR|US)\s*AR\s*(\d+)))(?![A-Za-z0-9])\s*:?\s*/;

/** The place a line begins with, if it is a header, and what follows it. */
function readPlace(text: string): { at: Place; body: string } | undefined {
  if (text.startsWith(':')) return { at: { phase: 'none' }, body: text.slice(1).trim() };
  const match = PLACE.exec(text);
  if (!match) return undefined;
  const [whole, setup, number, headline, cleanup, side, round] = match;
  const body = text.slice(whole.length);
  const turn = Number(number);
  if (setup) return { at: { phase: 'setup' }, body };
  if (headline) return { at: { phase: 'headline', turn }, body };
  if (cleanup) return { at: { phase: 'cleanup', turn }, body };
  const name = side === 'USSR' ? 'ussr' : 'us';
  return { at: { phase: 'action', turn, side: name, round: Number(round) }, body };
}

/** No two names of cards are longer together; else a line of any length is read anew at each word. */
const LONGEST_CARDS = 200;

/** The cards of a header: two in the headline phase. */
function readCards(text: string): CardRef[] | undefined {
  if (text.length > LONGEST_CARDS) return undefined;
  const cards = text.split('&').map((name) => cardOf(name.trim()));
  return cards.every((card) => card !== undefined) ? cards : undefined;
}

type Body = Pick<Header, 'cards' | 'rest'>;

const restOf = (text: string): Simple | undefined => (text === '' ? undefined : readSimple(text));
const isKnown = (statement: Simple | undefined): boolean => statement?.kind !== 'unknown';

/** What follows the place: cards, a colon, the first line; each of them may be missing. */
function readBody(text: string): Body {
  if (text === '' || text.startsWith(':')) return { cards: [], rest: restOf(text.slice(1).trim()) };
  for (let at = text.indexOf(':'); at > 0 && at <= LONGEST_CARDS; at = text.indexOf(':', at + 1)) {
    const cards = readCards(text.slice(0, at));
    if (cards) return { cards, rest: restOf(text.slice(at + 1).trim()) };
  }
  const alone = readCards(text);
  if (alone) return { cards: alone, rest: undefined };
  const rest = readSimple(text);
  if (isKnown(rest)) return { cards: [], rest };
  for (let at = text.lastIndexOf(' ', LONGEST_CARDS); at > 0; at = text.lastIndexOf(' ', at - 1)) {
    const cards = readCards(text.slice(0, at));
    const detail = cards && readSimple(text.slice(at + 1));
    if (cards && isKnown(detail)) return { cards, rest: detail };
  }
  return { cards: undefined, rest };
}

function readHeader(text: string): Header | undefined {
  const place = readPlace(text);
  return place && { kind: 'header', at: place.at, ...readBody(place.body) };
}

/** In the short form `X: :` is `X`, and `X: CARD:` is `X: CARD`. */
function writeHeader({ at, cards = [], rest }: Header, isShort: boolean): string {
  const label = placeName(at);
  const tail = rest ? ` ${writeSimple(rest)}` : '';
  const names = cards.map(cardName).join(' & ');
  if (at.phase === 'cleanup' || (isShort && names === '')) return tail ? `${label}:${tail}` : label;
  return isShort && !tail ? `${label}: ${names}` : `${label}: ${names}:${tail}`;
}

/** The text without what editors, browsers and mail programs put into it. */
const cleaned = (raw: string): string =>
  raw
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll(/[\u2212\u2010-\u2013]/g, '-')
    .replaceAll('\u2014', '--')
    .replaceAll('\u2264', '<=')
    .replaceAll('\u2265', '>=')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** One line without its line end. */
export function parseLine(raw: string): Statement {
  const text = cleaned(raw);
  return readHeader(text) ?? readSimple(text);
}

export function formatLine(statement: Statement, isShort = false): string {
  return statement.kind === 'header' ? writeHeader(statement, isShort) : writeSimple(statement);
}

export function parse(text: string): LogLine[] {
  const lines: LogLine[] = [];
  for (const [whole, raw, eol] of text.matchAll(/([^\r\n]*)(\r\n|\n|\r|$)/g)) {
    if (whole === '') continue;
    lines.push({ ...parseLine(raw), line: lines.length + 1, raw, eol: eol as Layout['eol'] });
  }
  return lines;
}

/** The text of the statements, as the log mod writes them. */
export function format(statements: Iterable<Statement>): string {
  let text = '';
  for (const statement of statements) text += `${formatLine(statement)}\n`;
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
