import type { Lesson } from './lesson.ts';
import { coups } from './red-sea/coups.ts';
import { influence } from './red-sea/influence.ts';
import { scoring } from './red-sea/scoring.ts';
import { brink } from './twilight-struggle/brink.ts';
import { firstGame } from './twilight-struggle/first-game.ts';
import { rivalEvents } from './twilight-struggle/rival-events.ts';
import { economy } from './volk/economy.ts';
import { unrest } from './volk/unrest.ts';

/** The guided first game; then from Red Sea to the whole world, and divided Germany. */
export const LESSONS: readonly Lesson[] = [
  firstGame,
  influence,
  coups,
  scoring,
  rivalEvents,
  brink,
  economy,
  unrest,
];
