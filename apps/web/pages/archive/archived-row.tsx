import { Button, SIDES, SideMark, langOf, useLanguage, useWords } from '@brink/board';
import { isGameId, type GameId } from '@brink/games/ids';
import type { ArchivedGame } from '@brink/protocol';
import { useState } from 'react';
import { useLobby } from '../../games/game-uis.ts';
import { sideName } from '../../games/sides.ts';
import { ApiError } from '../../ui/api-error.ts';
import { playdekLog, recordAddress, removeUpload } from '../../client/archive-api.ts';
import { Link } from '../../ui/link.tsx';
import { PlayerLink } from '../../ui/player-link.tsx';
import { nameOf } from '../../ui/player-name.ts';
import { Ask } from '../../table/ask.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { saveText } from './save-text.ts';
import { scenariosOf } from './scenarios.ts';
import { ARCHIVE_TEXTS } from './texts.ts';

const WIN = 1;
const SCORES: Readonly<Record<number, string>> = { 0: '0', 0.5: '½', 1: '1' };
/** What the server calls the end of a game whose log breaks off. */
const OPEN = 'open';

interface RowProps {
  readonly game: ArchivedGame;
  /** Removes it from the list; only for what one has uploaded oneself. */
  readonly onDrop?: () => void;
}

type Side = ArchivedGame['sides'][number];

function Player({
  side,
  of,
  isOver,
}: {
  readonly side: Side;
  readonly of: string;
  readonly isOver: boolean;
}) {
  const say = useSay();
  const { name, bot, seat, score, hasProfile = false } = side;
  const isPerson = bot === undefined && name !== '';
  const shown = isPerson ? name : nameOf({ kind: 'bot', name: bot ?? '' }, say);
  return (
    <li data-won={score === WIN}>
      <SideMark side={SIDES[seat % SIDES.length]} size={12} label={of} />
      <b>{isOver ? SCORES[score] : '?'}</b>
      <span className="w-archived-name" lang={langOf(shown)}>
        {isPerson ? (
          <PlayerLink name={name} hasProfile={hasProfile} />
        ) : bot === undefined ? (
          say.nobody
        ) : (
          shown
        )}
      </span>
    </li>
  );
}

/** The log of the digital edition is written when somebody asks for it. */
function PlaydekButton({ id }: { readonly id: string }) {
  const say = useSay();
  const words = ARCHIVE_TEXTS[useLanguage()];
  const [problem, setProblem] = useState<ApiError>();
  const save = (): void =>
    void playdekLog(id).then(
      (text) => saveText(text, `brink-${id}.txt`),
      (error: unknown) => setProblem(error instanceof ApiError ? error : new ApiError('internal')),
    );
  return (
    <>
      <Button onPress={save}>{words.playdek}</Button>
      {problem && (
        <Ask
          text={problem.code === 'no-such-log' ? words.noPlaydek : words.notNow}
          onClose={() => setProblem(undefined)}
        >
          {problem.detail && <code lang="en">{problem.detail}</code>}
          <Button isPrimary onPress={() => setProblem(undefined)}>
            {say.close}
          </Button>
        </Ask>
      )}
    </>
  );
}

function DropButton({ id, onDrop }: { readonly id: string; readonly onDrop: () => void }) {
  const words = ARCHIVE_TEXTS[useLanguage()];
  const [isAsking, setAsking] = useState(false);
  const drop = (): void => void removeUpload(id).then(onDrop, onDrop);
  return (
    <>
      <Button onPress={() => setAsking(true)}>{words.drop}</Button>
      {isAsking && (
        <Ask text={words.dropAsk} onClose={() => setAsking(false)}>
          <Button onPress={() => setAsking(false)}>{words.cancel}</Button>
          <Button isPrimary onPress={drop}>
            {words.drop}
          </Button>
        </Ask>
      )}
    </>
  );
}

function KnownRow({ game, kind, onDrop }: RowProps & { readonly kind: GameId }) {
  const language = useLanguage();
  const board = useWords();
  const words = ARCHIVE_TEXTS[language];
  const lobby = useLobby(kind);
  const { id, scenario, sides, turn, manner, moves, ended, isUpload, isOpen } = game;
  const texts = lobby.texts[language];
  const winners = sides.filter(({ score }) => score === WIN).map(({ seat }) => seat);
  const scenarios = scenariosOf(lobby, language);
  const called = scenarios.find(([each]) => each === scenario && each !== scenarios[0][0])?.[1];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(ended);
  const facts = [
    date,
    words.choices(moves),
    ...(onDrop ? [isOpen ? words.public : words.private] : isUpload ? [words.upload] : []),
  ];
  return (
    <li className="w-archived">
      <ul className="w-archived-players">
        {sides.map((side) => (
          <Player
            key={side.seat}
            side={side}
            isOver={manner !== OPEN}
            of={sideName(lobby, side.side, language) || board.side[SIDES[side.seat % 2]]}
          />
        ))}
      </ul>
      <div className="w-archived-what">
        <p>{[texts.title, called].filter(Boolean).join(' · ')}</p>
        <p className="w-archived-end">
          {manner === OPEN ? words.openEnd(turn) : texts.outcome({ winners, turn, manner })}
        </p>
        <p className="w-archived-facts">{facts.join(' · ')}</p>
      </div>
      <div className="w-archived-buttons">
        <Link to={`/archive/${id}#0`} className="b-button b-button-primary">
          {words.replay}
        </Link>
        <a className="b-button" href={recordAddress(id)} download={`brink-${id}.json`}>
          {words.record}
        </a>
        {kind === 'twilight-struggle' && scenario === 'standard' && <PlaydekButton id={id} />}
        {onDrop && <DropButton id={id} onDrop={onDrop} />}
      </div>
    </li>
  );
}

/** A finished game; one that this client does not know is left out. */
export function ArchivedRow(props: RowProps) {
  const kind = props.game.game;
  return isGameId(kind) ? <KnownRow {...props} kind={kind} /> : undefined;
}
