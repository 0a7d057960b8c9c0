import { useEffect, useMemo, useRef } from 'react';
import type { Entry } from '../../../client/game-client.ts';
import type { ReplayMoment } from '../../../client/worker-messages.ts';
import { useProjector } from '../../../table/stage/use-projector.ts';
import type { StruggleView } from '../struggle-ui.ts';
import { reelOf, type StageReel } from './beats.ts';
import { direct } from './director.ts';
import { pictureOf } from './picture.ts';
import { isStaged } from './telling.ts';

const NOBODY = -1;

/** While a replay plays by itself, what happens from moment to moment is shown in scenes. */
export function useReplayStage(speed: number) {
  const projector = useProjector<StageReel>({ speed });
  return { ...projector, film: 0 };
}

export type ReplayStage = ReturnType<typeof useReplayStage>;

export function useReplayScenes(
  stage: ReplayStage,
  moment: ReplayMoment<StruggleView> | undefined,
  isPlaying: boolean,
) {
  const before = useRef<ReplayMoment<StruggleView>>(undefined);
  const { showFilm, stop, reel, beat } = stage;
  useEffect(() => {
    const last = before.current;
    before.current = moment;
    if (!moment || !isPlaying || !last || moment.index <= last.index) return stop();
    const from = last.log.length;
    const scenes = direct(moment.log).filter(
      (scene) => scene.to > from && scene.kind !== 'ending' && isStaged(scene, NOBODY),
    );
    return showFilm(scenes.map((scene) => reelOf(scene, from)));
  }, [moment, isPlaying, showFilm, stop]);
  const told = reel?.beats[beat].told ?? moment?.log.length ?? 0;
  const picture = useMemo(() => moment && pictureOf(moment.view, moment.log, told), [moment, told]);
  return { picture, told };
}

/** Somebody who only watches: whatever comes is shown. */
export function useWatchedStage(view: StruggleView, log: readonly Entry[]) {
  const stage = useReplayStage(1);
  const { show, reel, beat } = stage;
  const seen = useRef(log.length);
  useEffect(() => {
    const from = seen.current;
    seen.current = log.length;
    if (log.length <= from) return;
    const scenes = direct(log).filter(
      (scene) => scene.to > from && scene.kind !== 'ending' && isStaged(scene, NOBODY),
    );
    show(scenes.map((scene) => reelOf(scene, from)));
  }, [log, show]);
  const told = reel?.beats[beat].told ?? log.length;
  const picture = useMemo(() => pictureOf(view, log, told), [view, log, told]);
  return { stage, picture };
}
