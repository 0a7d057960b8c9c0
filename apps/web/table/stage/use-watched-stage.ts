import { useEffect, useMemo, useRef } from 'react';
import type { Entry } from '../../client/game-client.ts';
import type { ReplayMoment } from '../../client/worker-messages.ts';
import { loggedIn, type SceneFrame, type StageReel } from './beats.ts';
import type { Direction } from './direction.ts';
import { useProjector } from './use-projector.ts';

const NOBODY = -1;

/** While a replay plays by itself, what happens from moment to moment is shown in scenes. */
export function useReplayStage<S extends SceneFrame>(speed: number) {
  const projector = useProjector<StageReel<S>>({ speed });
  return { ...projector, film: 0 };
}

export type ReplayStage<S extends SceneFrame> = ReturnType<typeof useReplayStage<S>>;

/** What somebody is shown who sits nowhere; the end of a game stands under the map there. */
const scenesSince = <View extends object, S extends SceneFrame>(
  { direct, isStaged, reelOf }: Direction<View, S>,
  log: readonly Entry[],
  from: number,
): readonly StageReel<S>[] =>
  direct(log)
    .filter((scene) => scene.to > from && scene.kind !== 'ending' && isStaged(scene, NOBODY))
    .map((scene) => reelOf(scene, from));

export function useReplayScenes<View extends object, S extends SceneFrame>(
  direction: Direction<View, S>,
  stage: ReplayStage<S>,
  moment: ReplayMoment<View> | undefined,
  isPlaying: boolean,
) {
  const before = useRef<ReplayMoment<View>>(undefined);
  const { showFilm, stop, reel, beat } = stage;
  const last = before.current;
  /** The scenes that lead here from the moment before, where the replay has come by itself. */
  const fresh = useMemo(
    () =>
      moment && isPlaying && last && moment.index > last.index
        ? scenesSince(direction, moment.log, last.log.length)
        : [],
    // The moment before is remembered when this one has been shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [direction, moment, isPlaying],
  );
  useEffect(() => {
    before.current = moment;
    return fresh.length > 0 ? showFilm(fresh) : stop();
  }, [moment, fresh, showFilm, stop]);
  // Scenes that are about to be shown have not been told: the table does not run ahead of them.
  const isAnnounced = fresh.length > 0 && last !== moment;
  const rest = (isAnnounced ? last?.log.length : moment?.log.length) ?? 0;
  const told = reel?.beats[beat].told ?? rest;
  const picture = useMemo(
    () => moment && direction.pictureOf(moment.view, moment.log, told),
    [direction, moment, told],
  );
  return { picture, logged: reel ? loggedIn(reel, beat) : rest };
}

/** Somebody who only watches: whatever comes is shown. */
export function useWatchedStage<View extends object, S extends SceneFrame>(
  direction: Direction<View, S>,
  view: View,
  log: readonly Entry[],
) {
  const stage = useReplayStage<S>(1);
  const { show, reel, beat } = stage;
  const seen = useRef(log.length);
  useEffect(() => {
    const from = seen.current;
    seen.current = log.length;
    if (log.length > from) show(scenesSince(direction, log, from));
  }, [direction, log, show]);
  const told = reel?.beats[beat].told ?? log.length;
  const picture = useMemo(() => direction.pictureOf(view, log, told), [direction, view, log, told]);
  return { stage, picture };
}
