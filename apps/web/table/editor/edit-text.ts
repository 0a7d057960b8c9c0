import { readFields, readNumbers, withField, writeNumbers } from '@brink/kernel';

/** The text of a position is the document: every edit makes another text of it. */

/** The words of a field; none if it is not there. */
export const wordsOf = (text: string, field: string): readonly string[] =>
  readFields(text).fields.get(field) ?? [];

const UNKNOWN = /^x(\d{1,2})$/;
/** More cards than a hand can hold are of no use. */
const MOST_UNKNOWN = 15;

/** The cards that a field names. */
export const cardsOf = (text: string, field: string): readonly number[] =>
  readNumbers(
    wordsOf(text, field).filter((word) => !UNKNOWN.test(word)),
    field,
  ).toSorted((a, b) => a - b);

/** How many cards of a hand are not known. */
export const unknownOf = (text: string, field: string): number =>
  wordsOf(text, field).reduce((sum, word) => sum + Number(UNKNOWN.exec(word)?.[1] ?? 0), 0);

function withCards(text: string, field: string, cards: readonly number[], unknown: number): string {
  const known = writeNumbers([...new Set(cards)].toSorted((a, b) => a - b));
  return withField(text, field, unknown > 0 ? [...known, `x${unknown}`] : known);
}

export const setUnknown = (text: string, field: string, count: number): string =>
  withCards(text, field, cardsOf(text, field), Math.max(0, Math.min(MOST_UNKNOWN, count)));

/** What somebody has seen of cards is true no longer where they are moved. */
const isKnowledge = (field: string): boolean => /-(knows|lacks)$|^since-reshuffle$/.test(field);

/** Moves a card to the place of that field; without one to where it lies if nothing is said. */
export function moveCard(
  text: string,
  card: number,
  to: string | undefined,
  fields: readonly string[],
): string {
  let moved = text;
  for (const field of readFields(text).fields.keys()) {
    if (!fields.includes(field) && !isKnowledge(field)) continue;
    const cards = cardsOf(moved, field);
    if (!cards.includes(card)) continue;
    const rest = cards.filter((each) => each !== card);
    moved = withCards(moved, field, rest, unknownOf(moved, field));
  }
  if (to === undefined) return moved;
  return withCards(moved, to, [...cardsOf(moved, to), card], unknownOf(moved, to));
}

/** Names and values in turn: influence by country, unrest by province. */
export function pairsOf(text: string, field: string): ReadonlyMap<string, string> {
  const words = wordsOf(text, field);
  return new Map(words.flatMap((word, i) => (i % 2 === 0 ? [[word, words[i + 1] ?? '']] : [])));
}

/** Sets one of them; without a value it goes. */
export function setPair(text: string, field: string, name: string, value?: string): string {
  const pairs = new Map(pairsOf(text, field));
  if (value === undefined) pairs.delete(name);
  else pairs.set(name, value);
  return withField(text, field, [...pairs].flat());
}

const NONE = 'none';

export const membersOf = (text: string, field: string): readonly string[] =>
  wordsOf(text, field).filter((word) => word !== NONE);

/** Adds a member to a set, or takes it out. */
export function toggle(text: string, field: string, member: string): string {
  const now = membersOf(text, field);
  const next = now.includes(member) ? now.filter((each) => each !== member) : [...now, member];
  return withField(text, field, next);
}

/** A row of numbers, one of which is set; those that are left out are 0. */
export function setNumber(text: string, field: string, index: number, value: number): string {
  const words = wordsOf(text, field);
  const numbers = Array.from({ length: Math.max(words.length, index + 1) }, (_, i) =>
    i === index ? `${value}` : (words[i] ?? '0'),
  );
  while (numbers.length > 1 && numbers.at(-1) === '0') numbers.pop();
  return withField(text, field, numbers);
}

export const numberOf = (text: string, field: string, index = 0): number =>
  Number(wordsOf(text, field)[index] ?? 0);
