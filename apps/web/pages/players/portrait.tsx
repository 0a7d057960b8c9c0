import { MiniMap, Pictogram, SIDES, SideMark, useLanguage } from '@brink/board';
import type { StruggleId } from '@brink/games/ids';
import type { Portrait } from '@brink/protocol';
import { useMemo } from 'react';
import { useGlanceUi } from '../../games/game-uis.ts';
import { countriesAt, type GlanceUi } from '../../games/struggle/glance-ui.ts';
import { Link } from '../../ui/link.tsx';
import { nameOf } from '../../ui/player-name.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { landOf } from '../home/glance-map.tsx';
import { PEOPLE_TEXTS } from './texts.ts';

/** So many pictures hang on the wall, and so many cards lie below. */
export const PICTURES = 10;
export const CARDS = 8;

type Ended = Portrait['games'][number];

const sideOf = (side: string) => SIDES.find((each) => each === side);

interface PictureProps {
  readonly game: StruggleId;
  readonly ui: GlanceUi;
  readonly ended: Ended;
}

/** A game that is over: its final map, against whom, and how it ended. */
function Picture({ game, ui, ended }: PictureProps) {
  const say = useSay();
  const texts = PEOPLE_TEXTS[useLanguage()];
  const { id, score, side, bot, opponent, manner, turn, vp, defcon, countries } = ended;
  const shown = useMemo(
    () => countriesAt(ui, { turn, round: 0, vp, defcon, countries }),
    [ui, turn, vp, defcon, countries],
  );
  const result = score === 1 ? texts.stampWon : score === 0 ? texts.stampLost : texts.stampDrawn;
  const name = bot === undefined ? opponent : nameOf({ kind: 'bot', name: bot }, say);
  const own = sideOf(side);
  return (
    <Link to={`/archive/${id}`} className="w-picture">
      <span className="w-picture-map">
        <MiniMap layout={ui.layout} land={landOf(game)} countries={shown} />
        <b className="w-picture-stamp" data-side={score === 1 ? own : undefined}>
          {result}
        </b>
      </span>{' '}
      <span className="w-picture-foot">
        {own && <SideMark side={own} size={12} />}
        <span>{name}</span>{' '}
        <em>{texts.mannerShort(texts.manners[manner as 'vp'] ?? manner, turn)}</em>
      </span>
    </Link>
  );
}

interface PortraitOfProps {
  readonly game: StruggleId;
  readonly portrait: Portrait;
}

/** The last games as pictures; places that are still free say so. */
export function Wall({ game, portrait }: PortraitOfProps) {
  const ui = useGlanceUi(game);
  const say = useSay();
  const texts = PEOPLE_TEXTS[useLanguage()];
  const games = portrait.games.slice(0, PICTURES);
  return (
    <section aria-label={`${texts.wall}: ${say.games[game].title}`}>
      <h2>
        {texts.wall} <small>{texts.wallAbout}</small>
      </h2>
      <div className="w-wall">
        {games.map((ended) => (
          <Picture key={ended.id} game={game} ui={ui} ended={ended} />
        ))}
        {Array.from({ length: Math.max(0, 5 - games.length) }, (_, i) => (
          <span key={i} className="w-slot" aria-hidden>
            {texts.gameNumber(games.length + i + 1)}
          </span>
        ))}
      </div>
    </section>
  );
}

const percent = (part: number, of: number): number => Math.round((part / Math.max(1, of)) * 100);

/** Cards played most as events. */
export function Favourites({ game, portrait }: PortraitOfProps) {
  const ui = useGlanceUi(game);
  const say = useSay();
  const language = useLanguage();
  const texts = PEOPLE_TEXTS[language];
  const { cards } = portrait;
  return (
    <section aria-label={`${texts.favourites}: ${say.games[game].title}`}>
      <h2>
        {texts.favourites} <small>{texts.favouritesAbout}</small>
      </h2>
      <div className="w-favourites">
        {cards.map(({ card, times, wins, games }) => {
          const face = ui.cards[language].get(card);
          return (
            face && (
              <div key={card} className="w-favourite" data-kind={face.side}>
                <Pictogram of={`${game}/${face.id}`} size={46} />
                <b>{face.shortTitle ?? face.title}</b>
                <small>
                  {texts.times(times)}
                  <br />
                  {texts.wonShare(percent(wins, games))}
                </small>
              </div>
            )
          );
        })}
        {Array.from({ length: Math.max(0, CARDS - cards.length) }, (_, i) => (
          <span key={i} className="w-slot" aria-hidden>
            ?
          </span>
        ))}
      </div>
    </section>
  );
}

/** How they place what they begin with. */
export function Openings({ game, portrait }: PortraitOfProps) {
  const ui = useGlanceUi(game);
  const say = useSay();
  const language = useLanguage();
  const texts = PEOPLE_TEXTS[language];
  const { openings } = portrait;
  if (openings.length === 0) return undefined;
  return (
    <section aria-label={`${texts.openings}: ${say.games[game].title}`}>
      <h2>{texts.openings}</h2>
      <ul className="w-openings">
        {openings.map(({ side, places, games, wins, of }) => {
          const own = sideOf(side);
          const share = percent(wins, games);
          return (
            <li key={side}>
              <b>
                {own && <SideMark side={own} size={14} />}{' '}
                {places
                  .map(
                    ([area, points]) =>
                      `${ui.names[language].countries[ui.areaId(area)].name} ${points}`,
                  )
                  .join(', ')}
              </b>
              <span>
                {texts.openingOf(games, of)} · {texts.wonShare(share)}
              </span>
              <span className="w-bar" aria-hidden>
                <i style={{ width: `${share}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
