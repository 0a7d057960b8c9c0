import type { BoardLanguage, Spot, TableStanding } from '@brink/board';
import type { Entry } from '../../../client/game-client.ts';
import { count, has } from '../../../table/stage/beats.ts';
import { StageLayer } from '../../../table/stage/layer.tsx';
import type { StageShown } from '../../../table/stage/use-stage.ts';
import type { StruggleUi } from '../struggle-ui.ts';
import type { Scene } from './scene.ts';
import { CardView, FlashpointView, NoteView } from './scenes/cards.tsx';
import { DiceView, DieView } from './scenes/dice.tsx';
import { HeadlinesView } from './scenes/headlines.tsx';
import type { SceneProps } from './scenes/lines.tsx';
import { ScoringView } from './scenes/scoring.tsx';
import { DefconView, TurnView } from './scenes/turn.tsx';
import { dockAwayFrom, type Dock } from './dock.ts';
import { battlegroundsIn, countriesOf, placesIn } from './telling.ts';
import { STRUGGLE_TEXTS } from './texts.ts';

type Running = Pick<StageShown<Scene>, 'reel' | 'beat'>;

const placesOf = (countries: readonly string[], { layout }: StruggleUi) =>
  countries.flatMap((id) => layout.nodes[id] ?? []);

/** The corner with fewer countries of the scene. */
function dockOf(scene: Scene, ui: StruggleUi): Dock {
  const region = scene.kind === 'scoring' ? ui.regionId(scene.region) : undefined;
  const focus = region === undefined ? undefined : ui.layout.regions[region]?.focus;
  if (focus) {
    const middle = { x: focus.x + focus.w / 2, y: focus.y + focus.h / 2 };
    return dockAwayFrom([middle], ui.layout);
  }
  return dockAwayFrom(placesOf(countriesOf(scene).map(ui.areaId), ui), ui.layout);
}

/** The light of a coach, and the corner from which they speak. */
export const coached = (spot: Pick<Spot, 'at' | 'marks'>, ui: StruggleUi): Spot => ({
  ...spot,
  dock: dockAwayFrom(placesOf(spot.marks, ui), ui.layout),
});

/** The region that is scored now: a small screen looks there. */
export const regionOf = ({ reel }: Pick<Running, 'reel'>, ui: StruggleUi): string | undefined =>
  reel?.scene.kind === 'scoring' && reel.scene.region >= 0
    ? ui.regionId(reel.scene.region)
    : undefined;

/** Where the map is lit while a scene runs. */
export function spotOf(
  { reel, beat }: Running,
  ui: StruggleUi,
  language: BoardLanguage,
  table: TableStanding,
): Spot | undefined {
  if (!reel) return undefined;
  const { scene } = reel;
  if (scene.kind === 'scoring') {
    const shown = count({ reel, beat }, 'term');
    const fought = battlegroundsIn(ui, scene.region, table).slice(0, shown);
    const others = placesIn(ui, scene.region).filter(
      // A box of a variant is no place of any other game.
      (place) => table.countries[place.id] !== undefined && !fought.includes(place),
    );
    return {
      marks: [...fought, ...others].map(({ id }) => id),
      numbered: fought.length,
      dock: dockOf(scene, ui),
    };
  }
  if (scene.kind === 'ending') return undefined;
  if (scene.kind === 'defcon') {
    if (!has({ reel, beat }, 'closed')) return undefined;
    const plates = table.tracks.barred.flatMap((region) => ui.layout.regions[region]?.plate ?? []);
    return { marks: [], stamps: { text: STRUGGLE_TEXTS[language].noCoups, plates } };
  }
  const lines = reel.beats.slice(0, beat + 1).filter(({ part }) => part === 'line').length;
  const line = scene.lines[Math.max(0, lines - 1)];
  const told = lines > 0 && line?.kind === 'influence' ? line.country : undefined;
  const at = 'country' in scene ? (scene.country ?? told) : told;
  const marks = countriesOf(scene).map(ui.areaId);
  return {
    at: at === undefined ? undefined : ui.areaId(at),
    marks,
    numbered: scene.kind === 'card' && marks.length > 1 ? marks.length : 0,
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
    case 'flashpoint':
      return <FlashpointView scene={scene} {...props} />;
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
  readonly stage: StageShown<Scene>;
  readonly ui: StruggleUi;
  readonly log: readonly Entry[];
  readonly language: 'en' | 'ru';
  /** The table as it is shown. */
  readonly table: TableStanding;
}

/** The scene that runs, on paper above the map. */
export function Stage({ stage, ui, log, language, table }: StageProps) {
  return (
    <StageLayer stage={stage}>
      {(reel, foot) => (
        <SceneView
          key={reel.id}
          scene={reel.scene}
          {...{ reel, beat: stage.beat, ui, log, language, table, foot }}
          dock={dockOf(reel.scene, ui)}
        />
      )}
    </StageLayer>
  );
}
