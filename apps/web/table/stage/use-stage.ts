import { useEffect, useMemo, useRef, useState } from 'react';
import type { GameClient } from '../../client/game-client.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import { isUrgent } from '../clock.ts';
import type { Sitting } from '../use-sitting.ts';
import { loggedIn, type SceneFrame, type StageReel } from './beats.ts';
import type { Direction } from './direction.ts';
import { useProjector } from './use-projector.ts';

const SEEN = new WeakMap<GameClient, Map<number, number>>();

/**
 * How much of the log each seat has seen. Several at one screen have a curtain between them, which
 * takes the table away: whoever lifts it is shown what came meanwhile.
 */
function seenAt(client: GameClient): Map<number, number> {
  const seen = SEEN.get(client) ?? new Map<number, number>();
  SEEN.set(client, seen);
  return seen;
}

/** What has happened is shown, scene by scene; the game itself never waits for it. */
export function useStage<View extends object, S extends SceneFrame>(
  sitting: Sitting<View>,
  direction: Direction<View, S>,
) {
  const { client, state, past, language } = sitting;
  const { log, seat, view, clocks, result, isStill } = state;
  const left = clocks && seat >= 0 && clocks.running[seat] ? clocks.remaining[seat] : undefined;
  const projector = useProjector<StageReel<S>>({
    isTimed: left !== undefined,
    isHurried: left !== undefined && isUrgent(left),
    isStill,
  });
  const { reel, beat, waiting, show, showFilm, stop, skip } = projector;
  const seen = seenAt(client);
  const [heard, setHeard] = useState('');
  /** A film that was asked for. */
  const [film, setFilm] = useState<readonly StageReel<S>[]>([]);

  /** The scenes of what has come since a place in the log, for one seat. */
  const scenesSince = (from: number): readonly S[] =>
    from >= log.length
      ? []
      : direction.direct(log).filter((each) => each.to > from && direction.isStaged(each, seat));
  const since = useRef(scenesSince);
  since.current = scenesSince;

  const isKnown = view !== undefined;
  const before = seen.get(seat);
  // Whoever comes to a table finds it as it is; what is taken back is not told.
  const fresh = useMemo(
    () => (isKnown && before !== undefined && !isStill ? since.current(before) : []),
    // What has been seen changes only with the log.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [isKnown, isStill, log, seat, seen, direction],
  );
  useEffect(() => {
    if (!isKnown) return;
    const before = seen.get(seat);
    seen.set(seat, log.length);
    if (before === undefined || log.length <= before) {
      if (before !== undefined && log.length < before) stop();
      return;
    }
    // Not a new list for every entry: a burst of them would draw the table twice as often.
    setFilm((asked) => (asked.length === 0 ? asked : []));
    show(fresh.map((scene) => direction.reelOf(scene, before)));
    if (fresh.length > 0) {
      const told = fresh.map((scene) => direction.sentenceOf(scene, log, language, before));
      setHeard(told.join(' '));
    }
  }, [isKnown, log, seat, seen, fresh, show, stop, direction, language]);

  // However it ends, and whoever holds the screen then, those who were there see the page.
  const wasOver = useRef(seen.size > 0 ? undefined : state.wasOver);
  const isDrawn = useRef(false);
  useEffect(() => {
    if (!isKnown) return undefined;
    const wasDrawn = isDrawn.current;
    isDrawn.current = true;
    if (wasOver.current !== false || !result || isStill) {
      wasOver.current = result !== undefined;
      return undefined;
    }
    const tell = (): void => {
      wasOver.current = true;
      show([direction.reelOf(direction.endingOf(log, result))]);
    };
    // A game that was over when it was opened: its table is drawn first, or both would be one frame.
    return wasDrawn ? tell() : whenIdle(tell);
  }, [isKnown, isStill, log, result, show, direction]);

  // Scenes that are about to be shown have not been told: the table does not run ahead of them.
  const isAnnounced = fresh.length > 0 && before !== undefined && before < log.length;
  const rest = isAnnounced ? before : log.length;
  const told = reel ? reel.beats[beat].told : rest;
  const isLive = past.isPresent && (reel !== undefined || isAnnounced);
  const picture = useMemo(
    () => (view && isLive ? direction.pictureOf(view, log, told) : undefined),
    [direction, view, isLive, log, told],
  );

  return {
    ...projector,
    /** The table as it is shown while a scene runs; the present without one. */
    picture,
    /** How much of the log stands on the teletype. */
    logged: isLive ? (reel ? loggedIn(reel, beat) : rest) : log.length,
    heard,
    film: reel ? film.length : 0,
    /** Shows again what has come since a place in the log. */
    replay: (from: number): boolean => {
      const reels = scenesSince(from).map((scene) => direction.reelOf(scene));
      setFilm(reels);
      showFilm(reels);
      return reels.length > 0;
    },
    /** One scene on or back in a film. */
    step: (by: 1 | -1): void => {
      if (by > 0) skip();
      else showFilm(film.slice(Math.max(0, film.length - waiting - 1)));
    },
  };
}

export type StageModel<S extends SceneFrame = SceneFrame> = ReturnType<typeof useStage<object, S>>;

/** As much of the stage as those need who only look. */
export type StageShown<S extends SceneFrame> = Pick<
  StageModel<S>,
  'reel' | 'beat' | 'waiting' | 'film'
>;
