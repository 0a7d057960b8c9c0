/** A piece of a line: words, or a pointer to another section. */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'link'; readonly anchor: string };

export interface Line {
  readonly isItem: boolean;
  readonly pieces: readonly Piece[];
}

const LINK = /\[([\w+]+:[\w.]+)\]/;

/** The text of a section, taken apart for whoever draws it. */
export const linesOf = (text: string): readonly Line[] =>
  text.split('\n').map((line) => {
    const isItem = line.startsWith('- ');
    const parts = (isItem ? line.slice(2) : line).split(LINK);
    const pieces = parts.map((part, index): Piece =>
      index % 2 === 1 ? { kind: 'link', anchor: part } : { kind: 'words', text: part },
    );
    return { isItem, pieces: pieces.filter((piece) => piece.kind === 'link' || piece.text !== '') };
  });
