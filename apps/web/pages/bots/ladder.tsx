import { useState } from 'react';
import { GAME_IDS, type GameId } from '../../ui/game-ids.ts';
import { ladderOf } from '../../client/club-api.ts';
import { Choices } from '../../ui/choices.tsx';
import { Link } from '../../ui/link.tsx';
import { PlayerLink } from '../../ui/player-link.tsx';
import { useLoaded } from '../../client/use-loaded.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { botProblem, useBotWords } from './texts.ts';

type Standing = Awaited<ReturnType<typeof ladderOf>>;

function Table({ bots }: Pick<Standing, 'bots'>) {
  const words = useBotWords();
  return (
    <div className="w-bots-wide" tabIndex={0} role="group" aria-labelledby="w-ladder">
      <table className="w-bots-table">
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.bot}</th>
            <th scope="col">{words.rating}</th>
            <th scope="col">{words.games}</th>
            <th scope="col">{words.state}</th>
          </tr>
        </thead>
        <tbody>
          {bots.map(({ name, rating, deviation, games, isProvisional, isSeeking }, index) => (
            <tr key={name}>
              <td>{index + 1}</td>
              <th scope="row">
                <PlayerLink name={name} />
              </th>
              <td title={isProvisional ? words.provisional : undefined}>
                {Math.round(rating)} ± {Math.round(deviation)}
                {isProvisional && (
                  <>
                    <span aria-hidden>?</span>
                    <span className="b-unseen"> ({words.provisional})</span>
                  </>
                )}
              </td>
              <td>{games}</td>
              <td>{isSeeking ? words.isSeeking : words.isAway}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How the bots of a game stand, and what they play at the moment. */
export function Ladder() {
  const words = useBotWords();
  const say = useSay();
  const [game, setGame] = useState<GameId>('red-sea');
  const { loaded } = useLoaded(game, () => ladderOf(game));
  return (
    <section aria-labelledby="w-ladder">
      <h2 id="w-ladder">{words.ladder}</h2>
      <Choices
        label={say.game}
        values={GAME_IDS.map((id) => ({ id, label: say.games[id].title }))}
        chosen={game}
        onChoose={setGame}
      />
      {loaded.status !== 'here' ? (
        <p role="status">
          {loaded.status === 'loading' ? say.loading : botProblem(loaded.code, words)}
        </p>
      ) : (
        <>
          <p className="w-about">
            {loaded.value.most > 0 ? words.ladderAbout(loaded.value.most) : words.ladderOff}
          </p>
          {loaded.value.bots.length > 0 ? (
            <Table bots={loaded.value.bots} />
          ) : (
            <div className="w-games w-none">
              <p>{words.noBots}</p>
            </div>
          )}
          <h3>{words.playing}</h3>
          {loaded.value.playing.length === 0 ? (
            <p className="w-about">{words.noPlaying}</p>
          ) : (
            <ul className="w-games w-bots-games">
              {loaded.value.playing.map(({ id, names }) => (
                <li key={id}>
                  <span>{names.join(' – ')}</span>
                  <Link
                    to={`/g/${id}`}
                    className="b-button"
                    label={`${say.watch}: ${names.join(' – ')}`}
                  >
                    {say.watch}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}
