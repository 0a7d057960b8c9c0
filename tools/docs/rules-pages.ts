import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@brink/kernel';
import {
  CONTENTS,
  bookOf,
  bookWords,
  isAnchor,
  linesOf,
  numberOf,
  rulingsOfSection,
  sectionOf,
  type Anchor,
} from '@brink/library';
import type { BookId } from '@brink/games/books';

const idOf = (anchor: string): string => `section-${numberOf(anchor).replaceAll('.', '-')}`;

const pageOf = (book: BookId, language: Language): string =>
  `rules-${book.replace('+', '-plus-')}-${language}.md`;

/** A pointer to another section, which may stand in another book. */
function linkTo(anchor: string, from: BookId, language: Language): string {
  const book = bookOf(anchor);
  if (!book || !isAnchor(anchor)) return `§${anchor}`;
  const page = book === from ? '' : pageOf(book, language);
  return `[§${numberOf(anchor)}](${page}#${idOf(anchor)})`;
}

/** What Markdown would take for its own. */
const plain = (text: string): string => text.replaceAll(/[*_<>[\]]/g, '\\$&');

function sectionText(anchor: Anchor, book: BookId, language: Language): string {
  const { title, text } = sectionOf(anchor, language);
  const lines = linesOf(text).map(({ isItem, pieces }) => {
    const line = pieces
      .map((piece) =>
        piece.kind === 'link' ? linkTo(piece.anchor, book, language) : plain(piece.text),
      )
      .join('');
    return isItem ? `- ${line}` : `\n${line}\n`;
  });
  const rulings = rulingsOfSection(anchor).map(
    (ruling) => `\n\`${ruling.name}\`: ${plain(ruling.text[language])}\n`,
  );
  const heading = `<a id="${idOf(anchor)}"></a>\n\n## §${numberOf(anchor)} ${plain(title)}`;
  return [heading, ...lines, ...rulings].join('\n');
}

/** Writes the digest of every rulebook in every language; answers with the files. */
export function writeRulesPages(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return CONTENTS.flatMap(({ book, anchors }) =>
    LANGUAGES.map((language) => {
      const { title, about } = bookWords(book, language);
      const sections = anchors.map((anchor) => sectionText(anchor, book, language));
      const file = join(folder, pageOf(book, language));
      writeFileSync(file, [`# ${plain(title)}`, plain(about), ...sections].join('\n\n'));
      return file;
    }),
  );
}
