import { TURN, type Side, type Table } from '@brink/struggle';
export { isScoringDue } from '@brink/struggle';
import { EIGHT_ROUNDS } from '../data/space.ts';
import { hasAbility } from '../space-abilities.ts';

/** Rounds that have to be played (§4.5 D). */
export const regularRounds = ({ mem }: Table): number => (mem[TURN] <= 3 ? 6 : 7);

/** With the one of the space station, which is lost when the rival arrives there (§6.4.4). */
export const roundsBySpace = (game: Table, side: Side): number =>
  hasAbility(game, side, EIGHT_ROUNDS) ? 8 : regularRounds(game);

/** With what events allow on top as well. */
export const roundsOf = (game: Table, side: Side): number => game.rules.rule.roundsOf(game, side);
