import { Track } from '../deck/item.ts';
import { positionOn } from '../board/tracks.ts';
import { peacemakersOf, victoryPoints } from '../end/verdict.ts';
import { isForFour, isOver } from '../result.ts';
import { EAST, WEST, isSuperpower, sideOf } from '../sides.ts';
import { DOVES, LAST_ACTOR, RESULT, TREASURY } from '../state.ts';
import type { Table } from '../volk.ts';
import { westLead } from './standing.ts';

/** How far the USA is ahead of the USSR, from -1 to 1. */
function usaLead(game: Table): number {
  const { mem } = game;
  const points = victoryPoints(game, WEST) - victoryPoints(game, EAST);
  const tracks =
    -0.35 * positionOn(game, Track.dominance) -
    0.3 * positionOn(game, Track.space) -
    0.25 * positionOn(game, Track.arms);
  const money = 0.06 * (worth(mem[TREASURY]) - worth(mem[TREASURY + 1]));
  return Math.tanh(0.3 * points + tracks + money);
}

/** Money beyond what one needs is worth little, debts hurt. */
const worth = (dollars: number): number =>
  dollars < 0 ? 2 * dollars : dollars > 8 ? 8 + 0.2 * (dollars - 8) : dollars;

/** Fewer doves are a risk, most of all for those without peacemakers. */
function dread(game: Table, seat: number): number {
  const down = 6 - game.mem[DOVES];
  return 0.004 * down * down - 0.01 * peacemakersOf(game, seat);
}

/** From -1 (lost) to 1 (won), by rules written by hand. */
export function evaluateByHand(game: Table, seat: number): number {
  const { mem } = game;
  if (isOver(game)) {
    if (mem[RESULT] & (1 << seat)) return 1;
    return mem[LAST_ACTOR] === seat ? -1 : -0.95;
  }
  const west = Math.tanh(westLead(game));
  const own = sideOf(seat) === WEST ? west : -west;
  if (!isForFour(game)) return 0.97 * own;
  const lead = usaLead(game) * (sideOf(seat) === WEST ? 1 : -1);
  // A superpower must lead its rival to be the winner of its bloc; a German state wins otherwise.
  const share = isSuperpower(seat) ? 0.5 + 0.5 * lead : 0.7 - 0.3 * lead;
  const chance = ((own + 1) / 2) * share;
  return Math.max(-0.94, Math.min(0.94, 2 * chance - 1 - dread(game, seat)));
}
