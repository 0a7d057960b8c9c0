import { Button, SIDES, SideMark, useLanguage, useWords, type Side } from '@brink/board';
import type { GameSummary } from '@brink/protocol';
import { useState, type ReactNode } from 'react';
import { useLobby } from '../../games/faces.ts';
import { isGameId, type GameId } from '../../games/ids.ts';
import { joinGame, meOrGuest } from '../../play/api.ts';
import { dropFromShelf, type ShelvedGame } from '../../play/shelf.ts';
import { Link } from '../link.tsx';
import { nameOf } from '../player-name.ts';
import { goTo } from '../router.ts';
import { useSettings } from '../settings.ts';
import { Ask } from '../table/ask.tsx';
import { useSay } from '../words/use-say.ts';

interface RowProps {
  readonly sides: readonly Side[];
  readonly name: string;
  readonly detail: string;
  readonly game: string;
  readonly standing: string;
  readonly isMine?: boolean;
  readonly children: ReactNode;
}

function Row({ sides, name, detail, game, standing, isMine, children }: RowProps) {
  const words = useWords();
  return (
    <li className="w-game" data-mine={isMine}>
      <span className="w-game-marks">
        {sides.map((side) => (
          <SideMark key={side} side={side} size={13} label={words.side[side]} />
        ))}
      </span>
      <span className="w-game-name">
        <b lang={/[а-яё]/i.test(name) ? 'ru' : undefined}>{name}</b>
        <i>{detail}</i>
      </span>
      <span className="w-game-title">{game}</span>
      <span className="w-game-standing">{standing}</span>
      <span className="w-game-buttons">{children}</span>
    </li>
  );
}

interface LocalRowProps {
  readonly game: ShelvedGame;
  readonly onDrop: () => void;
}

function KnownLocalRow({ game, kind, onDrop }: LocalRowProps & { readonly kind: GameId }) {
  const say = useSay();
  const language = useLanguage();
  const lobby = useLobby(kind);
  const [isAsking, setAsking] = useState(false);
  const { id, record, seats, glance, result } = game;
  const bot = seats.find((seat) => seat !== 'person');
  const own = seats.flatMap((seat, i) => (seat === 'person' ? [SIDES[i]] : []));
  const name = bot ? nameOf({ kind: 'bot', name: bot.bot }, say) : say.start.screen.title;
  const drop = (): void => {
    dropFromShelf(id);
    onDrop();
  };
  return (
    <Row
      sides={own}
      name={name}
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

interface RemoteRowProps {
  readonly game: GameSummary;
  readonly me?: string;
}

function KnownRemoteRow({ game, kind, me }: RemoteRowProps & { readonly kind: GameId }) {
  const say = useSay();
  const language = useLanguage();
  const lobby = useLobby(kind);
  const settings = useSettings();
  const { id, players, status, result, clock } = game;
  const isMine = players.some((player) => player.id !== undefined && player.id === me);
  const others = players.filter((player) => player.id === undefined || player.id !== me);
  const free = players.filter(({ kind }) => kind === 'open');
  const name = others
    .filter(({ kind }) => !isMine || kind !== 'open')
    .filter(({ kind }) => isMine || kind !== 'open')
    .map(({ kind, name: given = '' }) => nameOf({ kind, name: given }, say))
    .join(', ');
  const sides = isMine
    ? players.filter((player) => player.id === me).map(({ seat }) => SIDES[seat])
    : free.map(({ seat }) => SIDES[seat]);
  const sitDown = async (): Promise<void> => {
    await meOrGuest(settings.name || say.you);
    await joinGame(id);
    goTo(`/g/${id}`);
  };
  return (
    <Row
      sides={sides}
      name={name || say.emptySeat}
      detail={say.paces[clock.kind]}
      game={lobby.summary(game.options, language)}
      standing={result ? lobby.texts[language].outcome(result) : ''}
      isMine={isMine && status === 'playing'}
    >
      {status === 'open' && !isMine ? (
        <Button onPress={() => void sitDown().catch(() => location.reload())}>{say.sitDown}</Button>
      ) : (
        <Link to={result ? `/g/${id}#0` : `/g/${id}`} className="b-button">
          {result ? say.replay : isMine ? say.resume : say.watch}
        </Link>
      )}
    </Row>
  );
}

export function RemoteRow(props: RemoteRowProps) {
  const kind = props.game.game;
  return isGameId(kind) ? <KnownRemoteRow {...props} kind={kind} /> : undefined;
}
