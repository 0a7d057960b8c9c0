import { OpsBadge, useLanguage } from '@brink/board';
import {
  GALLERY_GAMES,
  GALLERY_PERIODS,
  GALLERY_SIDES,
  type GalleryCard,
} from '@brink/library/gallery/card';
import { GALLERY, searchCards } from '@brink/library/gallery/index';
import { useEffect, useMemo, useState } from 'react';
import { Choices } from '../../ui/choices.tsx';
import { PageHead } from '../page-head.tsx';
import { LIBRARY_WORDS, type LibraryWords } from './texts.ts';
import './library.css';

const ALL = 'all';

/** What is set on a card besides its title. */
function factsOf(card: GalleryCard, words: LibraryWords): string {
  const { number, period, side, kind, values } = card;
  return [
    number === undefined ? '' : `№ ${number}`,
    kind === 'card' ? '' : words.kinds[kind],
    words.periods[period],
    words.sides[side],
    values ? `${values[0]} / ${values[1]}` : '',
  ]
    .filter((fact) => fact !== '')
    .join(' · ');
}

function Face({ card }: { readonly card: GalleryCard }) {
  const language = useLanguage();
  const words = LIBRARY_WORDS[language];
  const { key, name, text, note, rulings, side, ops, marks, isStandIn } = card;
  const struggle = side === 'us' || side === 'ussr' || side === 'neutral' ? side : undefined;
  return (
    <article className="w-face" data-side={side} aria-labelledby={key}>
      <header>
        {ops !== undefined && struggle && (
          <OpsBadge
            side={struggle}
            ops={ops}
            isScoring={marks.includes('scoring')}
            isPlain={key.endsWith('/china-card')}
          />
        )}
        <div>
          <h2 id={key}>
            {name[language]}
            {marks.includes('starred') && (
              <span role="img" aria-label={words.leavesGame} title={words.leavesGame}>
                {' '}
                ✶
              </span>
            )}
          </h2>
          <p className="w-face-facts">
            {factsOf(card, words)}
            {marks.includes('lasting') && ` · ${words.stays}`}
            {isStandIn && (
              <b title={words.standInAbout}>
                {' · '}
                {words.standIn}
              </b>
            )}
          </p>
        </div>
      </header>
      {text[language].map((line) => (
        <p key={line} className="w-face-text">
          {line}
        </p>
      ))}
      {rulings.map((ruling) => (
        <p key={ruling.name} className="w-ruling" title={words.rulingAbout}>
          <b>{words.ruling}</b> <code>{ruling.name}</code> {ruling.text[language]}
        </p>
      ))}
      <p className="w-face-note">
        <b>{words.note}</b> {note[language]}
      </p>
    </article>
  );
}

/** All cards of all games. */
export default function GalleryPage() {
  const language = useLanguage();
  const words = LIBRARY_WORDS[language];
  const [query, setQuery] = useState('');
  const [game, setGame] = useState<GalleryCard['game']>('twilight-struggle');
  const [side, setSide] = useState<GalleryCard['side'] | typeof ALL>(ALL);
  const [period, setPeriod] = useState<GalleryCard['period'] | typeof ALL>(ALL);

  useEffect(() => {
    document.title = `${words.cards} · Brink`;
    return () => {
      document.title = 'Brink';
    };
  }, [words]);

  const ofGame = useMemo(() => GALLERY.filter((card) => card.game === game), [game]);
  const shown = useMemo(() => {
    const sought = query.trim() === '' ? ofGame : searchCards(query);
    return sought.filter(
      (card) =>
        card.game === game &&
        (side === ALL || card.side === side) &&
        (period === ALL || card.period === period),
    );
  }, [query, ofGame, game, side, period]);

  const chooseGame = (id: GalleryCard['game']): void => {
    setGame(id);
    setSide(ALL);
    setPeriod(ALL);
  };
  const there = <T extends string>(of: (card: GalleryCard) => T, all: readonly T[]): readonly T[] =>
    all.filter((each) => ofGame.some((card) => of(card) === each));

  return (
    <div className="w-page">
      <PageHead page="cards" />
      <main className="w-library w-library-wide">
        <h1>{words.cards}</h1>
        <p className="w-about">{words.cardsAbout}</p>
        <div className="w-filters">
          <label className="w-field w-library-search">
            {words.search}
            <input
              type="search"
              value={query}
              placeholder={words.searchCardsHint}
              onChange={(event) => setQuery(event.target.value)}
            />
          </label>
          <Choices
            label={words.game}
            values={GALLERY_GAMES.map((id) => ({ id, label: words.games[id] }))}
            chosen={game}
            onChoose={chooseGame}
          />
          <Choices
            label={words.side}
            values={[
              { id: ALL, label: words.all },
              ...there((card) => card.side, GALLERY_SIDES).map((id) => ({
                id,
                label: words.sides[id],
              })),
            ]}
            chosen={side}
            onChoose={setSide}
          />
          <Choices
            label={words.period}
            values={[
              { id: ALL, label: words.all },
              ...there((card) => card.period, GALLERY_PERIODS).map((id) => ({
                id,
                label: words.periods[id],
              })),
            ]}
            chosen={period}
            onChoose={setPeriod}
          />
        </div>
        <p className="w-about" role="status">
          {shown.length === 0 ? words.nothing : words.found(shown.length)}
        </p>
        <div className="w-faces">
          {shown.map((card) => (
            <Face key={card.key} card={card} />
          ))}
        </div>
      </main>
    </div>
  );
}
