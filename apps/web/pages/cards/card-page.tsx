import { OpsBadge, Pictogram, useLanguage } from '@brink/board';
import type { GalleryCard } from '@brink/library/gallery/card';
import { useEffect, useState } from 'react';
import { searchArchive } from '../../client/archive-api.ts';
import { exploreCards } from '../../client/explorer-api.ts';
import { ONCE, useLoaded } from '../../client/use-loaded.ts';
import { Choices } from '../../ui/choices.tsx';
import { Link } from '../../ui/link.tsx';
import { nameOf } from '../../ui/player-name.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { variantsOf } from '../explorer/place.ts';
import { LIBRARY_TEXTS } from '../library/texts.ts';
import { CardFigures } from './card-figures.tsx';
import { selfPlayOf, type Figures, type Setting } from './figures.ts';
import { useCardTexts } from './texts.ts';
import './card-page.css';

const SOURCES = ['archive', 'rated', 'bot'] as const;
type Source = (typeof SOURCES)[number];
const LAST_GAMES = 5;

interface Shown {
  readonly figures: Figures;
  readonly bot?: string;
  readonly setting?: Setting;
  /** Why it is the bot's, where the archive was asked for. */
  readonly instead?: 'offline' | 'nobodyYet';
}

async function load(card: GalleryCard, place: number, source: Source): Promise<Shown> {
  const { game, isStandIn, marks } = card;
  if (source === 'bot') return selfPlayOf(game, place);
  const rated = source === 'rated' ? { rated: 'true' } : {};
  try {
    // Cards of the stand-in deck, and those that Turn Zero exchanges, are played in other variants.
    const [usual, second] = variantsOf(game);
    const variant = marks.includes('exchange') ? 'turn-zero' : isStandIn ? second : usual;
    const figures = await exploreCards({ game, variant, card: place, ...rated });
    if (source === 'rated' || figures.uses.length > 0) return { figures };
    return { ...(await selfPlayOf(game, place)), instead: 'nobodyYet' };
  } catch {
    return { ...(await selfPlayOf(game, place)), instead: 'offline' };
  }
}

/** The newest games in which the card was a headline. */
function LastHeadlines({ card, place }: { readonly card: GalleryCard; readonly place: number }) {
  const texts = useCardTexts();
  const say = useSay();
  const language = useLanguage();
  const { loaded } = useLoaded(
    `${card.key} last`,
    () => searchArchive({ game: card.game, headline: place, limit: LAST_GAMES }),
    ONCE,
  );
  if (loaded.status !== 'here' || loaded.value.length === 0) return null;
  return (
    <section>
      <h2>{texts.last}</h2>
      <ul className="w-card-games">
        {loaded.value.map(({ id, sides, ended }) => (
          <li key={id}>
            <Link to={`/archive/${id}`}>
              {sides
                .map(({ name, bot }) =>
                  bot === undefined ? name || say.nobody : nameOf({ kind: 'bot', name: bot }, say),
                )
                .join(' – ')}
            </Link>
            <time dateTime={new Date(ended).toISOString()}>
              {new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(ended)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One card: what it does, how it is played, by whom and with what result. */
export default function CardPage({ card }: { readonly card: GalleryCard }) {
  const language = useLanguage();
  const texts = useCardTexts();
  const library = LIBRARY_TEXTS[language];
  const { key, game, name, text, note, rulings, side, ops, marks, period, values } = card;
  const place = card.place!;
  const struggle = side === 'us' || side === 'ussr' || side === 'neutral' ? side : undefined;
  const [source, setSource] = useState<Source>('archive');
  const { loaded } = useLoaded(`${key} ${source}`, () => load(card, place, source), ONCE);
  const shown = loaded.status === 'here' ? loaded.value : undefined;
  useEffect(() => {
    document.title = `${name[language]} · Brink`;
  }, [name, language]);
  return (
    <main className="w-card-page">
      <div>
        <p className="w-card-back">
          <Link to="/cards">{texts.back}</Link>
        </p>
        <article className="w-card-face" data-side={side}>
          <header>
            {ops !== undefined && struggle && (
              <OpsBadge side={struggle} ops={ops} isScoring={marks.includes('scoring')} size={48} />
            )}
            <Pictogram of={key} size={84} />
            <span>
              {card.number !== undefined && (
                <>
                  {library.number}
                  {card.number}
                  <br />
                </>
              )}
              {side && library.sides[side]}
            </span>
          </header>
          <h1>{name[language]}</h1>
          {text[language].map((line) => (
            <p key={line}>{line}</p>
          ))}
          <footer>
            {period && <span>{library.periods[period]}</span>}
            {marks.includes('starred') && <span>{library.leavesGame}</span>}
            {values && (
              <span>
                {values[0]} / {values[1]}
              </span>
            )}
          </footer>
        </article>
        <section>
          <h2>{texts.history}</h2>
          <p>{note[language]}</p>
        </section>
      </div>
      <div>
        <Choices
          label={texts.source}
          values={SOURCES.map((id) => ({ id, label: texts.sources[id] }))}
          chosen={source}
          onChoose={setSource}
        />
        {shown?.instead && <p role="status">{texts[shown.instead]}</p>}
        {shown && (
          <CardFigures
            game={game}
            figures={shown.figures}
            bot={shown.bot}
            setting={shown.setting}
          />
        )}
      </div>
      <div>
        <section>
          <h2>
            {texts.rulings} {rulings.length > 0 && <span>{rulings.length}</span>}
          </h2>
          {rulings.length === 0 && <p>{texts.noRulings}</p>}
          {rulings.map((ruling) => (
            <p key={ruling.name} className="w-card-ruling">
              <b>
                <code>{ruling.name}</code>
              </b>
              {ruling.text[language]}
            </p>
          ))}
        </section>
        {game !== 'volk' && <LastHeadlines card={card} place={place} />}
        <p>
          <Link to={`/explorer?game=${game}`}>{texts.explorer}</Link>
        </p>
      </div>
    </main>
  );
}
