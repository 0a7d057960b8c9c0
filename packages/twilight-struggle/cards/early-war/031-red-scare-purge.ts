import { RIVAL, SELF, USSR, raise, sideOf, whileRaisedOn } from '@brink/struggle';
import { card } from '../../card.ts';
import { RedScare } from '../../flags.ts';
import { isCivilWar } from '../../scenarios/chinese-civil-war.ts';

/** This turn the opponent's operations are worth 1 point less, but never less than 1 (§7.4). */
export default card(31, {
  // §12.4: not for the USSR while China is at war.
  condition: (game) => !(isCivilWar(game) && sideOf(game, SELF) === USSR),
  event: [raise(RedScare, RIVAL)],
  lasting: [whileRaisedOn(RedScare, { opsModifier: () => -1 })],
});
