import { useLanguage } from '@brink/board';
import { BOOKS, type BookId } from '@brink/games/books';
import { bookOf, chapterOf } from '@brink/library/rules/books';
import { anchorsOf, bookWords, isAnchor } from '@brink/library/rules/digest';
import { searchRules } from '@brink/library/rules/search';
import { useEffect, useMemo, useState } from 'react';
import { PageHead } from '../page-head.tsx';
import { Rule } from './rule.tsx';
import { LIBRARY_TEXTS } from './texts.ts';

const addressOf = (anchor: string): string => `/rules#${anchor}`;

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
  const texts = LIBRARY_TEXTS[language];
  const [query, setQuery] = useState('');
  const named = isAnchor(anchor) ? anchor : '';
  const book = bookOf(anchor) ?? BOOKS.find((each) => each === anchor) ?? 'ts';
  const found = useMemo(() => searchRules(query), [query]);
  const isSearching = query.trim() !== '';

  useEffect(() => {
    document.title = `${texts.rules} · Brink`;
    return () => {
      document.title = 'Brink';
    };
  }, [texts]);
  useEffect(() => {
    if (anchor === '' || isSearching) return;
    document.getElementById(anchor)?.scrollIntoView({ block: 'start' });
  }, [anchor, isSearching, language]);

  return (
    <div className="w-page">
      <PageHead page="rules" />
      <main className="w-library">
        <h1>{texts.rules}</h1>
        <p className="w-about">{texts.rulesAbout}</p>
        <label className="w-field w-library-search">
          {texts.search}
          <input
            type="search"
            value={query}
            placeholder={texts.searchRulesHint}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <nav className="w-books" aria-label={texts.contents}>
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
          {isSearching ? texts.found(found.length) : ''}
        </p>
        {isSearching ? (
          <>
            {found.length === 0 && <p className="w-empty">{texts.nothing}</p>}
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
