import { useEffect, useMemo, useRef } from 'react';
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
  const told = reel?.beats[beat].told;
  return useMemo(
    () => (moment && told !== undefined ? pictureOf(moment.view, moment.log, told) : moment?.view),
    [moment, told],
  );
}
