import type { BoardLanguage } from '@brink/board';
import type { Entry } from '../../../client/game-client.ts';
import type { StruggleUi } from '../struggle-ui.ts';
import { SILENT } from './codes.ts';
import type { Scene } from './scene.ts';

/**
 * What a seat is shown: what others do, every die, and what concerns both. Own influence and own
 * cards are never staged: the player has just done it.
 */
export function isStaged(scene: Scene, seat: number): boolean {
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
export function sentenceOf(
  scene: Scene,
  log: readonly Entry[],
  { texts }: Pick<StruggleUi, 'texts'>,
  language: BoardLanguage,
  from = 0,
): string {
  // DEFCON has been told by the scene that changed it.
  if (scene.kind === 'defcon') return '';
  return log
    .slice(Math.max(scene.from, from), scene.to)
    .filter(({ code }) => !SILENT.has(code))
    .map((entry) => `${texts[language].log({ ...entry, audience: 0 })}.`)
    .join(' ');
}

/** The countries of a scene in the order in which it tells of them. */
export function countriesOf(scene: Scene): readonly number[] {
  const told = scene.lines.flatMap((line) => (line.kind === 'influence' ? [line.country] : []));
  const at = 'country' in scene && scene.country !== undefined ? [scene.country] : [];
  return [...new Set([...at, ...told])];
}
