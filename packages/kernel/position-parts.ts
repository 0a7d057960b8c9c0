import type { Game, Rules } from './game.ts';
import type { Layout } from './layout.ts';
import { membersAt } from './mask.ts';
import type { Pile } from './pile.ts';
import {
  PositionError,
  readInteger,
  readNumbers,
  writeNumbers,
  type PositionFields,
} from './position-text.ts';
import type { Random } from './random.ts';

/** A field of a position with its words. */
export type SpelledField = readonly [name: string, words: readonly string[]];

/** Part of what a position says, told by its difference from a bare table. */
export interface PositionPart<R extends Rules> {
  readonly names: readonly string[];
  readonly write: (game: Game<R>, bare: Game<R>) => readonly SpelledField[];
  /** Only fields of its own names are looked at. */
  readonly read: (game: Game<R>, fields: PositionFields, random: Random) => void;
}

/** A part that is one field; without words there is nothing to say. */
export const fieldPart = <R extends Rules>(
  name: string,
  write: (game: Game<R>, bare: Game<R>) => readonly string[],
  read: (game: Game<R>, words: readonly string[]) => void,
): PositionPart<R> => ({
  names: [name],
  write: (game, bare) => {
    const words = write(game, bare);
    return words.length === 0 ? [] : [[name, words]];
  },
  read: (game, fields) => {
    const words = fields.get(name);
    if (!words) return;
    if (words.length === 0) throw new PositionError('value', name);
    read(game, words);
  },
});

/** The name of a field of the memory as one word. */
const wordOf = (name: string): string => name.replaceAll(' ', '-');

/** A row of cells, its values in order up to the last that differs. */
export function cellsPart<R extends Rules>(
  layout: Layout,
  name: string,
  isAlways = false,
): PositionPart<R> {
  const { at, length, min, max } = layout.fields.find((each) => each.name === name)!;
  const word = wordOf(name);
  return fieldPart(
    word,
    ({ mem }, bare) => {
      let count = isAlways ? length : 0;
      for (let i = 0; i < length; i++) if (mem[at + i] !== bare.mem[at + i]) count = i + 1;
      return Array.from({ length: count }, (_, i) => `${mem[at + i]}`);
    },
    ({ mem }, words) => {
      if (words.length > length) throw new PositionError('value', word, words[length]);
      for (const [i, value] of words.entries()) mem[at + i] = readInteger(value, word, min, max);
    },
  );
}

/** Names of what a row of cells or a set is about: countries, provinces, effects. */
export interface Naming {
  readonly nameOf: (index: number) => string;
  readonly indexOf: (name: string) => number | undefined;
}

/** The number that a name stands for, within bounds. */
export function indexIn({ indexOf }: Naming, name: string, word: string, length: number): number {
  const index = indexOf(word);
  if (index === undefined || index < 0 || index >= length) {
    throw new PositionError('value', name, word);
  }
  return index;
}

/** A row of cells by the names of its entries, those that differ. */
export function rowPart<R extends Rules>(
  layout: Layout,
  name: string,
  naming: Naming,
): PositionPart<R> {
  const { at, length, min, max } = layout.fields.find((each) => each.name === name)!;
  return fieldPart(
    name,
    ({ mem }, bare) =>
      Array.from({ length }, (_, i) => i).flatMap((i) =>
        mem[at + i] === bare.mem[at + i] ? [] : [naming.nameOf(i), `${mem[at + i]}`],
      ),
    ({ mem }, words) => {
      for (let i = 0; i < words.length; i += 2) {
        const index = indexIn(naming, name, words[i], length);
        mem[at + index] = readInteger(words[i + 1], name, min, max);
      }
    },
  );
}

const NONE = 'none';

/** A set by the names of its members, if it is not that of the bare table. */
export function membersPart<R extends Rules>(
  name: string,
  at: number,
  size: number,
  naming: Naming,
): PositionPart<R> {
  return fieldPart(
    name,
    ({ sets }, bare) => {
      const here = membersAt(sets, at, size);
      if (`${here}` === `${membersAt(bare.sets, at, size)}`) return [];
      return here.length === 0 ? [NONE] : here.map(naming.nameOf);
    },
    ({ sets }, words) => {
      sets.fill(0, at, at + size);
      if (words.length === 1 && words[0] === NONE) return;
      for (const word of words) {
        const member = indexIn(naming, name, word, size * 32);
        sets[at + (member >> 5)] |= 1 << (member & 31);
      }
    },
  );
}

/** A set of cards by their numbers, empty on a bare table. */
export function cardSetPart<R extends Rules>(
  name: string,
  at: number,
  size: number,
): PositionPart<R> {
  return fieldPart(
    name,
    ({ sets }) => writeNumbers(membersAt(sets, at, size)),
    ({ sets }, words) => {
      for (const card of readNumbers(words, name)) {
        if (card >= size * 32) throw new PositionError('value', name, card);
        sets[at + (card >> 5)] |= 1 << (card & 31);
      }
    },
  );
}

/** Where cards can lie: each place is a set, and a card is in one of them at most. */
export interface CardPlaces<R extends Rules> {
  /** Words of each set. */
  readonly size: number;
  readonly places: readonly (readonly [name: string, at: number])[];
  /** The pile that holds what is not said to lie elsewhere; unknown cards are dealt from it. */
  readonly rest: number;
  /** Its ends, where they may be known. */
  readonly pile?: Pile | undefined;
  readonly isCard: (game: Game<R>, card: number) => boolean;
}

/** Cards that are in no place. */
const OUT = 'out';
/** So many cards that are not known: `x5`. */
const UNKNOWN = /^x(\d{1,2})$/;

