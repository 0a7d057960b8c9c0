import { Score, reelWith, type StageReel, type Timed } from '../../../table/stage/beats.ts';
import type { Sound } from '../../../table/stage/sounds.ts';
import type { Line, Scene } from './scene.ts';

/** One mass protest more and a state collapses. */
const LAST_PROTEST = 3;

function soundOf(line: Line): Sound | undefined {
  if (line.kind === 'told' || line.kind === 'doves') return undefined;
  return line.to < line.from ? 'remove' : 'place';
}

function timed(scene: Scene): Timed {
  const score = new Score(scene.from);
  const { lines } = scene;
  switch (scene.kind) {
    case 'card':
      score
        .at(0, 'paper', 'card', scene.from + 1)
        .at(520, 'use')
        .lines(lines, 900, 350, soundOf);
      return { beats: score.beats, hold: lines.length > 0 ? 600 : 900 };
    case 'phase': {
      score.at(0, 'paper', 'card', scene.from + 1);
      for (const i of scene.terms.keys()) score.at(400 + i * 180, 'term', 'tick');
      const summed = 400 + scene.terms.length * 180;
      score.at(summed + 120, 'sum').at(summed + 300, 'stamp', 'stamp');
      score.lines(lines, summed + 500, 350, soundOf);
      return { beats: score.beats, hold: 900 };
    }
    case 'protest': {
      const isLast = scene.counts.some((count) => count >= LAST_PROTEST);
      score
        .at(0, 'paper', isLast ? 'defconTwo' : 'defconDown')
        .at(400, 'level')
        .at(700, 'words');
      return { beats: score.beats, hold: 1000 };
    }
    case 'wall':
      score.at(0, 'paper', 'defconDown').at(400, 'words');
      return { beats: score.beats, hold: 1200 };
    case 'doves':
      score.at(0, 'paper', 'defconTwo').at(600, 'words');
      return { beats: score.beats, hold: 1200 };
    case 'decade':
      score.at(0, 'paper', 'turnEnds').at(300, 'level').at(600, 'term');
      return { beats: score.beats, hold: 1500 };
    case 'ending':
      // A page at once would be one long frame: the course of the game comes after the headline.
      score
        .at(0, 'paper', undefined, scene.to)
        .at(300, 'course')
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
  // Ten phases come at once: each is told, however many wait.
  ...(scene.kind === 'phase' && { isWhole: true }),
});
