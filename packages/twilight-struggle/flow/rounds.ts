import {
  ROUND,
  TURN,
  US,
  countFrom,
  handOf,
  hasSpaceAbility,
  isRaised,
  type Side,
  type Table,
} from '@brink/struggle';
import { scoringCards } from '../card-sets.ts';
import { EIGHT_ROUNDS } from '../data/space.ts';
import { Flag } from '../flags.ts';

/** Rounds that have to be played (§4.5 D). */
export const regularRounds = ({ mem }: Table): number => (mem[TURN] <= 3 ? 6 : 7);

/** With the rounds that an ability or North Sea Oil allows on top. */
export function roundsOf(game: Table, side: Side): number {
  const hasEight =
    hasSpaceAbility(game, side, EIGHT_ROUNDS) ||
    (side === US && isRaised(game, Flag.NorthSeaOilRound));
  return hasEight ? 8 : regularRounds(game);
}

/** As many scoring cards in hand as rounds left: one must be played now or the game is lost. */
export function isScoringDue(game: Table, side: Side): boolean {
  const held = countFrom(game, handOf(side), scoringCards);
  return held > 0 && held >= roundsOf(game, side) - game.mem[ROUND] + 1;
}
