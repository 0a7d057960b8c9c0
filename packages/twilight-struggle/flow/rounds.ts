import { TURN, US, isRaised, type Side, type Table } from '@brink/struggle';
export { isScoringDue } from '@brink/struggle';
import { EIGHT_ROUNDS } from '../data/space.ts';
import { Flag } from '../flags.ts';
import { hasAbility } from '../space-abilities.ts';

/** Rounds that have to be played (§4.5 D). */
export const regularRounds = ({ mem }: Table): number => (mem[TURN] <= 3 ? 6 : 7);

/** With the rounds that an ability or North Sea Oil allows on top. */
export function roundsOf(game: Table, side: Side): number {
  const hasEight =
    hasAbility(game, side, EIGHT_ROUNDS) || (side === US && isRaised(game, Flag.NorthSeaOilRound));
  return hasEight ? 8 : regularRounds(game);
}
