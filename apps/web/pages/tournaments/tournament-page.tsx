import { useLanguage } from '@brink/board';
import { isGameId, type GameId } from '@brink/games/ids';
import type { TournamentPage } from '@brink/protocol';
import { useLobby } from '../../games/game-uis.ts';
import { tournament } from '../../client/club-api.ts';
import { useMe } from '../../client/me.ts';
import { useBroadcastTexts } from '../broadcast/texts.ts';
import { Moment, zoneText } from '../../ui/moment.tsx';
import { Loading, Notice } from '../../ui/notice.tsx';
import { PageHead } from '../page-head.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { Control } from './control.tsx';
import { TournamentLog } from './log.tsx';
import { Name, PlayerLink } from './names.tsx';
import { Pairings } from './pairings.tsx';
import { Registration } from './registration.tsx';
import { Standings } from './standings.tsx';
import { useLoaded } from '../../client/use-loaded.ts';
import { tournamentProblem, useTournamentTexts } from './texts/texts.ts';
import { Arrival } from '../../ui/arrival.tsx';
import '../account/account.css';
import './tournaments.css';

const HOURS_A_DAY = 24;
const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;

function ClockText({ clock }: { readonly clock: TournamentPage['clock'] }) {
  const say = useSay();
  if (clock.kind === 'live') {
    return <>{say.paceOf.live(clock.total / MINUTE, clock.increment / 1000)}</>;
  }
  return <>{clock.kind === 'slow' ? say.paceOf.slow(clock.perMove / DAY) : say.paces.none}</>;
}

function Facts({ page, game }: { readonly page: TournamentPage; readonly game: GameId }) {
  const texts = useTournamentTexts();
  const broadcast = useBroadcastTexts();
  const language = useLanguage();
  const lobby = useLobby(game);
  const { format, match, roundHours, status, starts, due, round, rounds, openHandsAfter } = page;
  const days = roundHours / HOURS_A_DAY;
  const facts = [
    [texts.form.format, texts.formats[format].name],
    [texts.form.match, texts.matches[match].name],
    [texts.organiser, <PlayerLink key="organiser" name={page.organiser} hasProfile />],
    [
      texts.roundLength,
      Number.isInteger(days) ? texts.days(days) : texts.hours(Math.round(roundHours)),
    ],
  ] as const;
  return (
    <section className="w-card w-tour-facts" aria-labelledby="w-facts">
      <h2 id="w-facts">{texts.facts}</h2>
      <p className="w-tour-game">{lobby.summary(page.options, language)}</p>
      <p>
        <ClockText clock={page.clock} /> · {page.rated ? texts.rated : texts.unrated}
      </p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {openHandsAfter !== undefined && (
          <div>
            <dt>{broadcast.dock}</dt>
            <dd>{broadcast.late(openHandsAfter / MINUTE)}</dd>
          </div>
        )}
        {status === 'registration' && (
          <div>
            <dt>{texts.starts}</dt>
            <dd>{starts === undefined ? texts.startsByHand : <Moment at={starts} isCounted />}</dd>
          </div>
        )}
        {status === 'running' && (
          <div>
            <dt>{texts.roundOf(round + 1, rounds)}</dt>
            {due !== undefined && (
              <dd>
                {texts.due} <Moment at={due} isCounted />
              </dd>
            )}
          </div>
        )}
      </dl>
      <p className="w-about">{texts.zone(zoneText())}</p>
    </section>
  );
}

interface BodyProps {
  readonly page: TournamentPage;
  readonly game: GameId;
  readonly onChange: (page: TournamentPage) => void;
  readonly onLook: () => Promise<void>;
}

function Body({ page, game, onChange, onLook }: BodyProps) {
  const texts = useTournamentTexts();
  const hasBegun = page.matches.length > 0;
  return (
    <>
      <div className="w-tour-head">
        <h1>
          <Name>{page.name}</Name>
        </h1>
        <span className="w-tour-status" data-status={page.status}>
          {texts.statuses[page.status]}
        </span>
      </div>
      {page.about && <p className="w-tour-about">{page.about}</p>}
      <div className="w-tour-columns">
        <div>
          {hasBegun && <Standings page={page} game={game} />}
          {hasBegun && <Pairings page={page} game={game} />}
          {!hasBegun && <Registration page={page} onChange={onChange} />}
          <TournamentLog page={page} />
        </div>
        <div>
          <Facts page={page} game={game} />
          {hasBegun && page.you && <Registration page={page} onChange={onChange} />}
          {page.isOrganiser && <Control page={page} onChange={onChange} onLook={onLook} />}
        </div>
      </div>
    </>
  );
}

/** One tournament: who plays, how it stands, what its organiser did. */
export default function TournamentPageOf({ id }: { readonly id: string }) {
  const texts = useTournamentTexts();
  const me = useMe();
  // Who one is decides what one may do here.
  const key = `${id} ${me.status === 'known' ? me.user.id : ''}`;
  const { loaded, look, put } = useLoaded(key, () => tournament(id));
  if (loaded.status === 'failed') return <Notice title={tournamentProblem(loaded.code, texts)} />;
  if (loaded.status === 'loading') return <Loading />;
  const page = loaded.value;
  if (!isGameId(page.game)) return <Notice title={texts.problems['no-such-tournament']} />;
  return (
    <div className="w-page">
      <PageHead page="tournaments" />
      <main className="w-people w-tour-page">
        <Arrival>
          <Body page={page} game={page.game} onChange={put} onLook={look} />
        </Arrival>
      </main>
    </div>
  );
}
