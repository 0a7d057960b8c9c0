import { OpsBadge, Pictogram, useLanguage } from '@brink/board';
import {
  GALLERY_PERIODS,
  GALLERY_SIDES,
  type GalleryCard,
  type GalleryPeriod,
  type GallerySide,
} from '@brink/library/gallery/card';
import { GALLERY, GALLERY_GAMES, searchCards } from '@brink/library/gallery/index';
import { useEffect, useMemo, useState } from 'react';
import { Choices } from '../../ui/choices.tsx';
import { IconCredits } from '../../ui/icon-credits.tsx';
import { Link } from '../../ui/link.tsx';
import { useSearch } from '../../ui/router.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { PageHead } from '../page-head.tsx';
import { LIBRARY_TEXTS, type LibraryTexts } from './texts.ts';
import { Arrival, onDemand } from '../../ui/arrival.tsx';
import './library.css';

const CardPage = onDemand(() => import('../cards/card-page.tsx'));

const ALL = 'all';

/** Cards that are played have a page of their own, with figures; a second face shares the first's. */
const hasPage = ({ place }: GalleryCard): boolean => place !== undefined;

/** What is set on a card besides its title. */
function factsOf(card: GalleryCard, texts: LibraryTexts): string {
  const { number, period, side, kind, values, isNameOnly } = card;
  return [
    number === undefined ? '' : `${texts.number}${number}`,
    kind === 'card' ? '' : texts.kinds[kind],
    period ? texts.periods[period] : '',
    side ? texts.sides[side] : '',
    values ? `${values[0]} / ${values[1]}` : '',
    isNameOnly ? texts.nameOnly : '',
  ]
    .filter((fact) => fact !== '')
    .join(' · ');
}

function Face({ card }: { readonly card: GalleryCard }) {
  const language = useLanguage();
  const texts = LIBRARY_TEXTS[language];
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
            {hasPage(card) ? (
              <Link to={`/cards?game=${card.game}&card=${card.place}`}>{name[language]}</Link>
            ) : (
              name[language]
            )}
            {marks.includes('starred') && (
              <span role="img" aria-label={texts.leavesGame} title={texts.leavesGame}>
                {' '}
                ✶
              </span>
            )}
          </h2>
          <p className="w-face-facts">
            {factsOf(card, texts)}
            {marks.includes('lasting') && ` · ${texts.stays}`}
            {isStandIn && (
              <b title={texts.standInAbout}>
                {' · '}
                {texts.standIn}
              </b>
            )}
          </p>
        </div>
        <Pictogram of={key} size={40} />
      </header>
      {text[language].map((line) => (
        <p key={line} className="w-face-text">
          {line}
        </p>
      ))}
      {rulings.map((ruling) => (
        <p key={ruling.name} className="w-ruling" title={texts.rulingAbout}>
          <b>{texts.ruling}</b> <code>{ruling.name}</code> {ruling.text[language]}
        </p>
      ))}
      <p className="w-face-note">
        <b>{texts.note}</b> {note[language]}
      </p>
    </article>
  );
}

/** All cards of all games, or the page of the one that the address names. */
export default function GalleryPage() {
  const wanted = new URLSearchParams(useSearch());
  const [game, place] = [wanted.get('game'), Number(wanted.get('card') ?? Number.NaN)];
  const card = GALLERY.find((each) => each.game === game && each.place === place);
  if (!card) return <AllCards />;
  return (
    <div className="w-page">
      <PageHead page="cards" />
      <Arrival>
        <CardPage key={card.key} card={card} />
      </Arrival>
    </div>
  );
}

function AllCards() {
  const say = useSay();
  const language = useLanguage();
  const texts = LIBRARY_TEXTS[language];
  const [query, setQuery] = useState('');
  const [game, setGame] = useState(GALLERY_GAMES[0]);
  const [side, setSide] = useState<GallerySide | typeof ALL>(ALL);
  const [period, setPeriod] = useState<GalleryPeriod | typeof ALL>(ALL);

  useEffect(() => {
    document.title = `${texts.cards} · Brink`;
    return () => {
      document.title = 'Brink';
    };
  }, [texts]);

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
  const there = <T extends string>(
    of: (card: GalleryCard) => T | undefined,
    all: readonly T[],
  ): readonly T[] => all.filter((each) => ofGame.some((card) => of(card) === each));

  return (
    <div className="w-page">
      <PageHead page="cards" />
      <main className="w-library w-library-wide">
        <h1>{texts.cards}</h1>
        <p className="w-about">{texts.cardsAbout}</p>
        <div className="w-filters">
          <label className="w-field w-library-search">
            {texts.search}
            <input
              type="search"
              value={query}
              placeholder={texts.searchCardsHint}
              onChange={(event) => setQuery(event.target.value)}
            />
          </label>
          <Choices
            label={texts.game}
            values={GALLERY_GAMES.map((id) => ({ id, label: say.games[id].title }))}
            chosen={game}
            onChoose={chooseGame}
          />
          <Choices
            label={texts.side}
            values={[
              { id: ALL, label: texts.all },
              ...there((card) => card.side, GALLERY_SIDES).map((id) => ({
                id,
                label: texts.sides[id],
              })),
            ]}
            chosen={side}
            onChoose={setSide}
          />
          <Choices
            label={texts.period}
            values={[
              { id: ALL, label: texts.all },
              ...there((card) => card.period, GALLERY_PERIODS).map((id) => ({
                id,
                label: texts.periods[id],
              })),
            ]}
            chosen={period}
            onChoose={setPeriod}
          />
        </div>
        <p className="w-about" role="status">
          {shown.length === 0 ? texts.nothing : texts.found(shown.length)}
        </p>
        <div className="w-faces">
          {shown.map((card) => (
            <Face key={card.key} card={card} />
          ))}
        </div>
        <IconCredits />
      </main>
    </div>
  );
}
