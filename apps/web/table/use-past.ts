import { useEffect, useMemo, useRef, useState } from 'react';
import type { Entry, GameClient, GameState, PastPage } from '../client/game-client.ts';

export interface PastMoment<View> {
  readonly view: View;
  readonly log: readonly Entry[];
}

interface Known {
  /** The state that was the present when the past was asked for. */
  readonly state: GameState;
  readonly last: number;
  readonly since: number | undefined;
  readonly moments: Map<number, PastPage['moments'][number]>;
}

/** How far a page goes; an earlier one is asked for from so many moments before. */
const PAGE = 200;

/** Every earlier moment of the game, to look back at, whoever holds them. */
export function usePast<View extends object>(client: GameClient, state: GameState<View>) {
  const known = useRef<Known>(undefined);
  /** The number of the moment that is looked at; nothing for the present. */
  const [at, setAt] = useState<number>();
  const [, redraw] = useState(0);
  const isLooking = useRef(false);
  const log = useRef(state.log);
  if (at === undefined) log.current = state.log;

  const take = (page: PastPage): Known => {
    const isNew = known.current?.last !== page.last || at === undefined;
    const moments = isNew ? new Map() : known.current!.moments;
    for (const [i, moment] of page.moments.entries()) moments.set(page.from + i, moment);
    known.current = { state: client.state(), last: page.last, since: page.since, moments };
    return known.current;
  };
  /** Makes sure that the past is known as far as it is wanted. */
  const know = async (from?: number): Promise<Known | undefined> => {
    const held = known.current;
    const isFresh = held && (at !== undefined || held.state.log === client.state().log);
    if (isFresh && (from === undefined || held.moments.has(from))) return held;
    if (isLooking.current) return undefined;
    isLooking.current = true;
    try {
      return take(await client.past(from === undefined ? undefined : Math.max(0, from + 1 - PAGE)));
    } catch {
      return undefined;
    } finally {
      isLooking.current = false;
    }
  };
  const goTo = (wanted: number): void => {
    const held = known.current;
    if (held && wanted >= held.last) return setAt(undefined);
    const place = Math.max(0, wanted);
    if (held?.moments.has(place)) return setAt(place);
    void know(place).then((found) => {
      if (found?.moments.has(place)) setAt(place);
      return redraw((n) => n + 1);
    });
    return undefined;
  };
  const step = (by: number): void => {
    if (at !== undefined) return goTo(at - by);
    if (by <= 0) return undefined;
    void know().then((found) => {
      if (found && found.last > 0) setAt(Math.max(0, found.last - by));
      return undefined;
    });
    return undefined;
  };
  // Another game, or the same one after a reload of the screen, has another past.
  useEffect(() => {
    known.current = undefined;
    setAt(undefined);
  }, [client, state.seat]);

  const moment = (place: number): PastMoment<View> | undefined => {
    const found = known.current?.moments.get(place);
    return found && { view: found.view as View, log: log.current.slice(0, found.log) };
  };
  const last = known.current?.last ?? 0;
  const held = known.current;
  const [shown, before] = useMemo(
    () => (at === undefined ? [] : [moment(at), moment(at - 1)]),
    // What `moment` reads changes with these alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [at, held],
  );
  return {
    isPresent: at === undefined,
    at: at ?? last,
    last,
    back: at === undefined ? 0 : last - at,
    shown,
    before,
    step,
    goTo,
    toPresent: () => setAt(undefined),
    /** Where the others went on after the player's last move, if they have. */
    sinceOwnMove: async (): Promise<PastMoment<View> | undefined> => {
      const found = await know();
      if (found?.since === undefined) return undefined;
      await know(found.since);
      return moment(found.since);
    },
  };
}
