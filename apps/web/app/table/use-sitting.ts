import type { BoardLanguage } from '@brink/board';
import { useLanguage } from '@brink/board';
import type { Texts } from '@brink/kernel';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import type { Entry, GameClient, GameState } from '../../play/game-client.ts';

const MOST_REMEMBERED = 400;

/** A question before something that cannot be taken back. */
export interface Question {
  readonly text: string;
  readonly yes: string;
  readonly onYes: () => void;
}

export interface PastMoment<View> {
  readonly view: View;
  readonly log: readonly Entry[];
}

/** Earlier moments of this sitting, to look back at. */
function usePast<View extends object>(state: GameState<View>) {
  const moments = useRef<PastMoment<View>[]>([]);
  const [back, setBack] = useState(0);
  const last = moments.current.at(-1);
  if (state.view && last?.view !== state.view) {
    moments.current.push({ view: state.view, log: state.log });
    if (moments.current.length > MOST_REMEMBERED) moments.current.shift();
  }
  const most = Math.max(0, moments.current.length - 1);
  const place = Math.min(back, most);
  return {
    back: place,
    isPresent: place === 0,
    shown: place === 0 ? undefined : moments.current[most - place],
    before: moments.current[most - place - 1],
    step: (by: number) => setBack(Math.max(0, Math.min(most, place + by))),
    toPresent: () => setBack(0),
  };
}

/** What every table has, whatever is played: the game as it stands, its past, its questions. */
export function useSitting<View extends object>(
  client: GameClient,
  textsIn: Readonly<Record<BoardLanguage, Texts>>,
) {
  // The face of a game is only ever given clients of its game.
  const state = useSyncExternalStore(client.subscribe, client.state) as GameState<View>;
  const language = useLanguage();
  const past = usePast(state);
  const [asking, setAsking] = useState<Question>();
  const { isPresent } = past;
  const isWaiting = !isPresent || state.isOffline === true || state.isThinking === true;
  const choose = useCallback((choice: number) => client.choose(choice), [client]);
  const undo = useCallback(() => {
    if (client.state().canUndo && isPresent) client.undo();
  }, [client, isPresent]);
  return {
    client,
    state,
    language,
    texts: textsIn[language],
    past,
    /** The present, or the past that is looked at. */
    view: past.shown?.view ?? state.view,
    log: past.shown?.log ?? state.log,
    /** What is asked now; nothing while something else has to happen first. */
    asked: isWaiting || state.curtain !== undefined ? undefined : state.prompt,
    isOver: state.result !== undefined,
    asking,
    setAsking,
    choose,
    undo,
  };
}

export type Sitting<View extends object = object> = ReturnType<typeof useSitting<View>>;
