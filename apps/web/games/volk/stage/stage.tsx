import type { BoardLanguage } from '@brink/board';
import type { VolkLayout } from '@brink/board/volk';
import type { Entry } from '../../../client/game-client.ts';
import { count } from '../../../table/stage/beats.ts';
import { StageLayer } from '../../../table/stage/layer.tsx';
import type { StageShown } from '../../../table/stage/use-stage.ts';
import type { Prints } from '../printed.ts';
import type { SceneProps } from './lines.tsx';
import type { Scene } from './scene.ts';
import {
  CardView,
  DecadeView,
  DovesView,
  NoteView,
  PhaseView,
  ProtestView,
  WallView,
} from './scenes.tsx';
import { provincesOf } from './telling.ts';

/** The corner with fewer provinces of the scene. */
function dockOf(scene: Scene, { canvas, provinces }: VolkLayout): 'left' | 'right' {
  const xs = provincesOf(scene).map((province) => provinces[province].plate.x);
  const middle = xs.reduce((sum, x) => sum + x, 0) / (xs.length || 1);
  return xs.length > 0 && middle > canvas.w / 2 ? 'left' : 'right';
}

/** The provinces that are lit while a scene runs; none outside of one. */
export function litBy({
  reel,
  beat,
}: Pick<StageShown<Scene>, 'reel' | 'beat'>): readonly number[] | undefined {
  if (!reel || reel.scene.kind === 'ending') return undefined;
  const { scene } = reel;
  const line = scene.lines[count({ reel, beat }, 'line') - 1];
  const told = line && provincesOf({ ...scene, kind: 'note', lines: [line] });
  const all = told && told.length > 0 ? told : provincesOf(scene);
  return all.length > 0 ? all : undefined;
}

function SceneView({ scene, ...props }: SceneProps) {
  switch (scene.kind) {
    case 'card':
      return <CardView scene={scene} {...props} />;
    case 'phase':
      return <PhaseView scene={scene} {...props} />;
    case 'protest':
      return <ProtestView scene={scene} {...props} />;
    case 'wall':
      return <WallView scene={scene} {...props} />;
    case 'doves':
      return <DovesView scene={scene} {...props} />;
    case 'decade':
      return <DecadeView scene={scene} {...props} />;
    case 'note':
      return <NoteView scene={scene} {...props} />;
    case 'ending':
      return undefined;
  }
}

interface StageProps {
  readonly stage: StageShown<Scene>;
  readonly layout: VolkLayout;
  readonly prints: Prints;
  readonly log: readonly Entry[];
  readonly language: BoardLanguage;
}

/** The scene that runs, on paper above the map. */
export function Stage({ stage, layout, prints, log, language }: StageProps) {
  return (
    <StageLayer stage={stage}>
      {(reel, foot) => (
        <SceneView
          key={reel.id}
          scene={reel.scene}
          {...{ reel, beat: stage.beat, prints, log, language, foot }}
          dock={dockOf(reel.scene, layout)}
        />
      )}
    </StageLayer>
  );
}
