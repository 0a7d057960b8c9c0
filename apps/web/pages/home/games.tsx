import { Button, SIDES, SideMark, useLanguage, useWords, type Side } from '@brink/board';
import { isGameId, type GameId } from '@brink/games/ids';
import type { GameSummary } from '@brink/protocol';
import { Fragment, useState, type ReactNode } from 'react';
import { useLobby } from '../../games/game-uis.ts';
import { cancelGame, joinGame, leaveGame } from '../../client/api.ts';
import { codeOf } from '../../ui/api-error.ts';
import { dropLocalGame, type StoredGame } from '../../client/local-games.ts';
import { enter } from '../../client/me.ts';
import { problemText, someName } from '../../ui/texts/account.ts';
import { Link } from '../../ui/link.tsx';
import { awayText } from '../../ui/moment.tsx';
import { PlayerLink } from '../../ui/player-link.tsx';
import { nameOf } from '../../ui/player-name.ts';
import { goTo } from '../../ui/router.ts';
import { useSettings } from '../../ui/settings.ts';
import { Ask } from '../../table/ask.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import type { AppTexts } from '../../ui/texts/texts.ts';
import { LISTED } from './server-games.ts';
import { HOME_TEXTS } from './texts.ts';

/** Whom a row is about. */
interface Named {
  readonly name: string;
  readonly hasProfile?: boolean;
}

interface RowProps {
  readonly sides: readonly Side[];
  readonly names: readonly Named[];
  readonly detail: string;
  readonly game: string;
  readonly standing: string;
  readonly isMine?: boolean;
  readonly children: ReactNode;
}

function Row({ sides, names, detail, game, standing, isMine, children }: RowProps) {
  const words = useWords();
  return (
    <li className="w-game" data-mine={isMine}>
      <span className="w-game-marks">
        {[...new Set(sides)].map((side) => (
          <SideMark key={side} side={side} size={13} label={words.side[side]} />
        ))}
      </span>
      <span className="w-game-name">
        <b>
          {names.map(({ name, hasProfile = false }, index) => (
            <Fragment key={index}>
              {index > 0 && ' – '}
              <PlayerLink name={name} hasProfile={hasProfile} />
            </Fragment>
          ))}
        </b>
        <i>{detail}</i>
      </span>
      <span className="w-game-title">{game}</span>
      <span className="w-game-standing">{standing}</span>
      <span className="w-game-buttons">{children}</span>
    </li>
  );
}

interface LocalRowProps {
  readonly game: StoredGame;
  readonly onDrop: () => void;
}

function KnownLocalRow({ game, kind, onDrop }: LocalRowProps & { readonly kind: GameId }) {
  const say = useSay();
  const language = useLanguage();
  const lobby = useLobby(kind);
  const [isAsking, setAsking] = useState(false);
  const { id, record, seats, glance, result } = game;
  const bot = seats.find((seat) => seat !== 'person');
  const own = seats.flatMap((seat, i) => (seat === 'person' ? [SIDES[i % SIDES.length]] : []));
  const name = bot ? nameOf({ kind: 'bot', name: bot.bot }, say) : say.oneScreen;
  const drop = (): void => {
    dropLocalGame(id);
    onDrop();
  };
  return (
    <Row
      sides={own}
      names={[{ name }]}
      detail={say.thisDevice}
      game={lobby.summary(record.options, language)}
      standing={
        result ? lobby.texts[language].outcome(result) : lobby.glance(glance, say, language)
      }
      isMine={!result}
    >
      {result ? (
        <Link to={`/replay/local/${id}`} className="b-button">
          {say.replay}
        </Link>
      ) : (
        <Link to={`/play/local/${id}`} className="b-button b-button-primary">
          {say.resume}
        </Link>
      )}
      <button
        type="button"
        className="w-drop"
        aria-label={`${say.drop}: ${name}`}
        title={say.drop}
        onClick={() => (result ? drop() : setAsking(true))}
      >
        ×
      </button>
      {isAsking && (
        <Ask text={say.dropAsk} onClose={() => setAsking(false)}>
          <Button onPress={() => setAsking(false)}>{say.cancel}</Button>
          <Button isPrimary onPress={drop}>
            {say.drop}
          </Button>
        </Ask>
      )}
    </Row>
  );
}

/** A game of this device; one that this client does not know is left where it is. */
export function LocalRow(props: LocalRowProps) {
  const kind = props.game.record.game;
  return isGameId(kind) ? <KnownLocalRow {...props} kind={kind} /> : undefined;
}

