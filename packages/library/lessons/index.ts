import type { Lesson } from './lesson.ts';
import { coups } from './red-sea/coups.ts';
import { influence } from './red-sea/influence.ts';
import { scoring } from './red-sea/scoring.ts';
import { brink } from './twilight-struggle/brink.ts';
import { opening } from './twilight-struggle/opening.ts';
import { rivalEvents } from './twilight-struggle/rival-events.ts';
import { economy } from './volk/economy.ts';
import { unrest } from './volk/unrest.ts';

/** In the order in which to take them: from Red Sea to the whole world, then divided Germany. */
export const LESSONS: readonly Lesson[] = [
  influence,
  coups,
  scoring,
  opening,
  rivalEvents,
  brink,
  economy,
  unrest,
];
