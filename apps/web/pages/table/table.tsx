import { Button, Key, SIDES, useLanguage } from '@brink/board';
import { isGameId, type GameId } from '@brink/games/ids';
import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useGameUi } from '../../games/game-uis.ts';
import type { GameClient } from '../../client/game-client.ts';
import { Link } from '../../ui/link.tsx';
import { Loading, Notice } from '../../ui/notice.tsx';
import { play } from '../../table/stage/play-sound.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { PendingOffers } from '../../table/agreements.tsx';
import { EndingText } from '../../table/ending.tsx';
import '../../table/table.css';

interface TableProps {
  readonly client: GameClient;
  /** After the end: what else can be done. */
  readonly onRematch?: () => void;
  readonly replayAddress?: string;
}

function OverButtons({ onRematch, replayAddress }: Omit<TableProps, 'client'>) {
  const say = useSay();
  return (
    <>
      {replayAddress && (
        <Link to={replayAddress} className="b-button b-button-primary">
          {say.replay}
        </Link>
      )}
      {onRematch && <Button onPress={onRematch}>{say.rematch}</Button>}
      <Link to="/" className="b-button">
        {say.toLobby}
      </Link>
    </>
  );
}

interface CurtainProps {
  readonly client: GameClient;
  readonly seat: number;
  readonly name: string;
}

/** The hands are covered until the right player says that he is there. */
function Curtain({ client, seat, name }: CurtainProps) {
  const say = useSay();
  return (
    <main className="w-curtain" data-side={SIDES[seat % SIDES.length]}>
      <h1>{say.curtainTitle(name)}</h1>
      <p>{say.curtainText}</p>
      <button
        type="button"
        className="b-button b-button-primary"
        // The only thing there is to do.
        autoFocus
        onClick={() => client.lift?.()}
      >
        {say.curtainLift(name)} <Key>↵</Key>
      </button>
    </main>
  );
}

const setIcon = (name: string): void =>
  document.querySelector('link[rel="icon"]')?.setAttribute('href', `/${name}.svg`);

/** Whose move it is: in title and icon of the tab, and in a sound. */
function useTitle(isMine: boolean): void {
  const say = useSay();
  const wasMine = useRef(isMine);
  useEffect(() => {
    if (isMine && !wasMine.current) play('yourTurn');
    wasMine.current = isMine;
  }, [isMine]);
  useEffect(() => {
    document.title = isMine ? `● ${say.yourMove} · Brink` : 'Brink';
    setIcon(isMine ? 'icon-move' : 'icon');
    return () => {
      document.title = 'Brink';
      setIcon('icon');
    };
  }, [isMine, say]);
}

function TableOf(props: TableProps & { readonly game: GameId }) {
  const { client, game, onRematch, replayAddress } = props;
  const face = useGameUi(game);
  const language = useLanguage();
  const state = useSyncExternalStore(client.subscribe, client.state);
  const { curtain, result, prompt, isOffline, isThinking, options } = state;
  const isIdle = isOffline || isThinking || curtain !== undefined || result !== undefined;
  useTitle(!isIdle && (prompt?.choices.length ?? 0) > 0);
  const ending = result && face.ending(result.manner, language, state.view, options);
  if (curtain !== undefined) {
    return <Curtain client={client} seat={curtain} name={face.seatName(curtain, language)} />;
  }
  return (
    <>
      <face.Table
        client={client}
        over={
          result && (
            <>
              {ending && (
                <p className="w-ending">
                  <EndingText {...ending} />
                </p>
              )}
              <OverButtons onRematch={onRematch} replayAddress={replayAddress} />
            </>
          )
        }
      />
      <PendingOffers client={client} state={state} />
    </>
  );
}

/** The game as one plays it; how it looks is its own affair. */
export function Table(props: TableProps) {
  const say = useSay();
  const { client } = props;
  const game = useSyncExternalStore(client.subscribe, () => client.state().game);
  if (game === undefined) return <Loading />;
  if (!isGameId(game)) return <Notice title={say.broken} text={say.brokenText} />;
  return (
    <Suspense fallback={<Loading />}>
      <TableOf {...props} game={game} />
    </Suspense>
  );
}
