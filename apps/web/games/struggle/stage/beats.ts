import type { Beat, Reel } from '../../../table/stage/projector.ts';
import type { Sound } from '../../../table/stage/sounds.ts';
import type { Line, Scene } from './scene.ts';

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
  | 'title'
  | 'cause';

export interface StageBeat extends Beat {
  readonly part: Part;
  /** How many entries of the log have been told with it. */
  readonly told: number;
}

/** A scene with its timing. */
export interface StageReel extends Reel {
  readonly scene: Scene;
  readonly beats: readonly StageBeat[];
}

/** The six hard cuts of a die that hops. */
const HOPS = [160, 220, 290, 380, 490, 620];
const LANDS = 760;

/** Writes down the beats of one scene. */
class Score {
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

  lines(lines: readonly Line[], from: number, apart: number): this {
    for (const [i, line] of lines.entries()) {
      const isLess = line.kind === 'influence' && line.to < line.from;
      const sound = line.kind === 'influence' ? (isLess ? 'remove' : 'place') : undefined;
      this.at(from + i * apart, 'line', sound, line.entry + 1);
    }
    return this;
  }
}

interface Timed {
  readonly beats: readonly StageBeat[];
  readonly hold: number;
  readonly isLasting?: boolean;
}

function timed(scene: Scene): Timed {
  const score = new Score(scene.from);
  const { lines } = scene;
  switch (scene.kind) {
    case 'headlines':
      score.at(0, 'paper').at(400, 'turned', 'card').at(600, 'turned', 'card', scene.to);
      score.at(1100, 'order', 'stamp').at(1250, 'order').lines(lines, 1400, 180);
      return { beats: score.beats, hold: 950 };
    case 'card':
      score
        .at(0, 'paper', 'card', scene.from + 1)
        .at(520, 'use')
        .lines(lines, 900, 350);
      return { beats: score.beats, hold: lines.length > 0 ? 600 : 900 };
    case 'die': {
      score.at(0, 'paper').hops().at(LANDS, 'die', 'land');
      for (const i of scene.terms.keys()) score.at(900 + i * 80, 'term');
      score.at(1060, 'sum').at(1150, 'stamp', 'stamp').lines(lines, 1350, 180);
      return { beats: score.beats, hold: 700 };
    }
    case 'dice':
      score.at(0, 'paper').hops().at(LANDS, 'die', 'land');
      if (scene.rolls.length > 1) score.at(960, 'rival', 'land');
      score.at(1060, 'sum').at(1250, 'stamp', 'stamp').lines(lines, 1450, 180);
      return { beats: score.beats, hold: 700 };
    case 'scoring':
      score.at(0, 'paper', 'card').at(400, 'level').at(550, 'level').at(700, 'term', 'tick');
      score.at(1300, 'sum', 'tick').at(1500, 'stamp', 'scored').lines(lines, 1700, 180);
      return { beats: score.beats, hold: 900 };
    case 'defcon': {
      if (scene.after > scene.before) {
        return { beats: score.at(0, 'paper', 'defconUp').at(300, 'words').beats, hold: 600 };
      }
      score.at(0, 'paper', scene.after === 2 ? 'defconTwo' : 'defconDown').at(600, 'words');
      return { beats: score.at(1000, 'closed').beats, hold: 1200 };
    }
    case 'turn':
      score.at(0, 'paper', 'turnEnds').at(300, 'level').at(600, 'term').lines(lines, 900, 300);
      return { beats: score.beats, hold: 1500 };
    case 'ending':
      score.at(0, 'paper', undefined, scene.to).at(1800, 'title').at(2300, 'cause');
      return { beats: score.beats, hold: 0, isLasting: true };
    case 'note':
      score.at(0, 'paper').lines(lines, 200, 350);
      return { beats: score.beats, hold: 700 };
  }
}

/** A scene for the projector. What was shown of it up to `told` entries is not shown again. */
export function reelOf(scene: Scene, told = scene.from): StageReel {
  const { beats, hold, isLasting } = timed(scene);
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
