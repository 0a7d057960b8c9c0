import { GAME_IDS, isGameId } from '@brink/games/ids';
import { useEffect } from 'react';
import { localGames } from '../../client/local-games.ts';
import { Link } from '../../ui/link.tsx';
import { nameOf } from '../../ui/player-name.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { PageHead } from '../page-head.tsx';
import { useAnalysisTexts } from './texts.ts';
import '../studies/studies.css';

const MOST_GAMES = 12;

/** What can be analysed, for whoever comes without a game. */
export function AnalysisStarts() {
  const texts = useAnalysisTexts();
  const say = useSay();
  useEffect(() => {
    document.title = `${texts.tab} · Brink`;
    return () => {
      document.title = 'Brink';
    };
  }, [texts]);
  const games = localGames()
    .filter(({ result }) => result)
    .slice(0, MOST_GAMES);
  return (
    <div className="w-page">
      <PageHead page="analysis" />
      <main className="w-studies-page">
        <h1>{texts.tab}</h1>
        <p>{texts.startsAbout}</p>
        <section className="w-studies" aria-label={texts.fromStart}>
          <h2>{texts.fromStart}</h2>
          <ul>
            {GAME_IDS.map((game) => (
              <li key={game}>
                <Link to={`/analysis?new=${game}`}>
                  <b>{say.games[game].title}</b>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        {games.length > 0 && (
          <section className="w-studies" aria-label={texts.ownGames}>
            <h2>{texts.ownGames}</h2>
            <ul>
              {games.map(({ id, record, seats }) => (
                <li key={id}>
                  <Link to={`/analysis?local=${id}`}>
                    <b>
                      {seats
                        .map((seat) =>
                          seat === 'person'
                            ? say.you
                            : nameOf({ kind: 'bot', name: seat.bot }, say),
                        )
                        .join(' – ')}
                    </b>
                    <small>{isGameId(record.game) ? say.games[record.game].title : ''}</small>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </div>
  );
}
