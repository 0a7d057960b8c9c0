import { play } from './red-sea/ru/play.ts';
import { score } from './red-sea/ru/score.ts';
import { turnZero } from './turn-zero/ru/turn-zero.ts';
import { events } from './twilight-struggle/ru/events.ts';
import { operations } from './twilight-struggle/ru/operations.ts';
import { scoring } from './twilight-struggle/ru/scoring.ts';
import { table } from './twilight-struggle/ru/table.ts';
import { turn } from './twilight-struggle/ru/turn.ts';
import { variants } from './twilight-struggle/ru/variants.ts';
import { base } from './volk/ru/base.ts';
import { twoPlusTwo } from './volk/ru/two-plus-two.ts';

export { words } from './words/ru.ts';

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
