import type { OptionField, OptionValues } from './contract.ts';

/**
 * The text of a position: fields between tildes, each a name and words between points. It needs
 * no escaping in an address. See docs/formats/position.md.
 */
export const POSITION_VERSION = 1;

/** What is wrong with a position, or odd about it: a code and what it speaks of. */
export interface Fault {
  readonly code: string;
  readonly args: readonly (string | number)[];
}

/** What can be wrong with the text of any game. Games add what is impossible on their tables. */
export const TEXT_FAULTS = [
  'notAPosition',
  'version',
  'game',
  'revision',
  'option',
  'unknownField',
  'fieldTwice',
  'fieldMissing',
  'value',
  'cardTwice',
  'tooFewCards',
  'moment',
  'impossible',
] as const;
/** A code of `TEXT_FAULTS`. */
export type TextFault = (typeof TEXT_FAULTS)[number];

/** The text of a position, or the moment of a game, cannot be what was wanted; the fault says why. */
export class PositionError extends Error {
  override name = 'PositionError';
  readonly fault: Fault;

  constructor(code: string, ...args: readonly (string | number)[]) {
    super([code, ...args].join(' '));
    this.fault = { code, args };
  }
}

/** Fields of a position by name, in the order in which they stand. */
export type PositionFields = ReadonlyMap<string, readonly string[]>;

/** The head of a position: whose rules it follows, and what was agreed. */
export interface PositionHead {
  readonly game: string;
  readonly revision: number;
  readonly options: OptionValues;
}

const TEXT = /^[A-Za-z0-9.~-]+$/;
/** Longer than any position: nothing is gained by reading on. */
const LONGEST = 8000;
const OPTIONS = 'options';

/** The id of the game that a position is of, without reading further. */
export const gameOfPosition = (text: string): string | undefined =>
  /^\d+~([a-z0-9-]+)\.\d+(?:~|$)/.exec(text)?.[1];

/** Takes the text of a position apart; the values of its fields are the game's to read. */
export function readFields(text: string): {
  game: string;
  revision: number;
  fields: PositionFields;
} {
  if (text.length > LONGEST || !TEXT.test(text)) throw new PositionError('notAPosition');
  const [version, head = '', ...rest] = text.split('~');
  if (!/^\d+$/.test(version)) throw new PositionError('notAPosition');
  if (Number(version) !== POSITION_VERSION) throw new PositionError('version', version);
  const [game, revision, more] = head.split('.');
  if (!game || more !== undefined || !/^\d{1,3}$/.test(revision ?? '')) {
    throw new PositionError('notAPosition');
  }
  const fields = new Map<string, readonly string[]>();
  for (const field of rest) {
    const [name, ...words] = field.split('.');
    if (name === '' || words.includes('')) throw new PositionError('value', name);
    if (fields.has(name)) throw new PositionError('fieldTwice', name);
    fields.set(name, words);
  }
  return { game, revision: Number(revision), fields };
}

/** The text of fields that follow a head. */
export const writeFields = (
  { game, revision }: Pick<PositionHead, 'game' | 'revision'>,
  fields: PositionFields,
): string =>
  [
    `${POSITION_VERSION}`,
    `${game}.${revision}`,
    ...[...fields].map(([name, words]) => [name, ...words].join('.')),
  ].join('~');

/** The same position with the words of one field changed; without words the field goes. */
export function withField(text: string, name: string, words: readonly string[]): string {
  const { game, revision, fields } = readFields(text);
  const changed = new Map(fields);
  if (words.length > 0) changed.set(name, words);
  else changed.delete(name);
  return writeFields({ game, revision }, changed);
}

/** Cards by number, runs as `4-7`. */
export function writeNumbers(numbers: readonly number[]): string[] {
  const words: string[] = [];
  for (let i = 0; i < numbers.length;) {
    let end = i;
    while (numbers[end + 1] === numbers[end] + 1) end++;
    if (end > i + 1) words.push(`${numbers[i]}-${numbers[end]}`);
    else for (let k = i; k <= end; k++) words.push(`${numbers[k]}`);
    i = end + 1;
  }
  return words;
}

/** The numbers that such words stand for. */
export function readNumbers(words: readonly string[], field: string): number[] {
  return words.flatMap((word) => {
    const found = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(word);
    if (!found) throw new PositionError('value', field, word);
    const first = Number(found[1]);
    const last = Number(found[2] ?? found[1]);
    if (last < first) throw new PositionError('value', field, word);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}

/** A whole number within bounds. */
export function readInteger(
  word: string | undefined,
  field: string,
  min: number,
  max: number,
): number {
  const value = /^-?\d{1,5}$/.test(word ?? '') ? Number(word) : NaN;
  if (!(value >= min && value <= max)) throw new PositionError('value', field, word ?? '');
  return value;
}

type Fields = Readonly<Record<string, OptionField>>;

/** Options that differ from what they are if nothing is said, as names and values in turn. */
export function writeOptions(
  fields: Fields,
  options: OptionValues,
  usual: OptionValues,
): readonly string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => {
    const value = options[name];
    if (JSON.stringify(value) === JSON.stringify(usual[name])) return [];
    if (kind === 'switch') return [name, value === true ? 'on' : 'off'];
    if (kind === 'set') return (value as readonly string[]).flatMap((each) => [name, each]);
    // A deck of one's own is no word: it cannot go into an address.
    if (typeof value === 'object') throw new PositionError('option', name);
    return [name, String(value)];
  });
}

/** The same the other way round, for `parseOptions` to complete and to check. */
export function readOptions(fields: Fields, given: PositionFields): OptionValues {
  const words = given.get(OPTIONS) ?? [];
  const options: Record<string, unknown> = {};
  for (let i = 0; i < words.length; i += 2) {
    const [name, value] = [words[i], words[i + 1]];
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || value === undefined) throw new PositionError('option', name);
    if (field.kind === 'set') {
      options[name] = [...((options[name] as readonly string[] | undefined) ?? []), value];
      continue;
    }
    if (Object.hasOwn(options, name)) throw new PositionError('option', name);
    if (field.kind === 'switch') {
      if (value !== 'on' && value !== 'off') throw new PositionError('option', name);
      options[name] = value === 'on';
    } else {
      options[name] = field.kind === 'number' ? readInteger(value, name, -999, 999) : value;
    }
  }
  return options;
}