/** Who sits opposite; of a table that one only sees, everybody. */
function namesAt({ players }: GameSummary, me: string | undefined, say: AppTexts): Named[] {
  return players
    .filter(({ id, kind }) => kind !== 'open' && (id === undefined || id !== me))
    .map(({ kind, name = '', hasProfile }) => ({
      name: nameOf({ kind, name }, say) || say.nobody,
      hasProfile: hasProfile && kind === 'person',
    }));
}

function SitDown({ game }: { readonly game: GameSummary }) {
  const say = useSay();
  const language = useLanguage();
  const settings = useSettings();
  const [problem, setProblem] = useState<string>();
  const sitDown = async (): Promise<void> => {
    try {
      await enter(settings.name || someName(language));
      // Where several seats are free one chooses at the table.
      if (game.players.filter(({ kind }) => kind === 'open').length === 1) await joinGame(game.id);
      goTo(`/g/${game.id}`);
    } catch (error) {
      const code = codeOf(error);
      const isTaken = code === 'seat-taken' || code === 'not-invited' || code === 'no-such-game';
      setProblem(isTaken ? say.seatTaken : problemText(code, language));
    }
  };
  return (
    <>
      <Button onPress={() => void sitDown()}>{say.sitDown}</Button>
      {problem && (
        <Ask text={problem} onClose={() => setProblem(undefined)}>
          <Button isPrimary onPress={() => setProblem(undefined)}>
            {say.close}
          </Button>
        </Ask>
      )}
    </>
  );
}

/** A table that has not begun can be called off by its host and left by its guests. */
function GetUp({ game, isHost, name }: { game: GameSummary; isHost: boolean; name: string }) {
  const say = useSay();
  const look = (): boolean => dispatchEvent(new Event(LISTED));
  const leave = (): void =>
    void (isHost ? cancelGame(game.id) : leaveGame(game.id)).then(look, look);
  const label = isHost ? say.callOff : say.getUp;
  return (
    <button
      type="button"
      className="w-drop"
      aria-label={`${label}: ${name}`}
      title={label}
      onClick={leave}
    >
      ×
    </button>
  );
}

interface RemoteRowProps {
  readonly game: GameSummary;
  readonly me?: string;
}

function KnownRemoteRow({ game, kind, me }: RemoteRowProps & { readonly kind: GameId }) {
  const say = useSay();
  const language = useLanguage();
  const lobby = useLobby(kind);
  const texts = HOME_TEXTS[language];
  const { id, players, status, result, clock, yourTurn, invited, creator } = game;
  const isMine = players.some((player) => player.id !== undefined && player.id === me);
  const isHeld = status === 'held';
  const names = namesAt(game, me, say);
  const sides = players
    .filter((player) => (isMine ? player.id === me : status === 'open' && player.kind === 'open'))
    .map(({ seat }) => SIDES[seat % SIDES.length]);
  const standing = result
    ? lobby.texts[language].outcome(result)
    : isHeld
      ? say.heldInList
      : yourTurn
        ? say.yourMove
        : status === 'open' && isMine
          ? game.link
            ? game.link.opened === undefined
              ? texts.linkWaits
              : texts.linkOpened(awayText(game.link.opened - Date.now(), language))
            : say.waitsForOpponent
          : '';
  const canSit = status === 'open' && !isMine;
  // Whoever sits down agrees to it.
  const staff = canSit && lobby.hasStaff ? ` · ${say.staffTold[game.staff]}` : '';
  return (
    <Row
      sides={sides}
      names={names.length > 0 ? names : [{ name: say.emptySeat }]}
      detail={(invited ? say.invited : say.paces[clock.kind]) + staff}
      game={lobby.summary(game.options, language)}
      standing={standing}
      isMine={yourTurn || invited}
    >
      {canSit ? (
        <SitDown game={game} />
      ) : (
        <Link
          to={result ? `/g/${id}#0` : `/g/${id}`}
          className={yourTurn ? 'b-button b-button-primary' : 'b-button'}
        >
          {result ? say.replay : isHeld ? say.heldWhy : isMine ? say.resume : say.watch}
        </Link>
      )}
      {status === 'open' && me !== undefined && (isMine || invited) && (
        <GetUp
          game={game}
          isHost={creator === me}
          name={names.map(({ name }) => name).join(' – ') || say.emptySeat}
        />
      )}
    </Row>
  );
}

export function RemoteRow(props: RemoteRowProps) {
  const kind = props.game.game;
  return isGameId(kind) ? <KnownRemoteRow {...props} kind={kind} /> : undefined;
}
