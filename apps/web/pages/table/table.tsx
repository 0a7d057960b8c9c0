import { Button, Key, SIDES, useLanguage } from '@brink/board';
import { isGameId, type GameId } from '@brink/games/ids';
import { lessonAfter, type FittingLesson } from '@brink/library/lessons/fitting';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useGameUi } from '../../games/game-uis.ts';
import type { GameClient } from '../../client/game-client.ts';
import { Link } from '../../ui/link.tsx';
import { Loading, Notice } from '../../ui/notice.tsx';
import { play } from '../../table/stage/play-sound.ts';
import { goTo } from '../../ui/router.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { PendingOffers } from '../../table/agreements.tsx';
import { useClockSound } from '../../table/use-clock-sound.ts';
import { EndingText } from '../../table/ending.tsx';
import { useTableTexts } from '../../table/texts.ts';
import { Arrival } from '../../ui/arrival.tsx';
import { isTyping } from '../../ui/typing.ts';
import '../../table/table.css';

interface TableProps {
  readonly client: GameClient;
  /** After the end: what else can be done. */
  readonly onRematch?: () => void;
  /** Where its record can be seen. */
  readonly recordAddress?: string;
  /** After the end: what it did to the ratings. */
  readonly ratings?: ReactNode;
}

interface OverProps extends Omit<TableProps, 'client' | 'ratings'> {
  readonly hasReview: boolean;
  /** What the loser might like to learn. */
  readonly lesson?: FittingLesson | undefined;
}

/** After the end a letter is enough, by physical key. */
function useOverKeys(presses: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(presses);
  latest.current = presses;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target, code } = event;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (hasModifier || isTyping(target) || document.querySelector('dialog[open]')) return;
      latest.current[code]?.();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

function OverButtons({ onRematch, recordAddress, hasReview, lesson }: OverProps) {
  const say = useSay();
  const texts = useTableTexts();
  const language = useLanguage();
  const replay = recordAddress && `${recordAddress}#0`;
  const review = recordAddress && hasReview ? `${recordAddress}#review` : undefined;
  useOverKeys({
    KeyV: review ? () => goTo(review) : undefined,
    KeyP: replay ? () => goTo(replay) : undefined,
    KeyM: onRematch,
  });
  return (
    <>
      {review && (
        <Link to={review} className="b-button b-button-primary">
          {say.tabs.review}
          <Key>V</Key>
        </Link>
      )}
      {replay && (
        <Link to={replay} className={`b-button${review ? '' : ' b-button-primary'}`}>
          {say.replay}
          <Key>P</Key>
        </Link>
      )}
      {onRematch && (
        <Button keyLabel="M" onPress={onRematch}>
          {say.rematch}
        </Button>
      )}
      {lesson && (
        <Link to={`/learn/${lesson.id}`} className="b-button">
          {texts.lesson(lesson.title[language])}
        </Link>
      )}
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
  const { client, game, onRematch, recordAddress, ratings } = props;
  const face = useGameUi(game);
  const language = useLanguage();
  const state = useSyncExternalStore(client.subscribe, client.state);
  const { curtain, result, prompt, isOffline, isThinking, options } = state;
  const isIdle = isOffline || isThinking || curtain !== undefined || result !== undefined;
  useClockSound(result ? undefined : state.clocks, state.seat);
  useTitle(!isIdle && (prompt?.choices.length ?? 0) > 0);
  const ending = result && face.ending(result.manner, language, state.view, options);
  const isLost = state.seat >= 0 && result && !result.winners.includes(state.seat);
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
              <OverButtons
                onRematch={onRematch}
                recordAddress={recordAddress}
                hasReview={face.hasReview ?? false}
                lesson={isLost ? lessonAfter(game, result.manner) : undefined}
              />
              {ratings}
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
    <Arrival fallback={<Loading />}>
      <TableOf {...props} game={game} />
    </Arrival>
  );
}
