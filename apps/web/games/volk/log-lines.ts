import type { BoardLanguage, LogLine, LogPart } from '@brink/board';
import { ALL_SEEING, type LogEntry } from '@brink/kernel';
import type { LogCode } from '@brink/volk/emit';
import type { Prints } from './printed.ts';

type Entry = Pick<LogEntry, 'code' | 'args'>;

const HEADINGS: ReadonlySet<string> = new Set<LogCode>(['decade', 'stage', 'phase']);
/** Lines that begin something a seat does; the others are consequences. */
const SEAT_AT: Readonly<Partial<Record<LogCode, number>>> = {
  takeCard: 0,
  event: 0,
  use: 0,
  discard: 0,
  draw: 0,
  drawHidden: 0,
  leaveOut: 0,
  policeAction: 0,
  nuclearWar: 0,
};
const CARD_AT: Readonly<Partial<Record<LogCode, number>>> = {
  display: 0,
  takeCard: 1,
  use: 1,
  event: 1,
  automaticEvent: 0,
  draw: 1,
  discard: 1,
  police: 0,
  swap: 1,
  peacemaker: 1,
  lookAt: 0,
};
const PROVINCE_AT: Readonly<Partial<Record<LogCode, readonly number[]>>> = {
  unrest: [0],
  protest: [0],
  livingStandard: [0],
  linkedProtest: [0],
  socialist: [0],
  standardLost: [0],
  comparison: [0],
  attack: [0, 1],
};
const SIDES = ['us', 'ussr'] as const;

const quoted = (text: string, name: string): string =>
  text.includes(`«${name}»`) ? `«${name}»` : name;

/** Names in the sentence become things that can be pointed at, with the quotes around them. */
function linked(
  text: string,
  names: readonly { text: string; part: (text: string) => LogPart }[],
): LogPart[] {
  let parts: LogPart[] = [text];
  for (const { text: name, part } of names) {
    parts = parts.flatMap((piece): LogPart[] => {
      if (typeof piece !== 'string' || name === '') return [piece];
      const whole = quoted(piece, name);
      const at = piece.indexOf(whole);
      if (at < 0) return [piece];
      return [piece.slice(0, at), part(whole), piece.slice(at + whole.length)].filter(
        (each) => each !== '',
      );
    });
  }
  return parts;
}

function lineOf(entry: Entry, id: string, prints: Prints, language: BoardLanguage): LogLine {
  const texts = prints.texts[language];
  const code = entry.code as LogCode;
  const text = texts.log({ ...entry, audience: ALL_SEEING });
  if (HEADINGS.has(code)) return { id, kind: 'turn', parts: [text] };
  const cardAt = CARD_AT[code];
  const card = cardAt === undefined ? undefined : entry.args[cardAt];
  const prompt = { code: '', args: [], actors: [], choices: [] };
  const names = [
    ...(card
      ? [
          {
            text: texts.choice({ ...prompt, domain: 'card' }, card),
            part: (name: string): LogPart => ({ kind: 'card', id: `${card}`, text: name }),
          },
        ]
      : []),
    ...(PROVINCE_AT[code] ?? []).map((at) => ({
      text: texts.choice({ ...prompt, domain: 'province' }, entry.args[at]),
      part: (name: string): LogPart => ({ kind: 'country', id: `${entry.args[at]}`, text: name }),
    })),
  ];
  const seatAt = SEAT_AT[code];
  const parts = linked(text, names);
  if (seatAt === undefined) return { id, kind: 'note', parts };
  return { id, kind: 'play', side: SIDES[entry.args[seatAt] & 1], parts };
}

/** The log as lines; those that have not changed since `before` are the same objects. */
export function logLines(
  log: readonly Entry[],
  prints: Prints,
  language: BoardLanguage,
  before: ReadonlyMap<Entry, LogLine> = new Map(),
): { readonly lines: readonly LogLine[]; readonly known: ReadonlyMap<Entry, LogLine> } {
  const known = new Map<Entry, LogLine>();
  const lines = log.map((entry, i) => {
    const old = before.get(entry);
    const line = old?.id === `${i}` ? old : lineOf(entry, `${i}`, prints, language);
    known.set(entry, line);
    return line;
  });
  return { lines, known };
}
