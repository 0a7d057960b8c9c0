import { GAME_IDS, type GameId } from '@brink/games/ids';
import { useState } from 'react';
import { ladderOf } from '../../client/club-api.ts';
import { Choices } from '../../ui/choices.tsx';
import { Link } from '../../ui/link.tsx';
import { PlayerLink } from '../../ui/player-link.tsx';
import { useLoaded } from '../../client/use-loaded.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { botProblem, useBotTexts } from './texts.ts';

type Standing = Awaited<ReturnType<typeof ladderOf>>;

function Table({ bots }: Pick<Standing, 'bots'>) {
  const texts = useBotTexts();
  return (
    <div className="w-bots-wide" tabIndex={0} role="group" aria-labelledby="w-ladder">
      <table className="w-bots-table">
        <thead>
          <tr>
            <th scope="col">{texts.place}</th>
            <th scope="col">{texts.bot}</th>
            <th scope="col">{texts.rating}</th>
            <th scope="col">{texts.games}</th>
            <th scope="col">{texts.state}</th>
          </tr>
        </thead>
        <tbody>
          {bots.map(({ name, rating, deviation, games, isProvisional, isSeeking }, index) => (
            <tr key={name}>
              <td>{index + 1}</td>
              <th scope="row">
                <PlayerLink name={name} />
              </th>
              <td title={isProvisional ? texts.provisional : undefined}>
                {Math.round(rating)} ± {Math.round(deviation)}
                {isProvisional && (
                  <>
                    <span aria-hidden>?</span>
                    <span className="b-unseen"> ({texts.provisional})</span>
                  </>
                )}
              </td>
              <td>{games}</td>
              <td>{isSeeking ? texts.isSeeking : texts.isAway}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How the bots of a game stand, and what they play at the moment. */
export function Ladder() {
  const texts = useBotTexts();
  const say = useSay();
  const [game, setGame] = useState<GameId>('red-sea');
  const { loaded } = useLoaded(game, () => ladderOf(game));
  return (
    <section aria-labelledby="w-ladder">
      <h2 id="w-ladder">{texts.ladder}</h2>
      <Choices
        label={say.game}
        values={GAME_IDS.map((id) => ({ id, label: say.games[id].title }))}
        chosen={game}
        onChoose={setGame}
      />
      {loaded.status !== 'here' ? (
        <p role="status">
          {loaded.status === 'loading' ? say.loading : botProblem(loaded.code, texts)}
        </p>
      ) : (
        <>
          <p className="w-about">
            {loaded.value.most > 0 ? texts.ladderAbout(loaded.value.most) : texts.ladderOff}
          </p>
          {loaded.value.bots.length > 0 ? (
            <Table bots={loaded.value.bots} />
          ) : (
            <div className="w-games w-none">
              <p>{texts.noBots}</p>
            </div>
          )}
          <h3>{texts.playing}</h3>
          {loaded.value.playing.length === 0 ? (
            <p className="w-about">{texts.noPlaying}</p>
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
