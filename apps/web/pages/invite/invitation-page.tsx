import { Button, SIDES, SideMark, langOf, useLanguage, useWords } from '@brink/board';
import { isGameId, type GameId } from '@brink/games/ids';
import type { GameSummary, Invited } from '@brink/protocol';
import { useEffect, useState } from 'react';
import { joinGame } from '../../client/api.ts';
import { invitation } from '../../client/invitations.ts';
import { enter, useMe } from '../../client/me.ts';
import { useGlanceUi, useLobby } from '../../games/game-uis.ts';
import { LivingBoard } from '../../games/struggle/living-board.tsx';
import { codeOf } from '../../ui/api-error.ts';
import { Link } from '../../ui/link.tsx';
import { Loading, Notice } from '../../ui/notice.tsx';
import { PlayerLink } from '../../ui/player-link.tsx';
import { goTo } from '../../ui/router.ts';
import { useSettings } from '../../ui/settings.ts';
import { problemText, someName } from '../../ui/texts/account.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { isStruggle } from '../home/glance-map.tsx';
import { PageHead } from '../page-head.tsx';
import { INVITE_TEXTS } from './texts.ts';
import { Arrival } from '../../ui/arrival.tsx';
import './invite.css';

const [SECOND, MINUTE] = [1000, 60_000];
const DAY = 24 * 60 * MINUTE;

function usePaceTexts({ clock }: GameSummary): readonly [string, string | undefined] {
  const texts = INVITE_TEXTS[useLanguage()];
  switch (clock.kind) {
    case 'live':
      return [texts.liveOf(clock.total / MINUTE, clock.increment / SECOND), texts.paces.live];
    case 'slow':
      return [texts.slowOf(Math.round(clock.perMove / DAY)), texts.paces.slow];
    default:
      return [texts.paces.none, undefined];
  }
}

/** What is not as in the plain game. */
function Differences({ game, kind }: { readonly game: GameSummary; readonly kind: GameId }) {
  const language = useLanguage();
  const texts = INVITE_TEXTS[language];
  const lobby = useLobby(kind);
  const lines = [
    ...(lobby.agreed?.(game.options, language) ?? [lobby.summary(game.options, language)]),
    ...(lobby.fineprint?.(game.options, language) ?? []),
  ];
  if (lines.length === 0) return texts.nothingDiffers;
  return (
    <>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <small>{texts.restPlain}</small>
    </>
  );
}

function Picture({ told }: { readonly told: Invited }) {
  const texts = INVITE_TEXTS[useLanguage()];
  const kind = told.game.game;
  const ui = useGlanceUi(isStruggle(kind) ? kind : 'twilight-struggle');
  return (
    told.glance && (
      <>
        <LivingBoard ui={ui} glance={told.glance} />
        <p className="w-plate">{texts.start}</p>
      </>
    )
  );
}

interface FreeProps {
  readonly told: Invited;
  readonly invite: string;
  /** The seat may have gone while it was looked at. */
  readonly onGone: () => void;
}

