import type { ReactNode } from 'react';
import type { SceneFrame } from './beats.ts';
import { Rail } from './paper.tsx';
import { useStageTexts } from './texts.ts';
import type { StageShown } from './use-stage.ts';

interface StageLayerProps<S extends SceneFrame> {
  readonly stage: StageShown<S>;
  /** A scene on paper, with what stands at its foot. */
  readonly children: (reel: NonNullable<StageShown<S>['reel']>, foot: ReactNode) => ReactNode;
}

/** The scene that runs, on paper above the map. Those who hear it have the live region instead. */
export function StageLayer<S extends SceneFrame>({ stage, children }: StageLayerProps<S>) {
  const texts = useStageTexts();
  const { reel, beat, waiting, film } = stage;
  if (!reel || reel.scene.kind === 'ending') return undefined;
  const hint = film > 0 ? texts.since(film - waiting + 1, film) : texts.skip;
  return (
    <div
      className="st-layer"
      aria-hidden
      data-scene={reel.scene.kind}
      data-id={reel.id}
      data-beat={beat}
    >
      {children(reel, <Rail waiting={waiting} film={film} hint={hint} />)}
    </div>
  );
}

/** The same for those who hear it. */
export function Heard({ children }: { readonly children: string }) {
  return (
    <p className="st-heard" aria-live="polite">
      {children}
    </p>
  );
}
