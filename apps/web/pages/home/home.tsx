import { useLanguage } from '@brink/board';
import { useEffect, useRef, useState } from 'react';
import { localGames } from '../../client/local-games.ts';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../page-head.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { playBot } from './first-game.ts';
import { LocalRow, RemoteRow } from './games.tsx';
import { NewTable, type OpponentKind } from './new-table.tsx';
import { Expired } from './notices.tsx';
import { PuzzleOfTheDay } from './puzzle.tsx';
import { useServerGames } from './server-games.ts';
import { HOME_TEXTS } from './texts.ts';
import { useShowcase } from './use-showcase.ts';
import { Ways } from './ways.tsx';
import { Arrival, onDemand } from '../../ui/arrival.tsx';
import './home.css';
import './first-page.css';

const Lands = onDemand(async () => ({ default: (await import('./glance-map.tsx')).Lands }));
const LivingMap = onDemand(() => import('./living-map.tsx'));
const Returning = onDemand(() => import('./returning.tsx'));
const BackAgain = onDemand(() => import('./back-again.tsx'));
const ShownGames = onDemand(() => import('./shown-games.tsx'));
const OpenSeeks = onDemand(() => import('../pairing/open-seeks.tsx'));
const FriendDialog = onDemand(() => import('../invite/friend-dialog.tsx'));

/** Addresses that begin at once: shortcuts of the installed client. */
const [FRIEND, BOT] = ['#friend', '#bot'];

/** More are in the archive and on the player's own page. */
const MOST_FINISHED = 5;

/** Tables, one's own first; a stranger sees what this is, and the ways in. */
export function Home() {
  const say = useSay();
  const texts = HOME_TEXTS[useLanguage()];
  const [local, setLocal] = useState(localGames);
  const { hasServer, me, mine, boards, open } = useServerGames();
  const [opponent, setOpponent] = useState<OpponentKind>('bot');
  const showcase = useShowcase();

  const [isInviting, setInviting] = useState(() => location.hash === FRIEND);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (location.hash !== BOT || hasBegun.current) return;
    hasBegun.current = true;
    playBot();
  }, []);
  const moreForFriend = (): void => {
    setInviting(false);
    setOpponent('friend');
    document.querySelector('.w-new')?.scrollIntoView({ behavior: 'smooth' });
  };
  const others = open.filter(({ players }) => !players.some(({ id }) => id && id === me));
  const seen = boards.filter(({ game }) => game.status === 'playing');
  const shownAbove = new Set(seen.map(({ game }) => game.id));
  const rows = mine.filter(({ id, status }) => status !== 'finished' && !shownAbove.has(id));
  const finished = mine.filter(({ status }) => status === 'finished').slice(0, MOST_FINISHED);
  const unfinishedHere = local.filter(({ result }) => !result);
  const finishedHere = local.filter(({ result }) => result);
  const hasGames = seen.length + rows.length + unfinishedHere.length > 0;
  const hasFinished = finished.length + finishedHere.length > 0;
  const dropped = (): void => setLocal(localGames());
  const live = typeof showcase === 'object' ? showcase : undefined;
  const mapped = [...seen, ...(live?.live ?? [])].map(({ game }) => game.game);
  if (live?.puzzle.glance) mapped.push(live.puzzle.game);
  const invite = (): void => setInviting(true);
  const puzzle = <PuzzleOfTheDay puzzle={live?.puzzle} />;
  return (
    <div className="w-page">
      <PageHead page="home" />
      <main className="w-home">
        <Expired />
        <Arrival>
          <Lands games={mapped} />
        </Arrival>
        {hasGames ? (
          <Arrival>
            <Returning
              me={me}
              boards={seen}
              rows={rows}
              local={unfinishedHere}
              onDrop={dropped}
              hasServer={hasServer}
              onFriend={invite}
              onBot={playBot}
              puzzle={live?.puzzle}
              puzzleShown={puzzle}
              finished={finished}
            />
          </Arrival>
        ) : (
          <section className="w-hero">
            <div className="w-hero-text">
              <h1>
                {texts.headline[0]} <span>{texts.headline[1]}</span>
              </h1>
              <p>{texts.about}</p>
              <Ways hasServer={hasServer} onBot={playBot} onFriend={invite} />
            </div>
            <Arrival fallback={<div className="w-hero-map" />}>
              <LivingMap showcase={showcase} />
            </Arrival>
          </section>
        )}
        {!hasGames && me !== undefined && (
          <Arrival>
            <BackAgain finished={finished} puzzle={live?.puzzle} />
          </Arrival>
        )}
        <div className="w-below" data-returning={hasGames || undefined}>
          {live ? (
            <Arrival>
              <ShownGames showcase={live}>{!hasGames && puzzle}</ShownGames>
            </Arrival>
          ) : (
            !hasGames && puzzle
          )}
        </div>
        <div className="w-columns">
          <Arrival>
            <div>
              {hasServer && <OpenSeeks />}
              <section aria-labelledby="w-open">
                <h2 id="w-open">
                  {say.openTables} {others.length > 0 && <em>{others.length}</em>}
                  {hasServer && <Link to="/pair">{texts.findOpponent}</Link>}
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
              {hasFinished && (
                <section aria-labelledby="w-over">
                  <h2 id="w-over">{texts.over}</h2>
                  <ul className="w-games">
                    {finished.map((game) => (
                      <RemoteRow key={game.id} game={game} me={me} />
                    ))}
                    {finishedHere.map((game) => (
                      <LocalRow key={game.id} game={game} onDrop={dropped} />
                    ))}
                  </ul>
                </section>
              )}
            </div>
          </Arrival>
          <Arrival fallback={<section className="w-card w-new" />}>
            <NewTable opponent={opponent} onOpponent={setOpponent} hasServer={hasServer} />
          </Arrival>
        </div>
      </main>
      {isInviting && (
        <Arrival>
          <FriendDialog onClose={() => setInviting(false)} onMore={moreForFriend} />
        </Arrival>
      )}
      <footer className="w-foot">
        {say.unofficial} <Link to="/dice">{say.provableDice}</Link>
      </footer>
    </div>
  );
}
