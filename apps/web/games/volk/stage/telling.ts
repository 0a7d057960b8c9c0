import type { Outcome, Texts } from '@brink/kernel';
import type { VolkView } from '@brink/volk';
import type { BoardLanguage } from '@brink/board';
import type { Entry } from '../../../client/game-client.ts';
import type { Direction } from '../../../table/stage/direction.ts';
import { reelOf } from './beats.ts';
import { SILENT } from './codes.ts';
import { direct } from './director.ts';
import { pictureOf } from './picture.ts';
import { isAftermath, type PhaseScene, type Scene } from './scene.ts';

/** A phase in which nothing is counted and nothing happens is passed over. */
const isEmpty = ({ lines, terms, result, isWalled, protests }: PhaseScene): boolean =>
  lines.length + terms.length === 0 && !result && !isWalled && !protests;

/** What a seat is shown: what others do, and what concerns both states. */
export function isStaged(scene: Scene, seat: number): boolean {
  switch (scene.kind) {
    case 'card':
      return scene.side !== seat;
    case 'note':
      return scene.side !== seat && scene.lines.length > 0;
    case 'phase':
      return !isEmpty(scene);
    case 'decade':
      // The first decade only deals.
      return scene.next > 1;
    default:
      return true;
  }
}

/** The provinces of a scene in the order in which it tells of them. */
export function provincesOf(scene: Scene): readonly number[] {
  const told = scene.lines.flatMap((line) =>
    line.kind === 'told' ? line.provinces : 'province' in line ? [line.province] : [],
  );
  return [...new Set([...(scene.kind === 'protest' ? scene.provinces : []), ...told])];
}

function sentenceOf(scene: Scene, log: readonly Entry[], texts: Texts, from: number): string {
  // It has been told by the scene that brought it about.
  if (isAftermath(scene)) return '';
  return log
    .slice(Math.max(scene.from, from), scene.to)
    .filter(({ code }) => !SILENT.has(code))
    .map((entry) => `${texts.log({ ...entry, audience: 0 })}.`)
    .join(' ');
}

const endingOf = (log: readonly Entry[], { turn }: Outcome): Scene =>
  direct(log).findLast(({ kind }) => kind === 'ending') ?? {
    kind: 'ending',
    id: 'end',
    from: log.length,
    to: log.length,
    side: -1,
    decade: turn,
    lines: [],
  };

/** What the stage has to know of this game. */
export const directionWith = (
  texts: Readonly<Record<BoardLanguage, Texts>>,
): Direction<VolkView, Scene> => ({
  direct,
  isStaged,
  reelOf,
  pictureOf,
  sentenceOf: (scene, log, language, from = 0) => sentenceOf(scene, log, texts[language], from),
  endingOf,
});
