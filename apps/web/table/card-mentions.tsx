import type { ReactNode } from 'react';

/** A piece of what somebody wrote: plain, or the name of a card. */
export interface Piece {
  readonly text: string;
  readonly card?: string;
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Endings of Russian nouns and adjectives: the longest first. */
const ENDINGS =
  'ами|ями|ого|его|ому|ему|ыми|ими|ая|яя|ой|ей|ую|юю|ий|ый|ое|ее|ие|ые|ых|их|ым|им|ом|ем|ам|ям|ах|ях|ов|ев|ою|ею|а|я|о|е|и|ы|у|ю|й|ь';
/** Shorter words have no stem to know them by. */
const INFLECTED = new RegExp(`(\\p{Script=Cyrillic}{4,}?)(?:${ENDINGS})?$`, 'u');

/** A word of a title; Russian ones in any case. */
function wordPattern(word: string): string {
  const stem = /^\p{Script=Cyrillic}{5,}$/u.test(word) ? INFLECTED.exec(word)?.[1] : undefined;
  return stem === undefined ? escaped(word) : `${stem}(?:${ENDINGS})?`;
}

/** A title as people write it: with its article or without. */
const titlePattern = (title: string): string => {
  const words = title.split(' ');
  const isArticle = words[0] === 'The';
  const rest = (isArticle ? words.slice(1) : words).map(wordPattern).join(' ');
  return isArticle ? `(?:[Tt]he )?${rest}` : rest;
};

/**
 * Finds cards by name in what people write, in any of the languages. The case has to be that of the
 * title: "summit" is a word, "Summit" may be a card.
 */
export function mentionsIn(
  cards: readonly (readonly [title: string, id: string])[],
): (text: string) => readonly Piece[] {
  // The longest first: "Europe Scoring" before what it contains.
  const known = cards
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([title, id]) => ({ id, name: new RegExp(`^(?:${titlePattern(title)})$`, 'u') }));
  const titles = known.map(({ name }) => name.source.slice(1, -1)).join('|');
  const names = new RegExp(String.raw`(?<!\p{L})(${titles})(?!\p{L})`, 'u');
  const idOf = (named: string): string | undefined =>
    known.find(({ name }) => name.test(named))?.id;
  return (text) =>
    text
      .split(names)
      .map((piece, i) => ({ text: piece, card: i % 2 === 1 ? idOf(piece) : undefined }))
      .filter((piece) => piece.text !== '');
}

/** What somebody wrote, with every card that it names made readable. */
export const withMentions = (pieces: readonly Piece[], onCard: (id: string) => void): ReactNode =>
  pieces.map(({ text, card }, i) =>
    card === undefined ? (
      text
    ) : (
      // The same card may be named twice.
      <button
        key={`${i} ${card}`}
        type="button"
        className="w-mention"
        data-card={card}
        onClick={() => onCard(card)}
      >
        {text}
      </button>
    ),
  );
