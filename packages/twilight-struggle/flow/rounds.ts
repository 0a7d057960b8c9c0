import { TURN, isRaised, type Side, type Table } from '@brink/struggle';
export { isScoringDue } from '@brink/struggle';
import { EIGHT_ROUNDS } from '../data/space.ts';
import { NorthSeaOilRound } from '../flags.ts';
import { hasAbility } from '../space-abilities.ts';

/** Rounds that have to be played (§4.5 D). */
export const regularRounds = ({ mem }: Table): number => (mem[TURN] <= 3 ? 6 : 7);

/** With the one that North Sea Oil allows on top: nothing ends it before the turn is over. */
export const certainRounds = (game: Table, side: Side): number =>
  isRaised(game, NorthSeaOilRound + side) ? 8 : regularRounds(game);

/** With the one of the space station, which is lost when the rival arrives there (§6.4.4). */
export const roundsOf = (game: Table, side: Side): number =>
  hasAbility(game, side, EIGHT_ROUNDS) ? 8 : certainRounds(game, side);
