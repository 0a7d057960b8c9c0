import type { Beat, Reel } from './projector.ts';
import type { Sound } from './sounds.ts';

/** What a beat adds to the picture. */
export type Part =
  | 'paper'
  | 'face'
  | 'die'
  | 'rival'
  | 'term'
  | 'sum'
  | 'stamp'
  | 'line'
  | 'turned'
  | 'order'
  | 'use'
  | 'level'
  | 'words'
  | 'closed'
  | 'course'
  | 'numbers'
  | 'figures'
  | 'strikes'
  | 'title'
  | 'cause';

export interface StageBeat extends Beat {
  readonly part: Part;
  /** How many entries of the log have been told with it. */
  readonly told: number;
}

/** What every scene has, whatever is played. */
export interface SceneFrame {
  readonly kind: string;
  /** The place of its first entry in the log: as long as the log stands, it is the same scene. */
  readonly id: string;
  /** The entries that it tells, the last not included. */
  readonly from: number;
  readonly to: number;
}

/** A scene with its timing. */
export interface StageReel<S extends SceneFrame> extends Reel {
  readonly scene: S;
  readonly beats: readonly StageBeat[];
}

/** The six hard cuts of a die that hops. */
const HOPS = [160, 220, 290, 380, 490, 620];

/** Writes down the beats of one scene. */
export class Score {
  readonly beats: StageBeat[] = [];
  #told: number;

  constructor(told: number) {
    this.#told = told;
  }

  at(at: number, part: Part, sound?: Sound, told?: number): this {
    this.#told = Math.max(this.#told, told ?? 0);
    this.beats.push({ at, part, sound, told: this.#told });
    return this;
  }

  hops(): this {
    for (const hop of HOPS) this.at(hop, 'face', 'hop');
    return this;
  }

  /** Consequences one after the other, each with the sound that it has. */
  lines<Line extends { readonly entry: number }>(
    lines: readonly Line[],
    from: number,
    apart: number,
    soundOf: (line: Line) => Sound | undefined,
  ): this {
    for (const [i, line] of lines.entries()) {
      this.at(from + i * apart, 'line', soundOf(line), line.entry + 1);
    }
    return this;
  }
}

export interface Timed {
  readonly beats: readonly StageBeat[];
  readonly hold: number;
  readonly isLasting?: boolean;
}

/** A scene for the projector. What was shown of it up to `told` entries is not shown again. */
export function reelWith<S extends SceneFrame>(
  scene: S,
  { beats, hold, isLasting }: Timed,
  told: number,
): StageReel<S> {
  const fresh = beats.findIndex((beat) => beat.told > told);
  const first = told <= scene.from ? 0 : (fresh < 0 ? beats.length : fresh) - 1;
  return {
    id: scene.id,
    scene,
    // With its last beat a scene has told everything, also what no line stands for.
    beats: [...beats.slice(0, -1), { ...beats.at(-1)!, told: scene.to }],
    hold,
    ...(first > 0 && { first }),
    ...(isLasting && { isLasting }),
  };
}

/** A scene that runs, and how far it has come. */
export interface Shown {
  readonly reel: { readonly beats: readonly StageBeat[] };
  readonly beat: number;
}

/** How many parts of a kind have appeared. */
export const count = ({ reel, beat }: Shown, part: Part): number =>
  reel.beats.slice(0, beat + 1).filter((each) => each.part === part).length;
export const has = (shown: Shown, part: Part): boolean => count(shown, part) > 0;

/**
 * How much of the log stands on the teletype. What happens is shown before it is logged: its lines
 * are printed with the last beat, all at once.
 */
export const loggedIn = ({ beats, first = 0 }: StageReel<SceneFrame>, beat: number): number =>
  beats[beat === beats.length - 1 ? beat : first].told;
