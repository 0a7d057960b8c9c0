import type { GameId } from '@brink/games/ids';
import { loadPuzzles } from './index.ts';
import type { Puzzle } from './puzzle.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The games of a week: most people play the first. */
const WEEK: readonly GameId[] = [
  'twilight-struggle',
  'twilight-struggle',
  'red-sea',
  'twilight-struggle',
  'twilight-struggle',
  'volk',
  'twilight-struggle',
];

/** Scatters days over a list: neighbours come from different games and themes. */
const STRIDE = 7919;

/** The number of a day, the same for everybody on earth. */
export const dayOf = (now: number): number => Math.floor(now / DAY_MS);

/** The game of a day's puzzle. */
export const dailyGame = (day: number): GameId => WEEK[day % WEEK.length];

/** How many puzzles of the same game came before this day. */
function before(day: number): number {
  const game = dailyGame(day);
  const inWeek = (days: readonly GameId[]): number => days.filter((each) => each === game).length;
  const weeks = Math.floor(day / WEEK.length);
  return weeks * inWeek(WEEK) + inWeek(WEEK.slice(0, day % WEEK.length));
}

/** The puzzle of a day, the same for everybody: all of a game in turn. */
export async function puzzleOfDay(day: number): Promise<Puzzle> {
  const list = await loadPuzzles(dailyGame(day));
  return list[(before(day) * STRIDE) % list.length];
}
