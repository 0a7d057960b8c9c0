import type { TableStanding } from '@brink/board';
import type { Outcome, Texts } from '@brink/kernel';
import type { Entry } from '../../../client/game-client.ts';
import type { Direction } from '../../../table/stage/direction.ts';
import type { StruggleUi, StruggleView } from '../struggle-ui.ts';
import { reelOf } from './beats.ts';
import { SILENT } from './codes.ts';
import { direct } from './director.ts';
import { pictureOf } from './picture.ts';
import type { Scene } from './scene.ts';

/**
 * What a seat is shown: what others do, every die, and what concerns both. Own influence and own
 * cards are never staged: the player has just done it.
 */
function isStaged(scene: Scene, seat: number): boolean {
  switch (scene.kind) {
    case 'card':
      return scene.side !== seat && !scene.isIntroduction;
    case 'note':
      return scene.side !== seat && scene.lines.length > 0;
    case 'turn':
      // The first turn only deals.
      return scene.next > 1 || scene.next === 0;
    default:
      return true;
  }
}

/** A scene in a sentence or two, for those who hear it. */
function sentenceOf(scene: Scene, log: readonly Entry[], texts: Texts, from: number): string {
  // DEFCON has been told by the scene that changed it.
  if (scene.kind === 'defcon') return '';
  return log
    .slice(Math.max(scene.from, from), scene.to)
    .filter(({ code }) => !SILENT.has(code))
    .map((entry) => `${texts.log({ ...entry, audience: 0 })}.`)
    .join(' ');
}

const endingOf = (log: readonly Entry[], { winners, turn }: Outcome): Scene =>
  direct(log).findLast(({ kind }) => kind === 'ending') ?? {
    kind: 'ending',
    id: 'end',
    from: log.length,
    to: log.length,
    side: -1,
    turn,
    round: 0,
    lines: [],
    winner: winners[0] ?? -1,
  };

/** What the stage has to know of a game of the family. */
export const directionOf = ({
  texts,
}: Pick<StruggleUi, 'texts'>): Direction<StruggleView, Scene> => ({
  direct,
  isStaged,
  reelOf,
  pictureOf,
  sentenceOf: (scene, log, language, from = 0) => sentenceOf(scene, log, texts[language], from),
  endingOf,
});

/** The countries of a scene in the order in which it tells of them. */
export function countriesOf(scene: Scene): readonly number[] {
  const told = scene.lines.flatMap((line) => (line.kind === 'influence' ? [line.country] : []));
  const at = 'country' in scene && scene.country !== undefined ? [scene.country] : [];
  return [...new Set([...at, ...told])];
}

/** The places of a region, or of a part of one. */
export function placesIn(
  { places, regionId }: Pick<StruggleUi, 'places' | 'regionId'>,
  region: number,
): StruggleUi['places'] {
  const id = regionId(region);
  if (id === undefined) return [];
  return places.filter(
    ({ region: own, otherRegions, subregions }) =>
      own === id || otherRegions?.includes(id) || subregions.some((each) => each === id),
  );
}

/** A card may have made a battleground of a country: the table says which are. */
export const battlegroundsIn = (
  ui: Pick<StruggleUi, 'places' | 'regionId'>,
  region: number,
  { countries }: Pick<TableStanding, 'countries'>,
): StruggleUi['places'] => placesIn(ui, region).filter(({ id }) => countries[id]?.battleground);
