import { play } from './red-sea/en/play.ts';
import { score } from './red-sea/en/score.ts';
import { turnZero } from './turn-zero/en/turn-zero.ts';
import { events } from './twilight-struggle/en/events.ts';
import { operations } from './twilight-struggle/en/operations.ts';
import { scoring } from './twilight-struggle/en/scoring.ts';
import { table } from './twilight-struggle/en/table.ts';
import { turn } from './twilight-struggle/en/turn.ts';
import { variants } from './twilight-struggle/en/variants.ts';
import { base } from './volk/en/base.ts';
import { twoPlusTwo } from './volk/en/two-plus-two.ts';

export { words } from './words/en.ts';

export const sections = {
  ...table,
  ...turn,
  ...operations,
  ...events,
  ...scoring,
  ...variants,
  ...turnZero,
  ...play,
  ...score,
  ...base,
  ...twoPlusTwo,
};
