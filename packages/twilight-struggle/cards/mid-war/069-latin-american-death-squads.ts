import { step } from '@brink/kernel';
import {
  PHASING,
  SELF,
  raiseFlag,
  sideOf,
  whileRaisedOn,
  whileRaisedOnRival,
  type Side,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { DeathSquads } from '../../flags.ts';
import { CentralAmerica, SouthAmerica } from '../../map.ts';
import { isRuled } from '../../rulings.ts';

/** Whoever plays the card, by ruling the active player (Grain Sales in a USSR round). */
const patron = (game: Table): Side =>
  isRuled(game, 'deathSquadsForActivePlayer') ? (game.mem[PHASING] as Side) : sideOf(game, SELF);

const inLatinAmerica =
  (modifier: number) =>
  (_game: Table, _side: Side, country: number): number =>
    CentralAmerica.has(country) || SouthAmerica.has(country) ? modifier : 0;

/** This turn, in Central and South America, own coups get 1 more and those of the opponent 1 less. */
export default card(69, {
  event: [step((game) => raiseFlag(game, DeathSquads + patron(game)))],
  lasting: [
    whileRaisedOn(DeathSquads, { coupDie: inLatinAmerica(1) }),
    whileRaisedOnRival(DeathSquads, { coupDie: inLatinAmerica(-1) }),
  ],
});
