import { langOf } from '@brink/board';
import { isGameId } from '@brink/games/ids';
import type { TournamentSummary } from '@brink/protocol';
import { useState } from 'react';
import { tournaments, type TournamentStatus } from '../../client/club-api.ts';
import { Choices } from '../../ui/choices.tsx';
import { Link } from '../../ui/link.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PageHead } from '../page-head.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { useLoaded } from '../../client/use-loaded.ts';
import { tournamentProblem, useTournamentTexts } from './texts/texts.ts';
import '../account/account.css';
import './tournaments.css';

const SHOWN = ['all', 'registration', 'running', 'finished'] as const;
type Shown = (typeof SHOWN)[number];

/** Where a tournament stands, in a line. */
function Standing({ tournament }: { readonly tournament: TournamentSummary }) {
  const texts = useTournamentTexts();
  const { status, round, rounds, starts, due } = tournament;
  if (status === 'registration') {
    return starts === undefined ? (
      <>{texts.statuses.registration}</>
    ) : (
      <>
        {texts.starts}: <Moment at={starts} isCounted />
      </>
    );
  }
  if (status !== 'running') return <>{texts.statuses[status]}</>;
  return (
    <>
      {texts.roundOf(round + 1, rounds)}
      {due !== undefined && (
        <>
          {' · '}
          <Moment at={due} isCounted />
        </>
      )}
    </>
  );
}

function Row({ tournament }: { readonly tournament: TournamentSummary }) {
  const texts = useTournamentTexts();
  const say = useSay();
  const { id, name, organiser, game, format, match, entrants, waiting, capacity } = tournament;
  return (
    <li className="w-tour" data-status={tournament.status}>
      <span className="w-tour-name">
        <Link to={`/tournaments/${id}`}>
          <span lang={langOf(name)}>{name}</span>
        </Link>
        <i>
          {texts.organiser}: {organiser || say.nobody}
        </i>
      </span>
      <span>
        {isGameId(game) ? say.games[game].title : game} · {texts.formats[format].name} ·{' '}
        {texts.matches[match].name}
      </span>
      <span className="w-tour-count">
        {texts.entrants(entrants, capacity)}
        {waiting > 0 && `, ${texts.waiting(waiting)}`}
      </span>
      <span className="w-tour-when">
        <Standing tournament={tournament} />
      </span>
    </li>
  );
}

/** Tournaments and leagues of this server. */
export default function TournamentsPage() {
  const texts = useTournamentTexts();
  const say = useSay();
  const [shown, setShown] = useState<Shown>('all');
  const status: TournamentStatus | undefined = shown === 'all' ? undefined : shown;
  const { loaded } = useLoaded(shown, () => tournaments(status));
  const labels = { all: texts.all, ...texts.statuses };
  return (
    <div className="w-page">
      <PageHead page="tournaments" />
      <main className="w-people">
        <div className="w-tour-head">
          <h1>{texts.title}</h1>
          <Link to="/tournaments/new" className="b-button b-button-primary">
            {texts.announce}
          </Link>
        </div>
        <p className="w-about">{texts.about}</p>
        <Choices
          label={texts.show}
          values={SHOWN.map((id) => ({ id, label: labels[id] }))}
          chosen={shown}
          onChoose={setShown}
        />
        {loaded.status === 'here' && loaded.value.length > 0 ? (
          <ul className="w-games w-tours">
            {loaded.value.map((each) => (
              <Row key={each.id} tournament={each} />
            ))}
          </ul>
        ) : (
          <div className="w-games w-none w-tours" role="status">
            <p>
              {loaded.status === 'loading'
                ? say.loading
                : loaded.status === 'failed'
                  ? tournamentProblem(loaded.code, texts)
                  : texts.none}
            </p>
          </div>
        )}
      </main>
    </div>
  );
}
