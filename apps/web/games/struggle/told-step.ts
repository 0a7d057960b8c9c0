import type { Spot } from '@brink/board';
import type { Entry } from '../../client/game-client.ts';
import type { ReplayMoment } from '../../client/worker-messages.ts';
import type { ToldWords } from '../../table/game-ui.ts';
import { changesBetween } from './changes.ts';
import { direct } from './stage/director.ts';
import { pictureOf } from './stage/picture.ts';
import type { DiceScene, DieScene, Line, Scene } from './stage/scene.ts';
import { countriesOf } from './stage/telling.ts';
import type { StruggleUi, StruggleView } from './struggle-ui.ts';

/** What a step of a told game shows: the table at its end, and everything that came of it. */
export interface ShownStep {
  readonly view: StruggleView;
  readonly log: readonly Entry[];
  readonly from: number;
  readonly changed: ReturnType<typeof changesBetween>;
  readonly rolls: readonly (DieScene | DiceScene)[];
  readonly lines: readonly Line[];
  readonly spot: Spot | undefined;
}

const lastOf = (log: readonly Entry[], code: string | undefined): number | undefined => {
  const at = code === undefined ? -1 : log.findLastIndex((entry) => entry.code === code);
  return at < 0 ? undefined : at;
};

/** A turn is over only when its end has been told. */
const ENDS = new Set(['turn', 'militaryPenalty']);

function spotOf(scenes: readonly Scene[], ui: StruggleUi): Spot | undefined {
  const scoring = scenes.findLast(({ kind }) => kind === 'scoring');
  if (scoring?.kind === 'scoring') {
    const region = ui.regionId(scoring.region);
    const marks = ui.places.filter(
      ({ region: own, otherRegions }) => own === region || otherRegions?.includes(region ?? ''),
    );
    return { marks: marks.map(({ id }) => id) };
  }
  const marks = [...new Set(scenes.flatMap((scene) => countriesOf(scene).map(ui.areaId)))];
  if (marks.length === 0) return undefined;
  const thrown = scenes.findLast(({ kind }) => kind === 'die');
  const place = thrown?.kind === 'die' && thrown.country !== undefined ? thrown.country : undefined;
  const at = place === undefined ? undefined : ui.areaId(place);
  return { at: at ?? (marks.length === 1 ? marks[0] : undefined), marks };
}

export function shownStep(
  words: ToldWords,
  moment: ReplayMoment<StruggleView>,
  ui: StruggleUi,
): ShownStep {
  const { log: all, fresh, view, before } = moment;
  const { at, since, until, before: last } = words;
  const isSame = last?.at === at;
  const from =
    lastOf(isSame ? all : all.slice(0, fresh), last?.until) ?? (isSame ? all.length : fresh);
  const end = lastOf(all, until) ?? all.length;
  const log = all.slice(0, end);
  const earlier = isSame
    ? pictureOf(view, all, from)
    : since < 0
      ? undefined
      : pictureOf(before, all.slice(0, fresh), from);
  const picture = pictureOf(view, all, end);
  const { turn, militaryOps } = before;
  const shown =
    until !== undefined && ENDS.has(until) ? { ...picture, turn, militaryOps } : picture;
  const scenes = direct(log).filter(({ to }) => to > from);
  return {
    view: shown,
    log,
    from,
    changed: earlier ? changesBetween(ui, earlier, shown) : {},
    rolls: scenes.filter((scene) => scene.kind === 'die' || scene.kind === 'dice'),
    lines: scenes.flatMap(({ lines }) => lines).filter(({ entry }) => entry >= from),
    spot: spotOf(scenes, ui),
  };
}
