import { SIDES, SideMark, useLanguage } from '@brink/board';
import type { GameId } from '@brink/games/ids';
import type { Manner } from '@brink/games/manners';
import type { PlayerProfile, RatingFigure } from '@brink/protocol';
import { useState } from 'react';
import { useLobby } from '../../games/game-uis.ts';
import type { GameLobby } from '../../table/game-ui.ts';
import { sideName, sidesOf } from '../../games/sides.ts';
import { ratingHistory } from '../../client/players-api.ts';
import { Choices } from '../../ui/choices.tsx';
import { ONCE, useLoaded } from '../../client/use-loaded.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { RatingChart } from './rating-chart.tsx';
import { ResultTable, gamesIn, sumOf, type ResultRow } from './result-table.tsx';
import { PEOPLE_TEXTS } from './texts.ts';

export const ALL_SIDES = 'all';

export function SideLabel({ lobby, side }: { readonly lobby: GameLobby; readonly side: string }) {
  const language = useLanguage();
  if (side === ALL_SIDES) return PEOPLE_TEXTS[language].allSides;
  const seat = sidesOf(lobby).indexOf(side);
  return (
    <>
      {seat >= 0 && <SideMark side={SIDES[seat % SIDES.length]} size={12} />}{' '}
      {sideName(lobby, side, language)}
    </>
  );
}

function Figure({ figure, lobby }: { readonly figure: RatingFigure; readonly lobby: GameLobby }) {
  const words = PEOPLE_TEXTS[useLanguage()];
  const { side, rating, deviation, games, isProvisional } = figure;
  return (
    <div className="w-figure">
      <dt>
        <SideLabel lobby={lobby} side={side} />
      </dt>
      <dd>
        <b>
          {Math.round(rating)}
          {isProvisional && (
            <abbr title={words.provisionalAbout} aria-label={words.provisional}>
              ?
            </abbr>
          )}
        </b>
        <span>
          {words.plusMinus(Math.round(deviation))} · {words.games(games)}
        </span>
      </dd>
    </div>
  );
}

interface HistoryProps {
  readonly name: string;
  readonly game: GameId;
  readonly lobby: GameLobby;
  readonly figures: readonly RatingFigure[];
}

function History({ name, game, lobby, figures }: HistoryProps) {
  const say = useSay();
  const words = PEOPLE_TEXTS[useLanguage()];
  const [side, setSide] = useState(figures[0].side);
  const { loaded } = useLoaded(
    `${name} ${game} ${side}`,
    () => ratingHistory(name, game, side),
    ONCE,
  );
  return (
    <div className="w-history">
      <Choices
        label={words.historySide}
        values={figures.map((figure) => ({
          id: figure.side,
          label: <SideLabel lobby={lobby} side={figure.side} />,
        }))}
        chosen={side}
        onChoose={setSide}
      />
      {loaded.status === 'here' && loaded.value.length > 0 ? (
        <RatingChart points={loaded.value} />
      ) : (
        <p className="w-chart-none" role="status">
          {loaded.status === 'loading' ? say.loading : words.noHistory}
        </p>
      )}
    </div>
  );
}

/** How many games of a side were won, drawn as the part of all of them. */
function SideBar({ row, seat }: { readonly row: ResultRow; readonly seat: number }) {
  const words = PEOPLE_TEXTS[useLanguage()];
  const games = gamesIn(row);
  const shares = [row.wins / games, (row.wins + row.draws) / games];
  return (
    <li>
      <b>{row.name}</b>
      <svg viewBox="0 0 200 12" preserveAspectRatio="none" aria-hidden data-side={SIDES[seat % 2]}>
        <rect width={200 * shares[1]} height="12" className="w-bar-drawn" />
        <rect width={200 * shares[0]} height="12" className="w-bar-won" />
      </svg>
      <span>
        {words.wonOf(row.wins, games)}
        {row.draws > 0 && `, ${words.drawn.toLocaleLowerCase()}: ${row.draws}`}
      </span>
    </li>
  );
}

const byGames = (a: ResultRow, b: ResultRow): number => gamesIn(b) - gamesIn(a);

interface GameRecordProps {
  readonly profile: PlayerProfile;
  readonly game: GameId;
}

/** How somebody has fared in one game: strength by side and how it came to be, results. */
export function GameRecord({ profile, game }: GameRecordProps) {
  const language = useLanguage();
  const words = PEOPLE_TEXTS[language];
  const lobby = useLobby(game);
  const sides = [ALL_SIDES, ...sidesOf(lobby)];
  const order = (side: string): number => sides.indexOf(side);
  const figures = profile.ratings
    .filter((figure) => figure.game === game)
    .sort((a, b) => order(a.side) - order(b.side));
  const results = profile.results.filter((result) => result.game === game);
  const rowsBy = (key: 'side' | 'manner', nameFor: (id: string) => ResultRow['name']) =>
    [...new Set(results.map((result) => result[key]))].map((id): ResultRow => {
      const { wins, draws, losses } = sumOf(results.filter((result) => result[key] === id));
      return { id, name: nameFor(id), wins, draws, losses };
    });
  const bySide = rowsBy('side', (side) => <SideLabel lobby={lobby} side={side} />).sort(
    (a, b) => order(a.id) - order(b.id),
  );
  const byManner = rowsBy('manner', (manner) => words.manners[manner as Manner] ?? manner);
  const title = lobby.texts[language].title;
  return (
    <section className="w-card w-game-record" aria-label={title}>
      <h2>{title}</h2>
      {figures.length > 0 ? (
        <>
          <dl className="w-figures">
            {figures.map((figure) => (
              <Figure key={figure.side} figure={figure} lobby={lobby} />
            ))}
          </dl>
          {figures.some(({ isProvisional }) => isProvisional) && (
            <p className="w-about">{words.provisionalAbout}</p>
          )}
          <History name={profile.name} game={game} lobby={lobby} figures={figures} />
        </>
      ) : (
        <p className="w-about">{words.notRated}</p>
      )}
      {bySide.length > 0 && (
        <ul className="w-side-bars" aria-label={words.sideResults}>
          {bySide.map((row) => (
            <SideBar key={row.id} row={row} seat={order(row.id) - 1} />
          ))}
        </ul>
      )}
      {results.length > 0 && (
        <div className="w-result-tables">
          <ResultTable title={words.manner} rows={byManner.sort(byGames)} />
        </div>
      )}
    </section>
  );
}
