import type { GameId } from '@brink/games/ids';
import type { Language, Texts } from '@brink/kernel';

/** A piece of notation: words, the name of a card or a place, a die, or what is said by the way. */
export type NotationPart =
  | string
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'die'; readonly value: number }
  | { readonly kind: 'aside'; readonly text: string };

/** What things are called, by their numbers. */
export interface Names {
  readonly card: (card: number) => string;
  readonly place: (place: number) => string;
  /** What a choice of another kind is called: a way to use a card, a site. */
  readonly other: (domain: string, choice: number) => string;
}

/** The names that the texts of a game give. */
export function namesFrom(texts: Texts): Names {
  const prompt = { code: '', args: [], actors: [], choices: [] };
  const other = (domain: string, choice: number): string =>
    texts.choice({ ...prompt, domain }, choice);
  return {
    card: (card) => other('card', card),
    place: (place) => other('country', place),
    other,
  };
}

/** In which game, in which language, with which names. */
export interface Notation {
  readonly game: GameId;
  readonly language: Language;
  readonly names: Names;
}

/** Lists with commas between them. */
export const joined = (lists: readonly (readonly NotationPart[])[]): readonly NotationPart[] =>
  lists.flatMap((list, i) => (i > 0 ? [', ', ...list] : list));

/** The same as plain words, for those who hear it and for titles. */
export const plainText = (parts: readonly NotationPart[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.kind === 'die' ? `[${part.value}]` : part.text;
    })
    .join('');
