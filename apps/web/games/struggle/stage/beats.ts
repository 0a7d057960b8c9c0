import { Score, reelWith, type StageReel, type Timed } from '../../../table/stage/beats.ts';
import type { Sound } from '../../../table/stage/sounds.ts';
import type { Line, Scene } from './scene.ts';

const LANDS = 760;
/** No region has more: one beat each. */
const MOST_BATTLEGROUNDS = 8;

function soundOf(line: Line): Sound | undefined {
  if (line.kind !== 'influence') return undefined;
  return line.to < line.from ? 'remove' : 'place';
}

function timed(scene: Scene): Timed {
  const score = new Score(scene.from);
  const { lines } = scene;
  switch (scene.kind) {
    case 'headlines':
      score.at(0, 'paper').at(400, 'turned', 'card').at(600, 'turned', 'card', scene.to);
      score.at(1100, 'order', 'stamp').at(1250, 'order').lines(lines, 1400, 180, soundOf);
      return { beats: score.beats, hold: 950 };
    case 'card':
      score
        .at(0, 'paper', 'card', scene.from + 1)
        .at(520, 'use')
        .lines(lines, 900, 350, soundOf);
      return { beats: score.beats, hold: lines.length > 0 ? 600 : 900 };
    case 'die': {
      score.at(0, 'paper').hops().at(LANDS, 'die', 'land');
      for (const i of scene.terms.keys()) score.at(900 + i * 80, 'term');
      score.at(1060, 'sum').at(1150, 'stamp', 'stamp').lines(lines, 1350, 180, soundOf);
      return { beats: score.beats, hold: 700 };
    }
    case 'dice':
      score.at(0, 'paper').hops().at(LANDS, 'die', 'land');
      if (scene.rolls.length > 1) score.at(960, 'rival', 'land');
      score.at(1060, 'sum').at(1250, 'stamp', 'stamp').lines(lines, 1450, 180, soundOf);
      return { beats: score.beats, hold: 700 };
    case 'scoring':
      score.at(0, 'paper', 'card').at(400, 'level').at(550, 'level');
      for (let i = 0; i < MOST_BATTLEGROUNDS; i++) score.at(700 + i * 120, 'term', 'tick');
      score.at(1700, 'sum').at(1900, 'stamp', 'scored').lines(lines, 2100, 180, soundOf);
      return { beats: score.beats, hold: 900 };
    case 'flashpoint':
      score
        .at(0, 'paper')
        .at(500, 'turned', 'card', scene.from + 1)
        .at(1000, 'stamp', 'stamp');
      score.lines(lines, 1250, 180, soundOf);
      return { beats: score.beats, hold: 900 };
    case 'defcon': {
      if (scene.after > scene.before) {
        return { beats: score.at(0, 'paper', 'defconUp').at(300, 'words').beats, hold: 600 };
      }
      score.at(0, 'paper', scene.after === 2 ? 'defconTwo' : 'defconDown').at(600, 'words');
      return { beats: score.at(1000, 'closed').beats, hold: 1200 };
    }
    case 'turn':
      score
        .at(0, 'paper', 'turnEnds')
        .at(300, 'level')
        .at(600, 'term')
        .lines(lines, 900, 300, soundOf);
      return { beats: score.beats, hold: 1500 };
    case 'ending':
      // A page at once would be one long frame: its parts come one after the other.
      score
        .at(0, 'paper', undefined, scene.to)
        .at(200, 'course')
        .at(400, 'numbers')
        .at(600, 'figures')
        .at(900, 'strikes')
        .at(1800, 'title')
        .at(2300, 'cause');
      return { beats: score.beats, hold: 0, isLasting: true };
    case 'note':
      score.at(0, 'paper').lines(lines, 200, 350, soundOf);
      return { beats: score.beats, hold: 700 };
  }
}

/** A scene for the projector. What was shown of it up to `told` entries is not shown again. */
export const reelOf = (scene: Scene, told = scene.from): StageReel<Scene> => ({
  ...reelWith(scene, timed(scene), told),
  // At the end of a game all regions are scored at once: each is told, however many wait.
  ...(scene.kind === 'scoring' && { isWhole: true }),
});
