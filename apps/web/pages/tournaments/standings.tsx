import { SIDES, SideMark, useLanguage } from '@brink/board';
import type { GameId } from '@brink/games/ids';
import type { TournamentPage } from '@brink/protocol';
import { useLobby } from '../../games/game-uis.ts';
import { standingsFile, tournamentFile } from '../../client/club-api.ts';
import { PlayerLink } from './names.tsx';
import { useTournamentTexts } from './texts/texts.ts';

/** Halves as players write them. */
export const scoreText = (score: number): string => {
  const whole = Math.trunc(score);
  const rest = score - whole;
  if (rest === 0) return String(whole);
  return rest === 0.5 ? `${whole === 0 ? '' : whole}½` : score.toFixed(2);
};

interface StandingsProps {
  readonly page: TournamentPage;
  readonly game: GameId;
}

/** The table with every tie-break, and how each fared with either side. */
export function Standings({ page, game }: StandingsProps) {
  const words = useTournamentTexts();
  const language = useLanguage();
  const lobby = useLobby(game);
  const { standings, entrantsList, tieBreaks } = page;
  const sides = lobby.seats(page.options);
  const sideNames = lobby.texts[language].seats;
  return (
    <section aria-labelledby="w-standings">
      <h2 id="w-standings">{words.standings}</h2>
      {/* A wide table is scrolled by itself, with the keyboard too. */}
      <div className="w-tour-wide" tabIndex={0} role="group" aria-labelledby="w-standings">
        <table className="w-results w-standings">
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.player}</th>
              <th scope="col">{words.points}</th>
              {tieBreaks.map((each) => (
                <th key={each} scope="col" title={words.breaks[each]?.about}>
                  {words.breaks[each]?.name ?? each}
                </th>
              ))}
              {sides.map((side, seat) => (
                <th key={side} scope="col">
                  <SideMark side={SIDES[seat % SIDES.length]} size={12} /> {sideNames[seat]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.map(({ place, entrant, points, breaks, sides: records }) => {
              const { name, hasProfile, hasLeft } = entrantsList[entrant];
              return (
                <tr key={entrant}>
                  <td>{place}</td>
                  <th scope="row">
                    <PlayerLink name={name} hasProfile={hasProfile} />{' '}
                    {hasLeft && <i>{words.hasLeft}</i>}
                  </th>
                  <td>
                    <b>{scoreText(points)}</b>
                  </td>
                  {tieBreaks.map((each) => (
                    <td key={each}>{scoreText(breaks[each] ?? 0)}</td>
                  ))}
                  {sides.map((side) => {
                    const record = records.find((one) => one.side === side);
                    const { wins, draws, losses } = record ?? { wins: 0, draws: 0, losses: 0 };
                    const text = words.sideRecord(wins, draws, losses);
                    return (
                      <td key={side} title={text}>
                        <span aria-hidden>
                          +{wins} ={draws} −{losses}
                        </span>
                        <span className="b-unseen">{text}</span>
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {tieBreaks.length > 0 && (
        <p className="w-about">
          {words.breaksAbout}{' '}
          {tieBreaks
            .map((each) => `${words.breaks[each]?.name} (${words.breaks[each]?.about})`)
            .join(', ')}
          .
        </p>
      )}
      <p className="w-tour-files">
        <a className="b-button" href={standingsFile(page.id)} download="standings.csv">
          {words.exportCsv}
        </a>
        <a className="b-button" href={tournamentFile(page.id)} download="tournament.json">
          {words.exportJson}
        </a>
      </p>
    </section>
  );
}
