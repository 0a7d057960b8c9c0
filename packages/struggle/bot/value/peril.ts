import { US, USSR, type Side } from '../../sides.ts';
import { DEFCON, ROUND } from '../../state.ts';
import type { Table } from '../../world.ts';
import type { Bot } from '../frame.ts';

/**
 * How many of a hundred positions end in a nuclear war that the side begins before the turn is over,
 * because nothing else is left in its hand: by DEFCON 2, 3 and above, by how many cards that are
 * suicide at DEFCON 2 it has beyond those that it can keep, and by the rounds that are left: at most
 * one, two, up to four, more. Counted in 4,524 games of a search that plays what looks best at once
 * (docs/how-to/train-a-bot.md). Rollouts seldom show it: their suggestions see such cards early.
 * Where none is too many the count was 2 at most. It is taken for more here: whoever takes a card
 * from such a hand wins the game by it, and better opponents find that more often.
 */
const PERIL: readonly (readonly (readonly number[])[])[] = [
  [
    [2, 4, 6, 7],
    [64, 56, 57, 38],
    [99, 97, 95, 69],
  ],
  [
    [3, 5, 6, 6],
    [45, 45, 38, 25],
    [60, 50, 40, 28],
  ],
  [
    [0, 1, 2, 2],
    [5, 12, 14, 5],
    [30, 30, 30, 27],
  ],
];

const leftOf = (rounds: number): number =>
  rounds <= 1 ? 0 : rounds <= 2 ? 1 : rounds <= 4 ? 2 : 3;

function perilOf({ trouble, alarm }: Bot, game: Table, side: Side): number {
  trouble.lookForTrouble(game, side);
  if (alarm.excess < 0) return 0;
  const byExcess = PERIL[Math.max(0, Math.min(2, game.mem[DEFCON] - 2))];
  const byLeft = byExcess[Math.min(2, alarm.excess)];
  return byLeft[leftOf(game.rules.rule.roundsOf(game, side) - game.mem[ROUND])] / 100;
}

/** A standing of the US, from -1 to 1, with what either side may lose by a nuclear war. */
export function withPeril(bot: Bot, game: Table, standing: number): number {
  const [us, ussr] = [perilOf(bot, game, US), perilOf(bot, game, USSR)];
  const rest = Math.max(0, 1 - us - ussr);
  return rest * standing + (1 - rest) * (us === ussr ? 0 : (ussr - us) / (us + ussr));
}
