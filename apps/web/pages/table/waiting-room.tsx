import { Button, useLanguage } from '@brink/board';
import { isGameId, type GameId } from '@brink/games/ids';
import type { GameSummary } from '@brink/protocol';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLobby } from '../../games/game-uis.ts';
import { gameSummary, joinGame, newLinkTo } from '../../client/api.ts';
import { codeOf } from '../../ui/api-error.ts';
import type { GameClient } from '../../client/game-client.ts';
import { enter, useMe } from '../../client/me.ts';
import { problemText, someName } from '../../ui/texts/account.ts';
import { Loading, Notice } from '../../ui/notice.tsx';
import { PlayerLink } from '../../ui/player-link.tsx';
import { nameOf } from '../../ui/player-name.ts';
import { useSettings } from '../../ui/settings.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { Arrival } from '../../ui/arrival.tsx';

const inviteInAddress = (): string | undefined =>
  new URLSearchParams(location.search).get('invite') ?? undefined;

interface SeatsProps {
  readonly client: GameClient;
  /** As the lobby knows it: those who only look at a table are told no more. */
  readonly game: GameSummary;
  readonly kind: GameId;
  /** Sits down on a free seat; without it they are only told. */
  readonly onTake?: (seat: number) => void;
}

function KnownSeats({ client, game, kind, onTake }: SeatsProps) {
  const say = useSay();
  const { seats } = useLobby(kind).texts[useLanguage()];
  const told = useSyncExternalStore(client.subscribe, () => client.state().players);
  const listed = game.players.map(({ seat, kind, name = '', hasProfile = false }) => ({
    seat,
    kind,
    name,
    hasProfile: hasProfile && kind === 'person',
  }));
  const players = told.length > 0 ? told : listed;
  if (players.length <= 2) return undefined;
  return (
    <ul className="w-seat-list">
      {players.map((player) => (
        <li key={player.seat}>
          <b>{seats[player.seat]}</b>{' '}
          <PlayerLink name={nameOf(player, say)} hasProfile={player.hasProfile ?? false} />
          {onTake && player.kind === 'open' && (
            <Button onPress={() => onTake(player.seat)}>{say.sitDown}</Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Who sits where, at tables for more than two. */
function Seats(props: Omit<SeatsProps, 'kind'>) {
  const kind = props.game.game;
  if (!isGameId(kind)) return undefined;
  return (
    <Arrival>
      <KnownSeats {...props} kind={kind} />
    </Arrival>
  );
}

/** The seat opposite is empty: the link to send. What opened a table once is not told again. */
function Share({ game, client }: { readonly game: GameSummary; readonly client: GameClient }) {
  const say = useSay();
  const [invite, setInvite] = useState(inviteInAddress);
  const [isCopied, setCopied] = useState(false);
  const isLost = game.entry === 'link' && invite === undefined;
  const link = new URL(invite === undefined ? `/g/${game.id}` : `/i/${invite}`, location.href);
  const copy = (): void => {
    void navigator.clipboard.writeText(link.href).then(() => setCopied(true));
  };
  const renew = (): void =>
    void newLinkTo(game.id).then(
      (made) => setInvite(made.invite),
      () => undefined,
    );
  if (game.entry === 'name') return <Notice title={say.invitedOther} text={say.invitedOtherText} />;
  if (isLost) {
    return (
      <Notice title={say.share} text={say.linkLost}>
        <Button isPrimary onPress={renew}>
          {say.newLink}
        </Button>
      </Notice>
    );
  }
  return (
    <Notice title={say.share} text={say.shareText}>
      <Seats client={client} game={game} />
      <input className="w-link" readOnly value={link.href} aria-label={say.share} />
      <Button isPrimary onPress={copy}>
        {isCopied ? say.copied : say.copy}
      </Button>
    </Notice>
  );
}

function KnownTerms({ game, kind }: { readonly game: GameSummary; readonly kind: GameId }) {
  const say = useSay();
  const language = useLanguage();
  const { summary, fineprint, hasStaff } = useLobby(kind);
  const terms = [summary(game.options, language), ...(hasStaff ? [say.staffTold[game.staff]] : [])];
  const more = fineprint?.(game.options, language) ?? [];
  return (
    <>
      {/* No line begins with a dot. */}
      <p className="w-terms">{terms.join(' · ').replaceAll(' ·', '\u00a0·')}</p>
      {more.length > 0 && (
        <ul className="w-terms">
          {more.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What one agrees to by sitting down. */
function Terms({ game }: { readonly game: GameSummary }) {
  const kind = game.game;
  if (!isGameId(kind)) return undefined;
  return (
    <Arrival>
      <KnownTerms game={game} kind={kind} />
    </Arrival>
  );
}

interface JoinProps {
  readonly client: GameClient;
  /** Unknown where only those with the link may see the table. */
  readonly game?: GameSummary;
  /** At a table for more than two one may have to wait for others. */
  readonly onSeated: () => void;
}

function Join({ client, game, onSeated }: JoinProps) {
  const say = useSay();
  const language = useLanguage();
  const settings = useSettings();
  const me = useMe();
  const [name, setName] = useState(settings.name);
  const [problem, setProblem] = useState<string>();
  const free = game?.players.filter(({ kind }) => kind === 'open').length ?? 1;
  const join = async (seat?: number): Promise<void> => {
    setProblem(undefined);
    try {
      await enter(name.trim() || someName(language));
      await joinGame(client.id, inviteInAddress(), seat);
      // The line knows its player from the moment it was opened: open another.
      client.reconnect?.();
      onSeated();
    } catch (error) {
      const code = codeOf(error);
      const isTaken = code === 'seat-taken' || code === 'not-invited';
      setProblem(isTaken ? say.seatTaken : problemText(code, language));
    }
  };
  return (
    <Notice title={say.joinText(free)} text={problem}>
      {game && <Terms game={game} />}
      {game && <Seats client={client} game={game} onTake={(seat) => void join(seat)} />}
      {me.status !== 'known' && (
        <label className="w-field">
          {say.yourName}
          <input value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
        </label>
      )}
      <Button isPrimary onPress={() => void join()}>
        {say.join}
      </Button>
    </Notice>
  );
}

/** A seat is free: send the link, or take it. */
export function WaitingRoom({ client }: { readonly client: GameClient }) {
  const [game, setGame] = useState<GameSummary>();
  const [isGone, setGone] = useState(false);
  const me = useMe();
  const look = useCallback(() => {
    const find = (found: GameSummary): void => {
      setGame(found);
      setGone(false);
    };
    void gameSummary(client.id).then(find, () => setGone(true));
  }, [client]);
  useEffect(look, [look, me]);
  if (isGone) return <Join client={client} onSeated={look} />;
  if (!game) return <Loading />;
  return game.yours && game.yours.length > 0 ? (
    <Share game={game} client={client} />
  ) : (
    <Join client={client} game={game} onSeated={look} />
  );
}
