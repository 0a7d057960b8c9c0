import type { ReactNode } from 'react';

/** A piece of what somebody wrote: plain, or the name of a card. */
export interface Piece {
  readonly text: string;
  readonly card?: string;
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/**
 * Finds cards by name in what people write, in any of the languages. The case has to be that of the
 * title: "summit" is a word, "Summit" may be a card.
 */
export function mentionsIn(
  cards: readonly (readonly [title: string, id: string])[],
): (text: string) => readonly Piece[] {
  const ids = new Map(cards);
  // The longest first: "Europe Scoring" before what it contains.
  const titles = [...ids.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  const names = new RegExp(String.raw`(?<!\p{L})(${titles.join('|')})(?!\p{L})`, 'u');
  return (text) =>
    text
      .split(names)
      .filter((piece) => piece !== '')
      .map((piece) => ({ text: piece, card: ids.get(piece) }));
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