const bitAt = (sets: Int32Array, at: number, card: number): boolean =>
  (sets[at + (card >> 5)] & (1 << (card & 31))) !== 0;

const setBit = (sets: Int32Array, at: number, card: number): void => {
  sets[at + (card >> 5)] |= 1 << (card & 31);
};

/** The cards of an end of a pile, the next to be drawn last. */
const endOf = ({ mem }: Game, end: number): number[] =>
  Array.from({ length: mem[end] }, (_, i) => mem[end + 1 + i]);

/** The places of cards: those that do not lie where they would if nothing was said. */
export function cardPlacesPart<R extends Rules>(cards: CardPlaces<R>): PositionPart<R> {
  const { size, places, rest, pile, isCard } = cards;
  const ends: readonly (readonly [string, number])[] = pile
    ? [
        ['top', pile.top],
        ['bottom', pile.bottom],
      ]
    : [];
  const isOut = (game: Game<R>, card: number): boolean =>
    isCard(game, card) &&
    !places.some(([, at]) => bitAt(game.sets, at, card)) &&
    !ends.some(([, end]) => endOf(game, end).includes(card));
  const cardsWhere = (isHere: (card: number) => boolean): string[] =>
    writeNumbers(Array.from({ length: size * 32 }, (_, card) => card).filter(isHere));

  const deal = ({ sets }: Game, hand: number, count: number, random: Random): void => {
    for (let n = 0; n < count; n++) {
      const pool = membersAt(sets, rest, size);
      if (pool.length === 0) throw new PositionError('tooFewCards');
      const card = pool[random.below(pool.length)];
      sets[rest + (card >> 5)] &= ~(1 << (card & 31));
      setBit(sets, hand, card);
    }
  };

  return {
    names: [...places.map(([name]) => name), OUT, ...ends.map(([name]) => name)],
    write: (game, bare) => {
      const told: SpelledField[] = [
        ...places.map(
          ([name, at]) =>
            [
              name,
              cardsWhere((card) => bitAt(game.sets, at, card) && !bitAt(bare.sets, at, card)),
            ] as const,
        ),
        [OUT, cardsWhere((card) => isOut(game, card) && !isOut(bare, card))],
        ...ends.map(([name, end]) => [name, endOf(game, end).map(String)] as const),
      ];
      return told.filter(([, words]) => words.length > 0);
    },
    read: (game, fields, random) => {
      const { mem, sets } = game;
      const seen = new Set<number>();
      const take = (name: string, words: readonly string[]): number[] =>
        readNumbers(words, name).map((card) => {
          if (!isCard(game, card)) throw new PositionError('value', name, card);
          if (seen.has(card)) throw new PositionError('cardTwice', card);
          seen.add(card);
          for (const [, at] of places) sets[at + (card >> 5)] &= ~(1 << (card & 31));
          return card;
        });
      const wordsOf = (name: string): readonly string[] => fields.get(name) ?? [];
      for (const [name, at] of places) {
        const known = wordsOf(name).filter((word) => !UNKNOWN.test(word));
        for (const card of take(name, known)) setBit(sets, at, card);
      }
      take(OUT, wordsOf(OUT));
      for (const [name, end] of ends) {
        const here = take(name, wordsOf(name));
        if (here.length > pile!.room) throw new PositionError('value', name);
        mem[end] = here.length;
        for (const [i, card] of here.entries()) mem[end + 1 + i] = card;
      }
      // Last, when all that is known lies in its place.
      for (const [name, at] of places) {
        for (const word of wordsOf(name)) {
          const found = UNKNOWN.exec(word);
          if (found) deal(game, at, Number(found[1]), random);
        }
      }
    },
  };
}

/** Where every card of a game lies, by the names of places; those in the box lie nowhere. */
export function placesIn<R extends Rules>(
  { places, pile, size, isCard }: CardPlaces<R>,
  game: Game<R>,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (let card = 1; card < size * 32; card++) {
    const place = places.find(([, at]) => bitAt(game.sets, at, card))?.[0];
    if (place !== undefined && isCard(game, card)) found.set(card, place);
  }
  if (pile) for (const card of endOf(game, pile.top)) found.set(card, 'top');
  if (pile) for (const card of endOf(game, pile.bottom)) found.set(card, 'bottom');
  return found;
}

/** What a family says in words of its own, and what need not be said. */
export interface OtherParts {
  /** Fields and sets of the memory that other parts tell, or that follow from the rest. */
  readonly told: ReadonlySet<string>;
  readonly row?: (name: string) => Naming | undefined;
  readonly members?: (name: string) => Naming | undefined;
}

const NUMBERS: Naming = {
  nameOf: String,
  indexOf: (name) => (/^\d{1,3}$/.test(name) ? Number(name) : undefined),
};

/** Whatever else the memory of a game holds, by the names of its fields: nothing can be left out. */
export function otherParts<R extends Rules>(layout: Layout, other: OtherParts): PositionPart<R>[] {
  const { told, row: namesOfRow, members: namesOfSet } = other;
  return [
    ...layout.sets
      .filter(({ name }) => !told.has(name))
      .map(({ name, at, words }) =>
        membersPart<R>(wordOf(name), at, words, namesOfSet?.(name) ?? NUMBERS),
      ),
    ...layout.fields
      .filter(({ name }) => !told.has(name))
      .map(({ name }) => {
        const naming = namesOfRow?.(name);
        return naming ? rowPart<R>(layout, name, naming) : cellsPart<R>(layout, name);
      }),
  ];
}
