import { Suspense, lazy, useState } from 'react';
import { localGames, newLocalGame } from '../../client/local-games.ts';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../page-head.tsx';
import { goTo } from '../../ui/router.ts';
import { NARROW, useMedia } from '../../ui/use-media.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { LocalRow, RemoteRow } from './games.tsx';
import { NewTable, type OpponentKind } from './new-table.tsx';
import { Expired, NextGame } from './notices.tsx';
import { useServerGames } from './server-games.ts';
import './home.css';

const HeroMap = lazy(() => import('../../games/twilight-struggle/hero-map.tsx'));

/** A first game: the easy bot, the side that begins. */
const FIRST_GAME = 'twilight-struggle';
const FIRST_OPTIONS = { edition: 'deluxe', optionalCards: true, bonusUs: 2 } as const;

/** More are in the archive and on the player's own page. */
const MOST_FINISHED = 5;

export function Home() {
  const say = useSay();
  const [local, setLocal] = useState(localGames);
  const { hasServer, me, mine, open } = useServerGames();
  const [opponent, setOpponent] = useState<OpponentKind>('bot');
  const isNarrow = useMedia(NARROW);

  const playBot = (): void =>
    goTo(
      `/play/local/${newLocalGame(FIRST_GAME, FIRST_OPTIONS, [{ bot: 'learner' }, 'person']).id}`,
    );
  const playSmall = (): void =>
    goTo(`/play/local/${newLocalGame('red-sea', {}, [{ bot: 'learner' }, 'person']).id}`);
  const playScreen = (): void =>
    goTo(`/play/local/${newLocalGame(FIRST_GAME, FIRST_OPTIONS, ['person', 'person']).id}`);
  const invite = (): void => {
    setOpponent('friend');
    document.querySelector('.w-new')?.scrollIntoView({ behavior: 'smooth' });
  };
  const others = open.filter(({ players }) => !players.some(({ id }) => id && id === me));
  const waiting = mine.filter(({ yourTurn, invited }) => yourTurn || invited);
  const shown = [
    ...waiting,
    ...mine.filter((game) => game.status !== 'finished' && !waiting.includes(game)),
    ...mine.filter(({ status }) => status === 'finished').slice(0, MOST_FINISHED),
  ];
  const unfinished = local.filter(({ result }) => !result).length + waiting.length;
  return (
    <div className="w-page">
      <PageHead page="home" />
      <main className="w-home">
        <Expired />
        <section className="w-hero">
          <div className="w-hero-text">
            <h1>
              {say.heroTitle[0]}
              <br />
              {say.heroTitle[1]}
            </h1>
            <p>{say.heroText}</p>
            <div className="w-starts">
              <button type="button" className="w-start w-start-first" onClick={playBot}>
                <b>{say.start.bot.title}</b>
                <span>{say.start.bot.detail}</span>
              </button>
              <button
                type="button"
                className="w-start"
                aria-disabled={!hasServer || undefined}
                title={hasServer ? undefined : say.noServer}
                onClick={hasServer ? invite : undefined}
              >
                <b>{say.start.friend.title}</b>
                <span>{say.start.friend.detail}</span>
              </button>
              <button type="button" className="w-start" onClick={playScreen}>
                <b>{say.start.screen.title}</b>
                <span>{say.start.screen.detail}</span>
              </button>
            </div>
          </div>
          {!isNarrow && (
            // A picture: everything in it is said elsewhere.
            <div className="w-hero-map" inert aria-hidden>
              <Suspense>
                <HeroMap />
              </Suspense>
            </div>
          )}
        </section>
        <div className="w-columns">
          <div>
            <Suspense>
              <section aria-labelledby="w-yours">
                <h2 id="w-yours">
                  {say.yourGames} {unfinished > 0 && <em>{say.waitingForYou(unfinished)}</em>}
                </h2>
                <NextGame games={waiting} />
                {local.length + mine.length === 0 ? (
                  <div className="w-games w-none">
                    <p>{say.noGames}</p>
                    <button type="button" className="b-button" onClick={playSmall}>
                      {say.playSmall}
                    </button>
                    <button type="button" className="b-button b-button-primary" onClick={playBot}>
                      {say.playBot}
                    </button>
                  </div>
                ) : (
                  <ul className="w-games">
                    {shown.map((game) => (
                      <RemoteRow key={game.id} game={game} me={me} />
                    ))}
                    {local.map((game) => (
                      <LocalRow key={game.id} game={game} onDrop={() => setLocal(localGames())} />
                    ))}
                  </ul>
                )}
              </section>
              <section aria-labelledby="w-open">
                <h2 id="w-open">
                  {say.openTables} {others.length > 0 && <em>{others.length}</em>}
                </h2>
                {others.length === 0 ? (
                  <div className="w-games w-none">
                    <p>{hasServer ? say.noOpenTables : say.noServer}</p>
                  </div>
                ) : (
                  <ul className="w-games">
                    {others.map((game) => (
                      <RemoteRow key={game.id} game={game} me={me} />
                    ))}
                  </ul>
                )}
              </section>
            </Suspense>
          </div>
          <Suspense fallback={<section className="w-card w-new" />}>
            <NewTable opponent={opponent} onOpponent={setOpponent} hasServer={hasServer} />
          </Suspense>
        </div>
      </main>
      <footer className="w-foot">
        {say.unofficial} <Link to="/dice">{say.provableDice}</Link>
      </footer>
    </div>
  );
}
