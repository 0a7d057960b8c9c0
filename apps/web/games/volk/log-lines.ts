import type { BoardLanguage, LogLine, LogPart } from '@brink/board';
import { ALL_SEEING, read, type LogEntry, type Told } from '@brink/kernel';
import { LOG, type LogCode } from '@brink/volk/log';
import type { Prints } from './printed.ts';

type Entry = Pick<LogEntry, 'code' | 'args'>;

type Line = Told<typeof LOG>;

const HEADINGS: ReadonlySet<string> = new Set<LogCode>(['decade', 'stage', 'phase']);
/** Lines that begin something a seat does; the others are consequences. */
const ACTS: ReadonlySet<string> = new Set<LogCode>([
  'takeCard',
  'event',
  'use',
  'discard',
  'draw',
  'drawHidden',
  'leaveOut',
  'policeAction',
  'nuclearWar',
]);
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

const provincesIn = (told: Line): number[] => [
  ...('province' in told ? [told.province] : []),
  ...('envious' in told ? [told.envious] : []),
];

function lineOf(entry: Entry, id: string, prints: Prints, language: BoardLanguage): LogLine {
  const texts = prints.texts[language];
  const told = read(LOG, entry)!;
  const text = texts.log({ ...entry, audience: ALL_SEEING });
  if (HEADINGS.has(told.code)) return { id, kind: 'turn', parts: [text] };
  const prompt = { code: '', args: [], actors: [], choices: [] };
  const names = [
    ...('card' in told && told.card > 0
      ? [
          {
            text: texts.choice({ ...prompt, domain: 'card' }, told.card),
            part: (name: string): LogPart => ({ kind: 'card', id: `${told.card}`, text: name }),
          },
        ]
      : []),
    ...provincesIn(told).map((province) => ({
      text: texts.choice({ ...prompt, domain: 'province' }, province),
      part: (name: string): LogPart => ({ kind: 'country', id: `${province}`, text: name }),
    })),
  ];
  const parts = linked(text, names);
  if (!('seat' in told) || !ACTS.has(told.code)) return { id, kind: 'note', parts };
  return { id, kind: 'play', side: SIDES[told.seat & 1], parts };
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
