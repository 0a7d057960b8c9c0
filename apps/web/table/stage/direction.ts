import type { BoardLanguage } from '@brink/board';
import type { Outcome } from '@brink/kernel';
import type { Entry } from '../../client/game-client.ts';
import type { SceneFrame, StageReel } from './beats.ts';

/** What the stage has to know of a game: everything in it is a pure function. */
export interface Direction<View extends object, S extends SceneFrame> {
  /** The scenes of a game from its first entry to its last. */
  readonly direct: (log: readonly Entry[]) => readonly S[];
  /** Whether a seat is shown a scene: nobody is told what they have just done themselves. */
  readonly isStaged: (scene: S, seat: number) => boolean;
  readonly reelOf: (scene: S, told?: number) => StageReel<S>;
  /** The table as it looked before the entries that have not been told. */
  readonly pictureOf: (view: View, log: readonly Entry[], told: number) => View;
  /** A scene in a sentence or two, for those who hear it. */
  readonly sentenceOf: (
    scene: S,
    log: readonly Entry[],
    language: BoardLanguage,
    from?: number,
  ) => string;
  /** The page at the end; one that is given up, drawn or out of time ends without a word of the log. */
  readonly endingOf: (log: readonly Entry[], outcome: Outcome) => S;
}
