import type { Spot } from '@brink/board';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Entry } from '../../../client/game-client.ts';
import { Rail } from '../../../table/stage/paper.tsx';
import { settingsNow } from '../../../ui/settings.ts';
import type { StruggleUi } from '../struggle-ui.ts';
import type { Scene } from './scene.ts';
import {
  CardView,
  DefconView,
  DiceView,
  DieView,
  HeadlinesView,
  NoteView,
  ScoringView,
  TurnView,
  type SceneProps,
} from './scenes.tsx';
import { countriesOf } from './telling.ts';
import { useStageTexts } from './texts.ts';
import type { StageModel } from './use-stage.ts';

/** The corner with fewer countries of the scene. */
function dockOf(scene: Scene, ui: StruggleUi): 'left' | 'right' {
  const { nodes, canvas } = ui.layout;
  const places = countriesOf(scene).flatMap((area) => nodes[ui.areaId(area)] ?? []);
  const region = scene.kind === 'scoring' ? ui.regionId(scene.region) : undefined;
  const focus = region === undefined ? undefined : ui.layout.regions[region]?.focus;
  const xs = focus ? [focus.x + focus.w / 2] : places.map(({ x }) => x);
  const middle = xs.reduce((sum, x) => sum + x, 0) / (xs.length || 1);
  return xs.length > 0 && middle > canvas.w / 2 ? 'left' : 'right';
}

/** The region that is scored now: a small screen looks there. */
export const regionOf = ({ reel }: Pick<StageModel, 'reel'>, ui: StruggleUi): string | undefined =>
  reel?.scene.kind === 'scoring' && reel.scene.region >= 0
    ? ui.regionId(reel.scene.region)
    : undefined;

/** Where the map is lit while a scene runs. */
export function spotOf(
  { reel, beat }: Pick<StageModel, 'reel' | 'beat'>,
  ui: StruggleUi,
): Spot | undefined {
  if (!reel) return undefined;
  const { scene } = reel;
  if (scene.kind === 'scoring') {
    const region = ui.regionId(scene.region);
    const isOf = ({ region: own, otherRegions, subregions }: (typeof ui.places)[number]) =>
      own === region ||
      otherRegions?.includes(region ?? '') ||
      subregions.some((each) => each === region);
    return { marks: ui.places.filter(isOf).map(({ id }) => id), dock: dockOf(scene, ui) };
  }
  if (scene.kind === 'ending') return undefined;
  const lines = reel.beats.slice(0, beat + 1).filter(({ part }) => part === 'line').length;
  const line = scene.lines[Math.max(0, lines - 1)];
  const told = lines > 0 && line?.kind === 'influence' ? line.country : undefined;
  const at = 'country' in scene ? (scene.country ?? told) : told;
  const marks = countriesOf(scene).map(ui.areaId);
  return {
    at: at === undefined ? undefined : ui.areaId(at),
    marks,
    isNumbered: scene.kind === 'card' && marks.length > 1,
    dock: at === undefined ? undefined : dockOf(scene, ui),
  };
}

function SceneView({ scene, ...props }: SceneProps) {
  switch (scene.kind) {
    case 'headlines':
      return <HeadlinesView scene={scene} {...props} />;
    case 'card':
      return <CardView scene={scene} {...props} />;
    case 'die':
      return <DieView scene={scene} {...props} />;
    case 'dice':
      return <DiceView scene={scene} {...props} />;
    case 'scoring':
      return <ScoringView scene={scene} {...props} />;
    case 'defcon':
      return <DefconView scene={scene} {...props} />;
    case 'turn':
      return <TurnView scene={scene} {...props} />;
    case 'note':
      return <NoteView scene={scene} {...props} />;
    case 'ending':
      return undefined;
  }
}

interface StageProps {
  readonly stage: Pick<StageModel, 'reel' | 'beat' | 'waiting' | 'film'>;
  readonly ui: StruggleUi;
  readonly log: readonly Entry[];
  readonly language: 'en' | 'ru';
  readonly barred: readonly string[];
}

/** The scene that runs, on paper above the map. Those who hear it have the live region instead. */
export function Stage({ stage, ui, log, language, barred }: StageProps): ReactNode {
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
      <SceneView
        key={reel.id}
        scene={reel.scene}
        {...{ reel, beat, ui, log, language, barred }}
        dock={dockOf(reel.scene, ui)}
        foot={<Rail waiting={waiting} film={film} hint={hint} />}
      />
    </div>
  );
}

const USABLE = 'button, a, input, select, textarea, summary, [role="button"], [role="tab"], dialog';
const TYPED = 'input, textarea, select, [contenteditable]';
const ONLY_SKIP = new Set(['Enter', ' ', 'Escape']);
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Tab']);

/** What a key does while a film runs that was asked for. */
function onFilmKey(key: string, stage: StageModel): void {
  if (key === ' ') stage.togglePause();
  else if (key === 'ArrowLeft') stage.step(-1);
  else if (key === 'ArrowRight' || key === 'Enter') stage.step(1);
  else stage.stop();
}

/**
 * Any key or click ends the scene. What can be used is used at once, and nothing of the film is
 * left; Enter, Space and Escape only skip, so that nobody confirms what they have not seen.
 */
export function useSkipping(stage: StageModel, isLit: (country: string) => boolean): void {
  const isRunning = stage.reel !== undefined && !stage.reel.isLasting;
  const latest = useRef({ stage, isLit });
  useEffect(() => {
    latest.current = { stage, isLit };
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const onPointer = (event: PointerEvent): void => {
      const { stage: now, isLit: lit } = latest.current;
      const target = event.target as Element;
      const country = target.closest<SVGElement>('[data-country]')?.dataset['country'];
      if (target.closest(USABLE) || (country !== undefined && lit(country))) now.cut();
      else now.skip();
    };
    const onKey = (event: KeyboardEvent): void => {
      const { stage: now } = latest.current;
      if ((event.target as Element).closest?.(TYPED) || event.repeat) return;
      if (MODIFIERS.has(event.key)) return;
      const isOfFilm = now.film > 0 && (ONLY_SKIP.has(event.key) || event.key.startsWith('Arrow'));
      if (!isOfFilm && (!ONLY_SKIP.has(event.key) || settingsNow().pace === 'instant')) {
        return now.cut();
      }
      event.preventDefault();
      event.stopPropagation();
      return isOfFilm ? onFilmKey(event.key, now) : now.skip();
    };
    addEventListener('pointerdown', onPointer, { capture: true });
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      removeEventListener('pointerdown', onPointer, { capture: true });
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, [isRunning]);
}
