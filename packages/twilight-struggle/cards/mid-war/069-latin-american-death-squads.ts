import { step } from '@brink/kernel';
import { PHASING, SELF, raiseFlag, sideOf, type Side, type Table } from '@brink/struggle';
import { card } from '../../card.ts';
import { DeathSquads } from '../../flags.ts';
import { isRuled } from '../../rulings.ts';

/** Whoever plays the card, by ruling the active player (Grain Sales in a USSR round). */
const patron = (game: Table): Side =>
  isRuled(game, 'deathSquadsForActivePlayer') ? (game.mem[PHASING] as Side) : sideOf(game, SELF);

/** In Central and South America own coups get 1 more this turn, those of the rival 1 less. */
export default card(69, {
  event: [step((game) => raiseFlag(game, DeathSquads + patron(game)))],
});