/** The seat is free: everything that is agreed on, and one button. */
function Free({ told, invite, onGone }: FreeProps) {
  const language = useLanguage();
  const texts = INVITE_TEXTS[language];
  const say = useSay();
  const words = useWords();
  const settings = useSettings();
  const me = useMe();
  const [problem, setProblem] = useState<string>();
  const { game, host } = told;
  const kind = isGameId(game.game) ? game.game : 'twilight-struggle';
  const lobby = useLobby(kind);
  const { seats } = lobby.texts[language];
  const free = game.players.find((player) => player.kind === 'open');
  const isBid = game.options['bidding'] === true;
  const side = isStruggle(kind) && free ? SIDES[free.seat] : undefined;
  const hostSeat = game.players.find(({ id }) => id === game.creator)?.seat ?? 0;
  const [pace, aboutPace] = usePaceTexts(game);
  const sitDown = async (): Promise<void> => {
    try {
      await enter(settings.name || someName(language));
      await joinGame(game.id, invite);
      goTo(`/g/${game.id}`);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'seat-taken' || code === 'not-invited' || code === 'link-expired') onGone();
      else setProblem(problemText(code, language));
    }
  };
  return (
    <main className="w-guest">
      <div className="w-call">
        <p className="w-call-who">
          <b lang={langOf(host.name)}>{host.name}</b> {texts.invites(say.games[kind].title)}
        </p>
        <h1 data-side={isBid ? undefined : side}>
          {isBid || !free ? texts.youPlayEither : texts.youPlay(seats[free.seat])}
        </h1>
        <dl>
          <div>
            <dt>{texts.opponent}</dt>
            <dd>
              {isStruggle(kind) && !isBid && <SideMark side={SIDES[hostSeat]} size={14} />}{' '}
              <PlayerLink name={host.name} hasProfile={host.hasProfile ?? false} />
              {!isBid && `, ${isStruggle(kind) ? words.side[SIDES[hostSeat]] : seats[hostSeat]}`}
              {(host.rating !== undefined || (host.games ?? 0) > 0) && (
                <small>
                  {[
                    ...(host.rating === undefined ? [] : [texts.rating(host.rating)]),
                    texts.games(host.games ?? 0),
                  ].join(' · ')}
                </small>
              )}
            </dd>
          </div>
          <div>
            <dt>{texts.pace}</dt>
            <dd>
              {pace}
              {aboutPace && <small>{aboutPace}</small>}
            </dd>
          </div>
          <div>
            <dt>{texts.differs}</dt>
            <dd>
              <Differences game={game} kind={kind} />
            </dd>
          </div>
        </dl>
        {problem && (
          <p className="w-problem" role="alert">
            {problem}
          </p>
        )}
        <div className="w-call-act">
          <Button isPrimary onPress={() => void sitDown()}>
            {texts.sitDown}
          </Button>
          <p>
            {me.status !== 'known' && texts.noAccount} <Link to="/learn">{texts.learnFirst}</Link>
          </p>
        </div>
      </div>
      <div className="w-hero-map">
        <Arrival>
          <Picture told={told} />
        </Arrival>
      </div>
    </main>
  );
}

type State = 'looking' | 'gone' | 'old' | 'offline' | Invited;

async function lookAt(invite: string): Promise<State> {
  try {
    return await invitation(invite);
  } catch (error) {
    const code = codeOf(error);
    return code === 'offline' ? 'offline' : code === 'link-expired' ? 'old' : 'gone';
  }
}

/** What somebody sees who has opened a link. */
export default function InvitationPage({ invite }: { readonly invite: string }) {
  const texts = INVITE_TEXTS[useLanguage()];
  const say = useSay();
  const me = useMe();
  const [state, setState] = useState<State>('looking');
  const [looks, setLooks] = useState(0);
  const id = me.status === 'known' ? me.user.id : undefined;
  useEffect(() => {
    let isGone = false;
    void lookAt(invite).then((found) => !isGone && setState(found));
    return () => {
      isGone = true;
    };
  }, [invite, id, looks]);
  const home = (
    <Link to="/" className="b-button b-button-primary">
      {texts.playInstead}
    </Link>
  );
  if (state === 'looking') return <Loading />;
  if (state === 'offline') return <Notice title={say.missing} text={say.noServer} />;
  if (state === 'gone' || state === 'old') {
    const [title, text] =
      state === 'gone' ? [texts.gone, texts.goneText] : [texts.old, texts.oldText];
    return (
      <Notice title={title} text={text}>
        {home}
      </Notice>
    );
  }
  const { game } = state;
  const isSeated = (game.yours?.length ?? 0) > 0;
  const atTable = (label: string) => (
    <Link to={`/g/${game.id}`} className="b-button b-button-primary">
      {label}
    </Link>
  );
  if (game.status !== 'open' && !isSeated) {
    return (
      <Notice title={texts.taken} text={texts.takenText}>
        {atTable(say.watch)}
      </Notice>
    );
  }
  if (isSeated) {
    return (
      <Notice
        title={state.isHost ? texts.own : texts.taken}
        text={state.isHost ? texts.ownText : undefined}
      >
        {atTable(texts.toTable)}
      </Notice>
    );
  }
  return (
    <div className="w-page w-guest-page">
      <PageHead page="home" />
      <Arrival fallback={<Loading />}>
        <Free told={state} invite={invite} onGone={() => setLooks(looks + 1)} />
      </Arrival>
    </div>
  );
}
