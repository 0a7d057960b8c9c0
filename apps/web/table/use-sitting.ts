import type { BoardLanguage } from '@brink/board';
import { useLanguage } from '@brink/board';
import type { Texts } from '@brink/kernel';
import { useCallback, useState } from 'react';
import type { GameClient, GameState } from '../client/game-client.ts';
import { useStore } from '../ui/use-store.ts';
import { usePast } from './use-past.ts';

/** A question before something that cannot be taken back. */
export interface Question {
  /** It loses the game at once: the headline of the warning. The answer has to be held. */
  readonly title?: string;
  readonly text: string;
  readonly yes: string;
  readonly onYes: () => void;
  /** A yes is what one expects: Enter says it. */
  readonly isExpected?: boolean;
}

/** What every table has, whatever is played: the game as it stands, its past, its questions. */
export function useSitting<View extends object>(
  client: GameClient,
  textsIn: Readonly<Record<BoardLanguage, Texts>>,
) {
  // The ui of a game is only ever given clients of its game.
  const { subscribe, isPatient = false } = client;
  const state = useStore(subscribe, client.state, isPatient) as GameState<View>;
  const language = useLanguage();
  const past = usePast(client, state);
  const [asking, setAsking] = useState<Question>();
  // Nobody need be sure of a move in a game that has ended meanwhile.
  if (asking && state.result) setAsking(undefined);
  const { isPresent } = past;
  const isWaiting =
    !isPresent || state.isOffline === true || state.isThinking === true || state.isSending === true;
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
