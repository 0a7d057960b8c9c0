import { BOOKS } from '@brink/games';
import { LANGUAGES, type Language } from '@brink/kernel';
import {
  ANCHORS,
  CONTENTS,
  bookOf,
  bookWords,
  linesOf,
  numberOf,
  rulingsOfSection,
  searchRules,
  sectionOf,
  type Anchor,
} from '@brink/library';
import { command } from '../command.ts';
import { UserError } from '../errors.ts';

const NOTHING = {
  en: 'No rule has all of these words.',
  ru: 'Правила со всеми этими словами нет.',
};

/** The text of a section for the terminal: items indented, links as anchors. */
const plain = (text: string): string[] =>
  linesOf(text).map(
    ({ isItem, pieces }) =>
      `  ${isItem ? '• ' : ''}${pieces
        .map((piece) => (piece.kind === 'link' ? `§${piece.anchor}` : piece.text))
        .join('')}`,
  );

function tell(anchor: Anchor, language: Language): void {
  const { title, text } = sectionOf(anchor, language);
  console.log(`§${anchor}  ${title}`);
  for (const line of plain(text)) console.log(line);
  for (const ruling of rulingsOfSection(anchor)) {
    console.log(`  [${ruling.name}] ${ruling.text[language]}`);
  }
}

function tellContents(language: Language): void {
  for (const { book, anchors } of CONTENTS) {
    const { title, about } = bookWords(book, language);
    console.log(`${book}: ${title}. ${about}`);
    for (const anchor of anchors) {
      console.log(`  §${numberOf(anchor).padEnd(7)} ${sectionOf(anchor, language).title}`);
    }
  }
}

export default command({
  name: 'rules',
  summary: 'looks something up in the digest of the rulebooks',
  operands: '[WORDS… | §NUMBER]',
  options: {
    lang: { type: 'string', about: 'language', choices: LANGUAGES, default: 'en' },
    book: { type: 'string', about: 'one rulebook only', choices: BOOKS },
    json: { type: 'boolean', about: 'print one JSON object as the last line' },
  },
  help: 'Words are found in either language and in any of their forms. Without any the contents are told; §6.1 tells a section and those below it.',
  run({ options: { lang, book, json }, operands }) {
    const query = operands.join(' ').trim();
    const all = query === '' ? ANCHORS : searchRules(query);
    const found = book === undefined ? all : all.filter((anchor) => bookOf(anchor) === book);
    if (json) {
      const sections = found.map((anchor) => ({ anchor, ...sectionOf(anchor, lang) }));
      console.log(JSON.stringify({ query, lang, sections }));
      return;
    }
    if (found.length === 0) throw new UserError(NOTHING[lang]);
    if (query === '' && book === undefined) tellContents(lang);
    else for (const anchor of found) tell(anchor, lang);
  },
});
