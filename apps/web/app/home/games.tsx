import { Button, SIDES, SideMark, useLanguage, useWords, type Side } from '@brink/board';
import type { GameSummary } from '@brink/protocol';
import { useState, type ReactNode } from 'react';
import { joinGame, meOrGuest } from '../../play/api.ts';
import { dropFromShelf, type ShelvedGame } from '../../play/shelf.ts';
import { TEXTS } from '../../twilight-struggle/texts.ts';
import { Link } from '../link.tsx';
import { goTo } from '../router.ts';
import { useSettings } from '../settings.ts';
import { Ask } from '../table/overlays.tsx';
import { nameOf } from '../table/side-panel.tsx';
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

const optionsText = (
  options: Readonly<Record<string, unknown>>,
  texts: (typeof TEXTS)['en'],
): string => {
  const parts = [texts.option('edition', options['edition'] ?? 'deluxe')];
  const { scenario, bonusUs } = options;
  if (scenario !== undefined && scenario !== 'standard') {
    parts.push(texts.option('scenario', scenario));
  }
  if (Number(bonusUs) > 0) parts.push(`${texts.seats[0]} +${String(bonusUs)}`);
  return `${texts.title}, ${parts.join(' · ')}`;
};

function useScore(): (vp: number) => string {
  const say = useSay();
  const words = useWords();
  return (vp) => (vp === 0 ? say.even : `${words.side[SIDES[vp > 0 ? 0 : 1]]} ${Math.abs(vp)}`);
}

export function LocalRow({
  game,
  onDrop,
}: {
  readonly game: ShelvedGame;
  readonly onDrop: () => void;
}) {
  const say = useSay();
  const texts = TEXTS[useLanguage()];
  const score = useScore();
  const [isAsking, setAsking] = useState(false);
  const { id, record, seats, turn, vp, result } = game;
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
      game={optionsText(record.options, texts)}
      standing={result ? texts.outcome(result) : say.turnAnd(turn, score(vp))}
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

export function RemoteRow({ game, me }: { readonly game: GameSummary; readonly me?: string }) {
  const say = useSay();
  const texts = TEXTS[useLanguage()];
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
      game={optionsText(game.options, texts)}
      standing={result ? texts.outcome(result) : ''}
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
