import { SIDES, SideMark, useLanguage } from '@brink/board';
import type { GameId } from '@brink/games/ids';
import type { TournamentPage } from '@brink/protocol';
import { useLobby } from '../../games/game-uis.ts';
import { Link } from '../../ui/link.tsx';
import { scoreText } from './standings.tsx';
import { PlayerLink } from './names.tsx';
import { useTournamentTexts } from './texts/texts.ts';

type Match = TournamentPage['matches'][number];

/** How many games a match has before one more must decide it. */
export const gamesOf = ({ match }: Pick<TournamentPage, 'match'>): number =>
  match === 'pair' ? 2 : 1;

interface PairingsProps {
  readonly page: TournamentPage;
  readonly game: GameId;
}

function GameLink(props: PairingsProps & { readonly match: Match; readonly index: number }) {
  const { page, game, match, index } = props;
  const words = useTournamentTexts();
  const language = useLanguage();
  const lobby = useLobby(game);
  const { id, isFirstSeated, scores } = match.games[index];
  const label = index >= gamesOf(page) ? words.decider : words.game(index + 1);
  // Where sides are bid for, the seats say nothing yet.
  const seat = isFirstSeated ? 0 : 1;
  const side = lobby.texts[language].seats[seat];
  const [one, other] = isFirstSeated ? [0, 1] : [1, 0];
  return (
    <Link to={scores ? `/g/${id}#0` : `/g/${id}`}>
      {label}
      {page.match !== 'bid' && (
        <>
          {' '}
          <SideMark side={SIDES[seat]} size={11} label={side} />
        </>
      )}{' '}
      <span className="w-tour-score">
        {scores ? `${scoreText(scores[one])}:${scoreText(scores[other])}` : words.playing}
      </span>
    </Link>
  );
}

function MatchRow({ page, game, match }: PairingsProps & { readonly match: Match }) {
  const words = useTournamentTexts();
  const { first, second, result, ruling, games } = match;
  const entrants = page.entrantsList;
  return (
    <li className="w-match">
      <span className="w-match-names">
        <PlayerLink {...entrants[first]} />
        {' – '}
        {second === undefined ? <i>{words.bye}</i> : <PlayerLink {...entrants[second]} />}
      </span>
      <b className="w-tour-score">
        {result && second !== undefined && `${scoreText(result[0])}:${scoreText(result[1])}`}
      </b>
      <span className="w-match-games">
        {games.map(({ id }, index) => (
          <GameLink key={id} page={page} game={game} match={match} index={index} />
        ))}
      </span>
      {ruling !== undefined && <i className="w-match-ruling">{words.ruled(ruling)}</i>}
    </li>
  );
}

/** All rounds, the newest first and open. */
export function Pairings({ page, game }: PairingsProps) {
  const words = useTournamentTexts();
  const rounds = [...new Set(page.matches.map(({ round }) => round))].sort((a, b) => b - a);
  return (
    <section aria-labelledby="w-pairings">
      <h2 id="w-pairings">{words.pairings}</h2>
      {rounds.map((round, index) => (
        <details key={round} className="w-round" open={index === 0}>
          <summary>{words.round(round + 1)}</summary>
          <ul className="w-games">
            {page.matches
              .filter((match) => match.round === round)
              .map((match) => (
                <MatchRow key={match.first} page={page} game={game} match={match} />
              ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
