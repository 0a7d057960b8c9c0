import { useLanguage } from '@brink/board';
import { BOOKS, bookOf, chapterOf, numberOf, type BookId } from '@brink/library/rules/books';
import {
  anchorsOf,
  bookWords,
  isAnchor,
  sectionOf,
  type Anchor,
} from '@brink/library/rules/digest';
import { linesOf, type Line } from '@brink/library/rules/lines';
import { searchRules } from '@brink/library/rules/search';
import { rulingsOfSection } from '@brink/library/gallery/rulings';
import { useEffect, useMemo, useState } from 'react';
import { PageHead } from '../page-head.tsx';
import { LIBRARY_WORDS } from './words.ts';
import './library.css';

const addressOf = (anchor: string): string => `/rules#${anchor}`;

function Pieces({ line }: { readonly line: Line }) {
  return line.pieces.map((piece, i) =>
    piece.kind === 'link' ? (
      <a key={i} href={`#${piece.anchor}`} className="w-rule-link">
        §{numberOf(piece.anchor)}
      </a>
    ) : (
      <span key={i}>{piece.text}</span>
    ),
  );
}

/** Lines of a section; those that are items stand together as a list. */
function Lines({ text }: { readonly text: string }) {
  const groups: { isItem: boolean; lines: Line[] }[] = [];
  for (const line of linesOf(text)) {
    const last = groups.at(-1);
    if (last && last.isItem && line.isItem) last.lines.push(line);
    else groups.push({ isItem: line.isItem, lines: [line] });
  }
  return groups.map(({ isItem, lines }, i) =>
    isItem ? (
      <ul key={i}>
        {lines.map((line, k) => (
          <li key={k}>
            <Pieces line={line} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={i}>
        <Pieces line={lines[0]} />
      </p>
    ),
  );
}

function Rule({ anchor, isNamed }: { readonly anchor: Anchor; readonly isNamed: boolean }) {
  const language = useLanguage();
  const words = LIBRARY_WORDS[language];
  const { title, text } = sectionOf(anchor, language);
  const rulings = rulingsOfSection(anchor);
  return (
    <section id={anchor} className="w-rule" data-named={isNamed}>
      <h3>
        <a href={`#${anchor}`} aria-label={`${words.sameAddress}: §${anchor}`}>
          §{numberOf(anchor)}
        </a>{' '}
        {title}
      </h3>
      <Lines text={text} />
      {rulings.map(({ name, text: lines }) => (
        <p key={name} className="w-ruling" title={words.rulingAbout}>
          <b>{words.ruling}</b> <code>{name}</code> {lines[language]}
        </p>
      ))}
    </section>
  );
}

function Book({ book, named }: { readonly book: BookId; readonly named: string }) {
  const language = useLanguage();
  const { title, about, chapters } = bookWords(book, language);
  const anchors = anchorsOf(book);
  return (
    <>
      <h2 id={book}>{title}</h2>
      <p className="w-about">{about}</p>
      {anchors.map((anchor, i) => {
        const chapter = chapterOf(anchor);
        const isFirst = i === 0 || chapterOf(anchors[i - 1]) !== chapter;
        const heading = isFirst ? chapters[chapter] : undefined;
        return (
          <div key={anchor}>
            {heading && (
              <p className="w-chapter" aria-hidden>
                {chapter} · {heading}
              </p>
            )}
            <Rule anchor={anchor} isNamed={named === anchor} />
          </div>
        );
      })}
    </>
  );
}

interface RulesPageProps {
  /** The section that the address names. */
  readonly anchor?: string;
}

/** The digest of every rulebook, one book at a time, with a search over all of them. */
export default function RulesPage({ anchor = '' }: RulesPageProps) {
  const language = useLanguage();
  const words = LIBRARY_WORDS[language];
  const [query, setQuery] = useState('');
  const named = isAnchor(anchor) ? anchor : '';
  const book = bookOf(anchor) ?? BOOKS.find((each) => each === anchor) ?? 'ts';
  const found = useMemo(() => searchRules(query), [query]);
  const isSearching = query.trim() !== '';

  useEffect(() => {
    document.title = `${words.rules} · Brink`;
    return () => {
      document.title = 'Brink';
    };
  }, [words]);
  useEffect(() => {
    if (anchor === '' || isSearching) return;
    document.getElementById(anchor)?.scrollIntoView({ block: 'start' });
  }, [anchor, isSearching, language]);

  return (
    <div className="w-page">
      <PageHead page="rules" />
      <main className="w-library">
        <h1>{words.rules}</h1>
        <p className="w-about">{words.rulesAbout}</p>
        <label className="w-field w-library-search">
          {words.search}
          <input
            type="search"
            value={query}
            placeholder={words.searchRulesHint}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <nav className="w-books" aria-label={words.contents}>
          {BOOKS.map((each) => (
            <a
              key={each}
              href={addressOf(each)}
              aria-current={each === book && !isSearching ? 'true' : undefined}
              onClick={() => setQuery('')}
            >
              {bookWords(each, language).title}
            </a>
          ))}
        </nav>
        <p className="b-unseen" role="status">
          {isSearching ? words.found(found.length) : ''}
        </p>
        {isSearching ? (
          <>
            {found.length === 0 && <p className="w-empty">{words.nothing}</p>}
            {found.map((each) => (
              <div key={each} onClickCapture={() => setQuery('')}>
                <p className="w-chapter" aria-hidden>
                  {bookWords(bookOf(each)!, language).title}
                </p>
                <Rule anchor={each} isNamed={false} />
              </div>
            ))}
          </>
        ) : (
          <Book book={book} named={named} />
        )}
      </main>
    </div>
  );
}
